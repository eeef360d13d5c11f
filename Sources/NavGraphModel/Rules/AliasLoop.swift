import NavGraphSyntax

extension Rule {
  /// A loop of aliases.
  static let aliasLoop = Rule(
    0708, .error, summary: "aliases that lead to each other",
    rationale: """
      An alias stands for a route, perhaps by way of other aliases. A loop of aliases never gets to one.
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
  static func aliasLoop(_ patterns: [String], at range: SourceRange, others: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .aliasLoop, patterns.count == 1 ? "this alias leads to itself" : "these aliases lead to each other, and to no route", at: range,
      "stands for \((patterns.dropFirst().first ?? patterns.first ?? "").quoted) ...",
      secondary: others.prefix(8).map { Label($0, "... and this leads on") },
      notes: ["loop: " + (patterns.prefix(12) + patterns.prefix(1)).joined(separator: " -> ")],
      help: ["let one of them lead to the pattern of a route"])
  }
}
