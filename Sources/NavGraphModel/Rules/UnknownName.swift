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
  static func unknownName(_ name: UnresolvedName, wanted: String, declared: SourceRange?, others: [Label]) -> Diagnostic {
    if name.meant == nil, InstanceSyntax.isKind(name.text) {
      return Diagnostic(
        .unknownName, message: "expected a name after `\(name.text)`", at: name.range,
        label: "without a name, this is read as the name of \(wanted.withArticle)",
        help: ["add a name after `\(name.text)`"])
    }
    return Diagnostic(
      .unknownName, message: "there is no \(wanted) named `\(name.text)`", at: name.range, label: name.question(orElse: "not declared"),
      secondary: name.declarationLabel(at: declared) + others,
      help: name.meant == nil && others.isEmpty ? ["declare it, or import the file that declares it"] : [], fixes: name.fixes)
  }
}
