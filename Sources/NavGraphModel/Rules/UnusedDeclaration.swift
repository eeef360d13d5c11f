import NavGraphSyntax

extension Rule {
  static let unusedDeclaration = Rule(
    0312, .warning, summary: "unused declaration",
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
  static func unusedDeclaration(_ name: String, _ noun: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedDeclaration, "the \(noun) `\(name)` is never used", at: range, "never referenced",
      help: noun == "guard" ? ["add it to a `requires` where it should be evaluated, or remove it"] : [],
      fixes: [Fix("remove it", .maybe, [.init(whole, "")])])
  }
}
