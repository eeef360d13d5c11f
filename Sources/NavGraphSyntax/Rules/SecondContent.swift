extension Rule {
  package static let secondContent = Rule(
    number: 219, severity: .error, summary: "tab with two contents",
    rationale: "A tab shows one container or screen, or performs an action instead. Its title is written in quotes.",
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
  /// Reports a second content of a tab. `title` is the first content, if it may be a title without quotes.
  static func secondContent(at range: SourceRange, first: SourceRange, title: String?) -> Diagnostic {
    let fixes =
      title.map { [Fix("write `\"\($0)\"` as the title", applicability: .maybe, edits: [.init(replacing: first, with: "\"\($0)\"")])] }
      ?? []
    return Diagnostic(
      .secondContent, message: "this tab has two contents", at: range, label: "remove this, or declare another tab for it",
      secondary: [Label(at: first, text: "the first content")], help: ["write the title of a tab in quotes"], fixes: fixes)
  }
}
