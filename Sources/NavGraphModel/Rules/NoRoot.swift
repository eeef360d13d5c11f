import NavGraphSyntax

extension Rule {
  /// An app without a root.
  static let noRoot = Rule(
    0307, .error, summary: "an app without a root",
    rationale: """
      A root is what a scene shows first. There may be several for several kinds of devices, but at least one.
      """,
    failing: """
      app Shop {
        platform iOS 17
      }
      """,
    corrected: """
      app Shop {
        platform iOS 17
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func noRoot(_ app: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noRoot, "the app `\(app)` has no root", at: range, "nothing says what it shows first",
      help: ["add `root` and the container or screen that a scene shows first"])
  }
}
