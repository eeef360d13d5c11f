import NavGraphSyntax

extension Rule {
  static let placeholderTypes = Rule(
    0450, .error, summary: "placeholder with parameters of different types",
    rationale: """
      A placeholder has the type of the parameter that it's passed to.
      If it's passed to several parameters, their types must match.
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
      screen Page(number: Int)
      route "/rooms/{id}" -> chats / Room(id) / Page(number: id)
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
      screen Page(number: Int)
      route "/rooms/{id}/{number}" -> chats / Room(id) / Page(number)
      """)
}

extension Diagnostic {
  static func placeholderTypes(
    _ name: String, _ first: String, _ firstRange: SourceRange, _ second: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .placeholderTypes, "`{\(name)}` can't be both \(first.withArticle) and \(second.withArticle)", at: range,
      "\(second.withArticle) here", secondary: [Label(firstRange, "\(first.withArticle) here")],
      help: ["use two placeholders, or give both parameters the same type"])
  }
}
