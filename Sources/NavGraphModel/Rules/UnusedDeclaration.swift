import NavGraphSyntax

extension Rule {
  /// Something that is declared and never used.
  static let unusedDeclaration = Rule(
    0312, .warning, summary: "something that is declared and never used",
    rationale: """
      A type, a guard, a condition, a group of events or an appearance that nothing names is a leftover, or a sign that the place which
      should name it was forgotten.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Home requires signedIn
      """)
}

extension Diagnostic {
  static func unusedDeclaration(_ name: String, _ noun: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedDeclaration, "the \(noun) `\(name)` is never used", at: range, "nothing names it",
      help: noun == "guard" ? ["name it in a `requires` where it should be evaluated, or remove it"] : [],
      fixes: [Fix("remove it", .maybe, [.init(whole, "")])])
  }
}
