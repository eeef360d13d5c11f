/// What a run tells the program that started it.
package enum ExitCode: Int32 {
  case clean = 0
  /// There are errors in the input.
  case errors = 1
  /// Something is stale or not in canonical layout.
  case stale = 2
  case usage = 64
  /// A bug in navgraph.
  case bug = 70
  case io = 74
}
