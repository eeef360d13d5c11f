import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// A picture to draw: its format, its diagram, and the other content of its page.
struct PictureRequest {
  let picture: Picture
  var diagram: Diagram
  let program: CheckedProgram
  let report: Report
  let console: Console
  var options = DiagramOptions()
  /// The path of the output file; nil for standard output.
  var file: String?
  var comparison: Comparison?
  /// The scale of a PNG.
  var scale = 1.0

  /// Whether the options select a part of the app.
  var isPart: Bool { options.focus != nil || options.feature != nil }

  /// Returns the bytes of the picture.
  func bytes() throws(Failure) -> [UInt8] {
    if picture == .html { return Array(try page().utf8) }
    let spelling = SourceSpelling(beside: file)
    // A part of an app is small, and its links are the point.
    let isPrinted = options.theme == .print || (picture == .pdf && options.theme == nil && !isPart && options.detail != .overview)
    var options = options
    // A print contains both the overview and all pages, and Markdown is split to fit GitHub's limits.
    if isPrinted || (picture == .markdown && comparison == nil), options.detail == .automatic { options.detail = .full }
    let diagram = try diagram.shown(with: options).respelled(by: spelling.path)
    let drawing = Graphviz.Drawing(diagram, isPart: isPart, isPrinted: isPrinted, theme: options.theme ?? .light, scale: scale)
    switch picture {
    case .dot: return Array(DotRenderer.text(of: diagram.showing(in: drawing.theme) { $0.spelled }, in: drawing.theme).utf8)
    case .svg, .png, .pdf: return try drawing.bytes(as: picture.rawValue, console: console)
    case .mermaid: return Array(try mermaid(of: diagram).utf8)
    case .plantuml: return Array(PlantUMLRenderer.text(of: diagram).utf8)
    case .json: return Array(JSON(DiagramDocument(of: diagram, changes: comparison?.lines)).text.utf8)
    case .markdown: return Array((comparison.map { ComparisonPage(of: $0, in: diagram).text } ?? MermaidPage(of: diagram).text).utf8)
    // Handled above.
    case .html: return []
    }
  }

  /// Returns one diagram, because `.mmd` contains one. If it exceeds GitHub's limits, returns an overview and prints a note.
  private func mermaid(of diagram: Diagram) throws(Failure) -> String {
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
