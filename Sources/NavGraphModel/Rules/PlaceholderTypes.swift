import NavGraphSyntax

extension Rule {
  /// A placeholder with two types.
  static let placeholderTypes = Rule(
    0450, .error, summary: "a placeholder that feeds parameters of different types",
    rationale: """
      A placeholder has the type of the parameter that it feeds. If it feeds several, they must agree.
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
      .placeholderTypes, "`{\(name)}` can't be \(first.withArticle) and \(second.withArticle)", at: range,
      "here it is \(second.withArticle) ...", secondary: [Label(firstRange, "... and here \(first.withArticle)")],
      help: ["use two placeholders, or give both parameters one type"])
  }
}
