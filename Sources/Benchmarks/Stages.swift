import NavGraphChecks
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The time that each stage of `check` takes on one file, in this process.
struct Stages {
  let parse: Double
  let resolve: Double
  let places: Double
  let checks: Double
  let lines: Int
  let findings: Int

  init(path: String, bytes: [UInt8]) {
    let clock = ContinuousClock()
    var marks = [clock.now]
    let program = Compiler.parse([SourceFile(path: path, bytes: bytes)])
    marks.append(clock.now)
    var diagnostics = program.diagnostics
    let graph = NavGraphModel.resolve(program.trees, names: program.names, diagnostics: &diagnostics)
    marks.append(clock.now)
    let places = Places(graph)
    marks.append(clock.now)
    NavGraphChecks.check(graph, places, diagnostics: &diagnostics)
    marks.append(clock.now)
    let times = zip(marks, marks.dropFirst()).map { $0.duration(to: $1) / .milliseconds(1) }
    (parse, resolve, self.places, checks) = (times[0], times[1], times[2], times[3])
    lines = bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    findings = diagnostics.count
    for finding in diagnostics.prefix(3) { print("# \(finding.code) \(finding.message)") }
  }

  /// One line for the process that asked.
  var line: String { ([parse, resolve, places, checks].map { "\($0)" } + ["\(lines)", "\(findings)"]).joined(separator: " ") }
}
