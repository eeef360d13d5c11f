import NavGraphSyntax

extension Rule {
  static let unknownName = Rule(
    number: 0301, severity: .error, summary: "unresolved name",
    rationale: """
      Every screen, container, guard, condition, type, appearance, and group of events is declared once, in any of the files of the app.
      Names are case-sensitive.
      The declaration may be missing, or the file that contains it may not be imported.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detial
      }
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail
      """)
}

extension Diagnostic {
  static func unknownName(
    named name: String, wanted: String, at range: SourceRange, meant: String?, declared: SourceRange?
  ) -> Diagnostic {
    if meant == nil, InstanceSyntax.isKind(name) {
      return Diagnostic(
        .unknownName, message: "expected a name after `\(name)`", at: range,
        label: "without a name, this is read as the name of \(wanted.withArticle)",
        help: ["add a name after `\(name)`"])
    }
    return Diagnostic(
      .unknownName, message: "there is no \(wanted) named `\(name)`", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not declared",
      secondary: meant.flatMap { text in declared.map { [Label(at: $0, text: "`\(text)` is declared here")] } } ?? [],
      help: meant == nil ? ["declare it, or import the file that declares it"] : [],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
