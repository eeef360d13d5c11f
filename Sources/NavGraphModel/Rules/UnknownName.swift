import NavGraphSyntax

extension Rule {
  static let unknownName = Rule(
    0301, .error, summary: "unresolved name",
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
    _ name: String, wanted: String, at range: SourceRange, meant: String?, _ declared: SourceRange?
  ) -> Diagnostic {
    if meant == nil, InstanceSyntax.isKind(name) {
      return Diagnostic(
        .unknownName, "expected a name after `\(name)`", at: range, "without a name, this is read as the name of \(wanted.withArticle)",
        help: ["add a name after `\(name)`"])
    }
    return Diagnostic(
      .unknownName, "there is no \(wanted) named `\(name)`", at: range, meant.map { "did you mean `\($0)`?" } ?? "not declared",
      secondary: meant.flatMap { text in declared.map { [Label($0, "`\(text)` is declared here")] } } ?? [],
      help: meant == nil ? ["declare it, or import the file that declares it"] : [],
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}
