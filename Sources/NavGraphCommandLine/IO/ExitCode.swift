/// The exit codes of the programs.
package enum ExitCode: Int32 {
  case clean = 0
  case errors = 1
  /// A file isn't up to date, or not in the canonical layout.
  case stale = 2
  case usage = 64
  /// A bug in navgraph.
  case bug = 70
  case io = 74
}
