import NavGraphCompiler

/// An issue in how a project uses navgraph, and a fix.
struct ProjectIssue {
  /// The issue, such as `App/Generated is stale: changed App/Generated/Shop.swift`.
  let message: String
  let fix: String

  init(_ message: String, fix: String) { (self.message, self.fix) = (message, fix) }

  var text: TerminalText { "\(message)\n  = fix: \(fix)\n" }
}
