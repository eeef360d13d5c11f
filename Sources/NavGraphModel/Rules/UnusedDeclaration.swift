import NavGraphSyntax

extension Rule {
  static let unusedDeclaration = Rule(
    number: 0312, severity: .warning, summary: "unused declaration",
    rationale: """
      A type, a guard, a condition, a group of events, or an appearance that is never referenced is left over, or a reference to it is \
      missing.
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
  static func unusedDeclaration(named name: String, noun: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedDeclaration, message: "the \(noun) `\(name)` is never used", at: range, label: "never referenced",
      help: noun == "guard" ? ["add it to a `requires` where it should be evaluated, or remove it"] : [],
      fixes: [Fix("remove it", applicability: .maybe, edits: [.init(replacing: whole, with: "")])])
  }
}
