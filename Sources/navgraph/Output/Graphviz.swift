import NavGraphSyntax

/// The program `dot`, which turns DOT into pictures.
enum Graphviz {
  /// The time that a picture may take, in seconds.
  static let limit = 30

  /// What a picture is drawn with, the first that works: on some graphs `dot` crashes where it bends links around cards.
  private static let layouts = [[], ["-Gsplines=polyline"], ["-Gsplines=line"]]

  static func draw(_ dot: String, as format: String, _ console: Console, seconds: Int = limit) throws(Failure) -> [UInt8] {
    guard let program = ChildProcess.find("dot") else {
      throw .io(
        "Graphviz is not installed: there is no program `dot` on PATH, and it draws \(format)",
        help: "install it (brew install graphviz, apt-get install graphviz), or write DOT with --format dot")
    }
    let end = ContinuousClock.now + .seconds(seconds)
    var failure = ""
    for layout in layouts {
      let left = max(1, Int(ContinuousClock.now.duration(to: end).components.seconds))
      let result = try ChildProcess.run(
        program, ["-T" + format] + layout, input: Array(dot.utf8), seconds: left, isHolding: console.isHoldingSignals)
      if result.isInterrupted { throw .interrupted }
      if result.isTimedOut {
        throw .io(
          "`dot` has not finished within \(seconds) seconds",
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
