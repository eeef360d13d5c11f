import NavGraphSyntax

extension Rule {
  static let aliasLoop = Rule(
    number: 0708, severity: .error, summary: "circular aliases",
    rationale: """
      An alias refers to a route, directly or through other aliases.
      Aliases that form a cycle never reach a route.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      alias "/a/{id}" -> "/b/{id}"
      alias "/b/{id}" -> "/a/{id}"
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      alias "/a/{id}" -> "/b/{id}"
      alias "/b/{id}" -> "/rooms/{id}"
      route "/rooms/{id}" -> chats / Room(id)
      """)
}

extension Diagnostic {
  static func aliasLoop(of patterns: [String], at range: SourceRange, others: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .aliasLoop, message: patterns.count == 1 ? "this alias refers to itself" : "these aliases form a cycle", at: range,
      label: "refers to \((patterns.dropFirst().first ?? patterns.first ?? "").quoted)",
      secondary: others.prefix(8).map { Label(at: $0, text: "part of the cycle") },
      notes: ["cycle: " + (patterns.prefix(12) + patterns.prefix(1)).joined(separator: " -> ")],
      help: ["make one of them refer to the pattern of a route"])
  }
}
