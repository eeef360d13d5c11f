extension Rule {
  package static let secondContent = Rule(
    219, .error, summary: "a tab with two contents",
    rationale: "A tab shows one thing: a stack, a split, a screen; or it only acts. Its title stands in quotes.",
    failing: """
      tabs Main {
        tab help Help stack HelpHome
      }
      screen HelpHome
      """,
    corrected: """
      tabs Main {
        tab help "Help" stack HelpHome
      }
      screen HelpHome
      """)
}

extension Diagnostic {
  /// `title` is the first content, if it is a single word that may be a title without its quotes.
  static func secondContent(at range: SourceRange, first: SourceRange, title: String?) -> Diagnostic {
    let fixes = title.map { [Fix("write `\"\($0)\"` as the title", .maybe, [.init(first, "\"\($0)\"")])] } ?? []
    return Diagnostic(
      .secondContent, "a tab shows one thing, and this one is given two", at: range, "a second one begins here",
      secondary: [Label(first, "this is the first")], help: ["the title of a tab stands in quotes"], fixes: fixes)
  }
}
