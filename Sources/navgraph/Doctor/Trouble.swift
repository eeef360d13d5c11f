import NavGraphCompiler

/// Something that is wrong with how a project uses navgraph, and what to do about it.
struct Trouble {
  /// `App/Generated: stale: Shop.swift has changed`
  let message: String
  let fix: String

  init(_ message: String, fix: String) { (self.message, self.fix) = (message, fix) }

  var text: TerminalText { "\(message)\n  = fix: \(fix)\n" }
}
