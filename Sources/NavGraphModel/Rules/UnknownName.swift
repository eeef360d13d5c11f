import NavGraphSyntax

extension Rule {
  /// A name that means nothing.
  static let unknownName = Rule(
    0301, .error, summary: "a name that means nothing",
    rationale: """
      Every screen, container, guard, condition, type, appearance and group of events is declared once, in any of the files that
      belong to the app. Case matters. Perhaps the declaration is missing, or its file is not imported.
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
        .unknownName, "I was expecting a name behind `\(name)`", at: range, "alone it would be the name of a \(wanted)",
        help: ["write what it is the \(name) of"])
    }
    return Diagnostic(
      .unknownName, "there is no \(wanted) named `\(name)`", at: range, meant.map { "did you mean `\($0)`?" } ?? "declared nowhere",
      secondary: meant.flatMap { text in declared.map { [Label($0, "`\(text)` is declared here")] } } ?? [],
      help: meant == nil ? ["declare it, or import the file that does"] : [],
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}
