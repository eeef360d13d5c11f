import NavGraphDiagrams
import NavGraphSyntax

/// The program `dot`, which turns DOT into pictures.
enum Graphviz {
  /// The time that a picture may take, in seconds.
  static let limit = 30

  /// What a picture is drawn with, the first that works: on some graphs `dot` crashes where it bends links around cards.
  private static let layouts = [[], ["-Gsplines=polyline"], ["-Gsplines=line"]]

  /// The time that the layout by regions may take; what is left is for a single run.
  private static let layoutLimit = 15

  /// A picture of a diagram: of a whole app region by region, of a part of one in a single run.
  static func draw(_ diagram: Diagram, byRegions: Bool, as format: String, _ console: Console) throws(Failure) -> [UInt8] {
    let end = ContinuousClock.now + .seconds(limit)
    if byRegions, let program = ChildProcess.find("dot") {
      let run = GraphvizRun(program: program, end: ContinuousClock.now + .seconds(layoutLimit), isHolding: console.isHoldingSignals)
      if let picture = try run.picture(of: diagram, as: format) { return picture }
    }
    return try draw(DotRenderer.text(diagram), as: format, console, until: end)
  }

  static func seconds(until end: ContinuousClock.Instant) -> Int {
    max(1, Int(ContinuousClock.now.duration(to: end).components.seconds))
  }

  static func draw(_ dot: String, as format: String, _ console: Console, until end: ContinuousClock.Instant? = nil) throws(Failure)
    -> [UInt8]
  {
    guard let program = ChildProcess.find("dot") else {
      throw .io(
        "Graphviz is not installed: there is no program `dot` on PATH, and it draws \(format)",
        help: "install it (brew install graphviz, apt-get install graphviz), or write DOT with --format dot")
    }
    let end = end ?? ContinuousClock.now + .seconds(limit)
    var failure = ""
    for layout in layouts {
      let result = try ChildProcess.run(
        program, ["-T" + format] + layout, input: Array(dot.utf8), seconds: Graphviz.seconds(until: end),
        isHolding: console.isHoldingSignals)
      if result.isInterrupted { throw .interrupted }
      if result.isTimedOut {
        throw .io(
          "`dot` has not finished within \(limit) seconds",
          help: "draw less (--focus NAME, --feature NAME, --detail overview), or write DOT with --format dot and run `dot` on it")
      }
      if result.status == 0, !result.output.isEmpty {
        if !failure.isEmpty { console.say("\(Executable.name): \(failure); links are drawn without curves\n") }
        return result.output
      }
      if failure.isEmpty {
        let said = String(decoding: result.errors.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: "; ")
        failure = "`dot` failed with exit code \(result.status)" + (said.isEmpty ? "" : ": " + Console.visible(said))
      }
    }
    throw .io(failure, help: "draw less (--focus NAME, --feature NAME), or write DOT with --format dot")
  }
}
