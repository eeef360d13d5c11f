import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphSyntax

/// The program `dot`, which converts DOT to pictures.
enum Graphviz {
  /// The time limit of a picture, in seconds.
  static let limit = 30

  /// The layouts, of which the first that succeeds is used. On some graphs, `dot` crashes when it routes links around cards.
  private static let layouts = [[], ["-Gsplines=polyline"], ["-Gsplines=line"]]

  /// The time limit of the layout by regions. The rest of the time is for a single run.
  private static let layoutLimit = 15

  /// The number of cards from which the layout by regions gets nearly all the time, because a single run wouldn't finish either.
  private static let many = 300

  /// The resolution of a PNG without `--scale`, in dots per inch.
  private static let resolution = 96.0

  /// A diagram with its drawing options.
  struct Drawing {
    let diagram: Diagram
    let isPrinted: Bool
    let theme: Theme
    /// The scale of a PNG, relative to one without `--scale`.
    let scale: Double
    private let isByRegions: Bool

    init(_ diagram: Diagram, isPart: Bool, isPrinted: Bool, theme: Theme, scale: Double = 1) {
      (self.diagram, self.isPrinted, self.theme, self.scale) = (diagram, isPrinted, theme, scale)
      // An overview shows arrows, as long as there are few.
      let isSmall = diagram.links.count <= maxArrows && diagram.cards.count <= PicturePage.maxInOverview
      isByRegions = isPrinted || (diagram.isOverview ? !isSmall : !isPart)
    }

    /// Returns a picture: of a whole app by regions, or of a part of one in a single run.
    func bytes(as format: String, console: Console) throws(Failure) -> [UInt8] {
      guard diagram.cards.contains(where: { !$0.screenshots.isEmpty }) else {
        let picture = try drawn(diagram, as: format, console: console)
        return format == "svg" ? try sealed(picture) { _ in nil } : picture
      }
      return try Thumbnails.made(of: diagram, theme: theme, isEvery: false, console: console) { thumbnails throws(Failure) in
        let picture = try drawn(diagram.showing(in: theme, file: thumbnails.file), as: format, console: console)
        return format == "svg" ? try sealed(picture) { thumbnails.url(ofFile: $0) } : picture
      }
    }

    private func sealed(_ svg: [UInt8], picture: @escaping ([UInt8]) -> [UInt8]?) throws(Failure) -> [UInt8] {
      guard let sealed = SealedSVG.text(of: svg, picture: picture) else {
        throw .io("`dot` printed SVG that isn't a plain drawing", help: "write DOT with \(OptionName.format) dot and run `dot` on it")
      }
      return sealed
    }

    /// Returns the arguments for `dot`. SVG is followed by JSON, which contains the widths of its texts.
    private func arguments(for format: String) -> [String] {
      switch format {
      case "svg": ["-Tsvg", "-Tjson"]
      case "png" where scale != 1: ["-Tpng", "-Gdpi=\(Graphviz.resolution * scale)"]
      default: ["-T" + format]
      }
    }

    private func drawn(_ diagram: Diagram, as format: String, console: Console) throws(Failure) -> [UInt8] {
      let end = ContinuousClock.now + .seconds(limit)
      if isByRegions, let program = ChildProcess.find(named: "dot") {
        let seconds = isPrinted || diagram.cards.count > many ? limit - 3 : layoutLimit
        let run = GraphvizRun(program: program, end: ContinuousClock.now + .seconds(seconds), isHolding: console.isHoldingSignals)
        if isPrinted {
          if let print = try run.print(of: diagram, console: console) { return print }
          throw .io(
            "`dot` can't lay out the pages within \(limit) seconds",
            help: "draw less (\(OptionName.feature) NAME), or one page: \(OptionName.theme) light")
        }
        if let picture = try run.picture(of: diagram, format: arguments(for: format), theme: theme) { return picture }
      }
      return try draw(DotRenderer.text(of: diagram, in: theme), as: format, arguments: arguments(for: format), console: console, until: end)
    }
  }

  /// The maximum number of arrows in an overview that isn't drawn by regions.
  private static let maxArrows = 80

  static func seconds(until end: ContinuousClock.Instant) -> Int {
    max(1, Int(ContinuousClock.now.duration(to: end).components.seconds))
  }

  /// Returns the output of `dot`, in one format unless `arguments` select others.
  static func draw(
    _ dot: String, as format: String, arguments: [String]? = nil, console: Console, until end: ContinuousClock.Instant? = nil
  ) throws(Failure) -> [UInt8] {
    guard let program = ChildProcess.find(named: "dot") else {
      throw .io(
        "Graphviz isn't installed: the program `dot`, which draws \(format), isn't on PATH",
        help: "install it (brew install graphviz, apt-get install graphviz), or write DOT with \(OptionName.format) dot")
    }
    let end = end ?? ContinuousClock.now + .seconds(limit)
    var failure = ""
    for layout in layouts {
      let result = try ChildProcess(
        program, arguments: (arguments ?? ["-T" + format]) + layout, input: Array(dot.utf8), seconds: Graphviz.seconds(until: end),
        isHolding: console.isHoldingSignals
      ).run()
      if result.isInterrupted { throw .interrupted }
      if result.isTimedOut {
        throw .io(
          "`dot` didn't finish within \(limit) seconds",
          help:
            "draw less (\(OptionName.focus) NAME, \(OptionName.feature) NAME, \(OptionName.detail) overview), or write DOT with \(OptionName.format) dot and run `dot` on it"
        )
      }
      if result.status == 0, !result.output.isEmpty {
        if !failure.isEmpty { console.say("\(Executable.name): \(failure); links are drawn as straight lines\n") }
        return result.output
      }
      if failure.isEmpty {
        let said = String(decoding: result.errors.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: "; ")
        failure = "`dot` failed with exit code \(result.status)" + (said.isEmpty ? "" : ": " + said)
      }
    }
    throw .io(failure, help: "draw less (\(OptionName.focus) NAME, \(OptionName.feature) NAME), or write DOT with \(OptionName.format) dot")
  }
}
