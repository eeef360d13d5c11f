import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The page of `watch --serve`: the last graph without errors, as `graph` draws it, and what is wrong since.
final class ServedPage {
  private let server: Server
  /// The page of the last graph without errors.
  private var good: String?
  /// What it was drawn of, and where the running app is in it.
  private var drawn: (diagram: Diagram, program: Checked, report: Report)?
  private var names: [String] = []
  private var version = 0
  private var picture = 0
  private var hasErrors = false

  init(_ server: Server) { self.server = server }

  /// Shows the graph if it has no errors, else what is wrong with it; what came of it in words.
  func show(_ workspace: Workspace, _ console: Console) throws(Failure) -> String {
    let report = workspace.report
    guard report.hasErrors else {
      drawn = (try workspace.diagram(), try workspace.single("but a page shows one"), report)
      try draw(console)
      publish(headline: "", [])
      return "page up to date"
    }
    let findings = report.onPage(SourceSpelling(beside: nil))
    // What keeps the graph from being shown comes first.
    publish(headline: report.summary, findings.filter { $0.severity == .error } + findings.filter { $0.severity != .error })
    return good == nil ? "page without a graph" : "page keeps the last graph"
  }

  private func draw(_ console: Console) throws(Failure) {
    guard let drawn else { return }
    var diagram = drawn.diagram
    if !names.isEmpty { diagram.paint(shown: names) }
    let bytes = try Picture.html.bytes(of: diagram, DiagramOptions(), drawn.program, drawn.report, beside: nil, console)
    let page = String(decoding: bytes, as: UTF8.self)
    if page != good { picture += 1 }
    good = page
  }

  /// Shows where a running app is: on those screens. While there are errors the page keeps what it shows.
  func show(names: [String], _ console: Console) {
    guard names != self.names else { return }
    self.names = names
    guard !hasErrors, drawn != nil, (try? draw(console)) != nil else { return }
    publish(headline: "", [])
  }

  /// Shows why a round failed.
  func show(_ failure: Failure) {
    let help = failure.help.isEmpty ? "" : " (\(failure.help))"
    publish(
      headline: "This round failed", [PageRenderer.Finding(code: "", severity: .error, message: failure.message + help, place: "")])
  }

  private func publish(headline: String, _ findings: [PageRenderer.Finding]) {
    version += 1
    hasErrors = !headline.isEmpty
    var live = LivePage(version: version, picture: picture, nonce: Secret.word())
    if !headline.isEmpty { live.headline = headline + (good == nil ? "" : ". The graph below is the last one without errors.") }
    live.findings = findings
    // Before the first graph without errors the canvas is empty.
    let page = good ?? PageRenderer.text(Diagram(title: Executable.name), .text(""), findings: [])
    server.publish(
      Response("200 OK", type: "text/html; charset=utf-8", Array(live.text(around: page).utf8), policy: live.policy), version: version)
  }
}
