import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The output formats of `graph`.
enum Picture: String, CaseIterable {
  case dot, svg, png, pdf, html, mermaid, markdown, plantuml, json

  var isBinary: Bool { self == .png || self == .pdf }
  /// Whether the format can contain screenshots.
  var hasScreenshots: Bool { isColoured || self == .json }
  /// Whether navgraph determines the colors.
  var isColoured: Bool { [.dot, .svg, .png, .pdf, .html].contains(self) }

  /// Creates the format that the extension of a file name selects.
  init(fileName path: String) throws(Failure) {
    let name = Path.name(of: path)
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
    switch ending.lowercased() {
    case "gv": self = .dot
    case "htm": self = .html
    case "mmd": self = .mermaid
    case "md": self = .markdown
    case "puml": self = .plantuml
    case let ending:
      guard let picture = Picture(rawValue: ending) else {
        let known = Picture.allCases.map { "." + $0.rawValue }.joined(separator: " ")
        throw .usage("the name \(name) doesn't end with the extension of a format", help: "use one of \(known)")
      }
      self = picture
    }
  }

  /// Returns the picture for `file`, or for standard output.
  func bytes(
    of diagram: Diagram, options: DiagramOptions, program: CheckedProgram, report: Report, beside file: String?, console: Console,
    comparison: Comparison? = nil, scale: Double = 1
  ) throws(Failure) -> [UInt8] {
    if self == .html {
      return try page(
        of: diagram, options: options, program: program, report: report, beside: file, console: console, comparison: comparison)
    }
    let spelling = SourceSpelling(beside: file)
    // A part of an app is small, and its links are the point.
    let isPart = options.focus != nil || options.feature != nil
    let isPrinted = options.theme == .print || (self == .pdf && options.theme == nil && !isPart && options.detail != .overview)
    var options = options
    // A print contains both the overview and all pages, and Markdown is split to fit GitHub's limits.
    if isPrinted || (self == .markdown && comparison == nil), options.detail == .automatic { options.detail = .full }
    let diagram = try diagram.shown(with: options).respelled(by: spelling.path)
    let drawing = Graphviz.Drawing(diagram, isPart: isPart, isPrinted: isPrinted, theme: options.theme ?? .light, scale: scale)
    switch self {
    case .dot: return Array(DotRenderer.text(of: diagram.showing(in: drawing.theme) { $0.spelled }, in: drawing.theme).utf8)
    case .svg, .png, .pdf: return try drawing.bytes(as: rawValue, console: console)
    case .mermaid: return Array(try mermaid(of: diagram, console: console).utf8)
    case .plantuml: return Array(PlantUMLRenderer.text(of: diagram).utf8)
    case .json: return Array(JSON(DiagramDocument(of: diagram, changes: comparison?.lines)).text.utf8)
    case .markdown: return Array((comparison.map { ComparisonPage(of: $0, in: diagram).text } ?? MermaidPage(of: diagram).text).utf8)
    // Handled above.
    case .html: return []
    }
  }

  /// Returns one diagram, because `.mmd` contains one. If it exceeds GitHub's limits, returns an overview and prints a note.
  private func mermaid(of diagram: Diagram, console: Console) throws(Failure) -> String {
    let whole = MermaidRenderer.text(of: diagram)
    guard let excess = MermaidLimits.excess(of: whole, for: diagram) else { return whole }
    let overview = MermaidLimits.cut(diagram.overview())
    guard MermaidLimits.excess(of: overview.text, for: overview.diagram) == nil else {
      throw .usage(
        "the diagram has \(excess), more than Mermaid draws", help: "draw less: \(OptionName.focus) NAME, \(OptionName.feature) NAME")
    }
    let left = overview.left > 0 ? ", without its \(overview.left) thinnest arrows" : ""
    console.say(
      "\(Executable.name): the diagram has \(excess), more than Mermaid draws: this is an overview\(left); "
        + "-o FILE.md writes a diagram for each flow\n")
    return overview.text
  }
}

extension Diagram {
  /// Returns the part of the diagram that the options select. Throws if a name is unknown.
  func shown(with options: DiagramOptions) throws(Failure) -> Diagram {
    switch selected(by: options) {
    case .success(let diagram): return diagram
    case .failure(.unknown(let name, let known)):
      throw .usage(
        "there is no screen or container \(name)", help: Spelling.nearest(to: name, among: known).map { "did you mean \($0)?" } ?? "")
    }
  }
}
