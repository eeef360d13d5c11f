import NavGraphCompiler
import NavGraphDiagrams
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let graph = Verb(
    name: "graph",
    summary: "Draw the app: DOT, or a picture through Graphviz.",
    operands: "[PATH...] [-o FILE]",
    discussion: """
      Writes DOT to the standard output; with -o, to a file whose name tells the format. SVG, PNG and PDF are drawn by Graphviz: a
      program `dot` must be on PATH. HTML is one page that needs no network. Findings are painted on the picture; a graph with errors is
      drawn as far as it can be read, and the exit code is 1.

      --against paints what differs from an older version of the app: OLD is a file, a folder, or git:REF, the same paths at a revision
      of git. What differs is also said in words, on the standard output beside -o, else on the error stream; each link that breaks is
      named with a URL. Markdown, for a pull request, has both the words and a picture that GitHub draws.
      """,
    options: [
      Option("format", .choice(Picture.allCases.map(\.rawValue)), "What to write; without -o, dot is the default."),
      Option("output", short: "o", .text("FILE"), "Write to a file; - is the standard output."),
      Option("against", .text("OLD"), "Paint what differs from a file, a folder or git:REF."),
      Option("focus", .text("NAME"), "Show only what is near the screen or container NAME."),
      Option("depth", .text("N"), "How many links away is near; 2 without it."),
      Option("feature", .text("NAME"), "Show only what stands in the container NAME."),
      Option("no-routes", "Leave out the ways in by URL."),
      Option(
        "detail", .choice(DiagramOptions.Detail.allCases.map(\.rawValue)),
        "A large graph is shown as an overview of its containers, unless `full`."),
      .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) graph App -o flow.svg", "A picture of the whole app."),
      ("\(Executable.name) graph App --focus Checkout --depth 1 -o checkout.png", "One screen and its neighbours."),
      ("\(Executable.name) graph App --format mermaid", "For a Markdown page."),
      ("\(Executable.name) graph App --against git:main -o changes.md", "What a branch changes, for its pull request."),
    ],
    run: { arguments, session in
      let against = try arguments.value("against").map(Predecessor.init)
      let picture = try Picture(arguments, isComparing: against != nil)
      let options = try DiagramOptions(arguments)
      let workspace = try Workspace(arguments.positional, Judgement(arguments))
      let file = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
      if let file { try workspace.mayWrite([NamedOutput("-o", file)]) }
      try session.showBeside(workspace.report, arguments)
      let program = try workspace.single("and one picture shows one")
      let comparison = try against.map { Comparison(program, against: try $0.program(arguments, session.console)) }
      let diagram = comparison?.picture ?? Compiler.diagram(program)
      let bytes = try picture.bytes(of: diagram, options, workspace.report, beside: file, session.console, comparison)
      if let file {
        try Files.makeFolder(Path.folder(of: file))
        try Files.write(bytes, to: file)
        if let comparison { session.console.print(comparison.summary) }
      } else if picture.isBinary, Console.isTerminal(1) {
        throw Failure.usage("a terminal can't show \(picture.rawValue)", help: "write it to a file with -o flow.\(picture.rawValue)")
      } else {
        session.console.print(bytes: bytes)
        // Markdown says it itself.
        if let comparison, picture != .markdown { session.console.say(comparison.summary) }
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}

extension Session {
  /// Writes findings to the error stream, whatever the result of the run is.
  func showBeside(_ report: Report, _ arguments: Arguments) throws(Failure) {
    let isTerminal = Console.isTerminal(2)
    let format = isTerminal ? ReportFormat.human : .xcode
    let text = format.text(report.capped(format.mostOfOneKind), colour: isColoured(arguments, 2))
    if !text.isEmpty { console.say(text + (isTerminal ? report.summary + "\n" : "")) }
  }
}

/// What `graph` can write.
enum Picture: String, CaseIterable {
  case dot, svg, png, pdf, html, mermaid, json
  /// Of a comparison alone.
  case markdown

  var isBinary: Bool { self == .png || self == .pdf }

  /// `--format`, else what the name after -o ends with, else DOT.
  init(_ arguments: Arguments, isComparing: Bool) throws(Failure) {
    if let name = arguments.value("format"), let picture = Picture(rawValue: name) {
      guard isComparing || picture != .markdown else { throw Picture.nothingToCompare("--format markdown") }
      self = picture
      return
    }
    guard let path = arguments.value("output"), path != "-" else {
      self = .dot
      return
    }
    try self.init(fileName: Path.name(of: path), isComparing: isComparing)
  }

  /// What the end of a file's name asks for.
  init(fileName name: String, isComparing: Bool) throws(Failure) {
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
    switch ending.lowercased() {
    case "gv": self = .dot
    case "htm": self = .html
    case "mmd": self = .mermaid
    case "md": self = isComparing ? .markdown : .mermaid
    case "markdown" where !isComparing: throw Picture.nothingToCompare("the name \(name)")
    case let ending:
      guard let picture = Picture(rawValue: ending) else {
        let known = Picture.allCases.filter { $0 != .markdown || isComparing }.map { "." + $0.rawValue }.joined(separator: " ")
        throw .usage("the name \(name) doesn't tell what to draw", help: "let it end with one of \(known)")
      }
      self = picture
    }
  }

  private static func nothingToCompare(_ what: String) -> Failure {
    .usage("\(what) needs an older version to compare with", help: "add --against OLD, or choose mermaid")
  }

  /// The picture as it goes to `file`, or to the standard output.
  func bytes(
    of diagram: Diagram, _ options: DiagramOptions, _ report: Report, beside file: String?, _ console: Console,
    _ comparison: Comparison? = nil
  ) throws(Failure) -> [UInt8] {
    let spelling = SourceSpelling(beside: file)
    let diagram = try diagram.shown(options).respelled(spelling.path)
    // A part of an app and an overview are small, and lines are the point of both.
    let isWhole = options.focus == nil && options.feature == nil && !diagram.cards.contains { $0.kind == .container }
    switch self {
    case .dot: return Array(DotRenderer.text(diagram).utf8)
    case .svg, .png, .pdf: return try Graphviz.draw(diagram, byRegions: isWhole, as: rawValue, console)
    case .mermaid: return Array(MermaidRenderer.text(diagram).utf8)
    case .json: return Array(JSON(DiagramDocument(diagram, changes: comparison?.lines)).text.utf8)
    case .markdown:
      guard let comparison else { throw Picture.nothingToCompare("markdown") }
      return Array(ComparisonPage(comparison, diagram).text.utf8)
    case .html:
      let picture: PageRenderer.Picture
      do throws(Failure) {
        picture = .svg(String(decoding: try Graphviz.draw(diagram, byRegions: isWhole, as: "svg", console), as: UTF8.self))
      } catch {
        if error == .interrupted { throw error }
        // The page says the same in words.
        console.say("\(Executable.name): \(Console.visible(error.message)); the page has no picture, and lists the links instead\n")
        picture = .text(MermaidRenderer.text(diagram))
      }
      let findings = report.capped(ReportFormat.human.mostOfOneKind).findings.map { finding in
        PageRenderer.Finding(
          code: "\(finding.code)", severity: finding.severity, message: finding.message, place: report.place(of: finding, spelling.path))
      }
      return Array(PageRenderer.text(diagram, picture, findings: findings, changes: comparison?.lines).utf8)
    }
  }
}

extension DiagramOptions {
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    focus = arguments.value("focus")
    feature = arguments.value("feature")
    showsRoutes = !arguments.has("no-routes")
    if let text = arguments.value("depth") {
      guard let number = Int(text), (0...1000).contains(number) else {
        throw .usage("--depth needs a number from 0 to 1000, not \"\(text)\"")
      }
      guard focus != nil else { throw .usage("--depth says how far from --focus to look; there is no --focus") }
      depth = number
    }
    if let name = arguments.value("detail"), let detail = Detail(rawValue: name) { self.detail = detail }
  }
}

extension Diagram {
  /// What the options ask for; a name that is not there is a mistake of the command line.
  func shown(_ options: DiagramOptions) throws(Failure) -> Diagram {
    switch selected(options) {
    case .success(let diagram): return diagram
    case .failure(.unknown(let name, let known)):
      throw .usage(
        "there is no screen or container \(name)", help: Spelling.nearest(name, among: known).map { "did you mean \($0)?" } ?? "")
    }
  }
}
