import NavGraphChecks
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The time that each stage of `check` takes on one file, in this process.
struct Stages {
  static let names = ["lex+parse", "resolve", "places", "checks"]

  /// The times in milliseconds, in the order of `names`.
  let times: [Double]
  let lines: Int
  let diagnosticCount: Int

  init(path: String, bytes: [UInt8]) {
    let clock = ContinuousClock()
    var marks = [clock.now]
    let program = Compiler.parse([SourceFile(path: path, bytes: bytes)])
    marks.append(clock.now)
    var diagnostics = program.diagnostics
    let graph = NavGraphModel.resolve(program.trees, names: program.names, diagnostics: &diagnostics)
    marks.append(clock.now)
    let places = Places(of: graph)
    marks.append(clock.now)
    NavGraphChecks.check(graph, places: places, routes: RouteTable(of: graph), diagnostics: &diagnostics)
    marks.append(clock.now)
    times = zip(marks, marks.dropFirst()).map { $0.duration(to: $1) / .milliseconds(1) }
    lines = bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    diagnosticCount = diagnostics.count
    for diagnostic in diagnostics.prefix(3) { print("# \(diagnostic.code) \(diagnostic.message)") }
  }

  /// The times as a line for the parent process.
  var line: String { (times.map { "\($0)" } + ["\(lines)", "\(diagnosticCount)"]).joined(separator: " ") }

  /// Parses a line that `line` has returned.
  init?(line: Substring) {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == Stages.names.count + 2 else { return nil }
    times = Array(numbers.dropLast(2))
    lines = Int(numbers[numbers.count - 2])
    diagnosticCount = Int(numbers[numbers.count - 1])
  }

  var total: Double { times.reduce(0, +) }
}
