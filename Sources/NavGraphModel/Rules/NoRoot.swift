import NavGraphSyntax

extension Rule {
  static let noRoot = Rule(
    number: 0307, severity: .error, summary: "app without a root",
    rationale: """
      The root is what a scene shows first.
      An app has at least one, and can have others for other kinds of devices.
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
  static func noRoot(in app: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noRoot, message: "the app `\(app)` has no root", at: range, label: "missing `root`",
      help: ["add `root` with the container or screen that a scene shows first"])
  }
}
