import NavGraphChecks
import NavGraphModel
import NavGraphSyntax

/// The time that a link table takes in this process: parsing and resolving it, and the checks of routes.
struct LinkTimes {
  let resolve: Double
  let rules: Double
  let diagnosticCount: Int

  init(path: String, bytes: [UInt8]) {
    let clock = ContinuousClock()
    let start = clock.now
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: path, bytes: bytes), file: FileID(0), names: &names, diagnostics: &diagnostics)
    let graph = NavGraphModel.resolve([tree], names: names, diagnostics: &diagnostics)
    let resolved = clock.now
    diagnosticCount = RouteRules.diagnostics(in: graph, table: RouteTable(of: graph)).count
    resolve = start.duration(to: resolved) / .milliseconds(1)
    rules = resolved.duration(to: clock.now) / .milliseconds(1)
  }

  /// The times as a line for the parent process.
  var line: String { "\(resolve) \(rules) \(diagnosticCount)" }

  /// Parses a line that `line` has returned.
  init?(line: Substring) {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    (resolve, rules, diagnosticCount) = (numbers[0], numbers[1], Int(numbers[2]))
  }
}
