import NavGraphSyntax

extension Rule {
  static let placeholderTypes = Rule(
    number: 0450, severity: .error, summary: "placeholder with parameters of different types",
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
    of name: String, first: String, firstRange: SourceRange, second: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .placeholderTypes, message: "`{\(name)}` can't be both \(first.withArticle) and \(second.withArticle)", at: range,
      label: "\(second.withArticle) here", secondary: [Label(at: firstRange, text: "\(first.withArticle) here")],
      help: ["use two placeholders, or give both parameters the same type"])
  }
}
