import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The page of `watch --serve`: the last graph without errors, as `graph` draws it, and the current diagnostics.
final class ServedPage {
  private let server: Server
  /// The page of the last graph without errors.
  private var lastPage: String?
  /// The content of that page, for drawing it with the position of the running app.
  private var request: PictureRequest?
  /// The names of the screens that the running app shows.
  private var names: [String] = []
  /// The number of published pages.
  private var version = 0
  /// The version of the picture, as in `LivePage`.
  private var picture = 0
  private var hasErrors = false

  init(of server: Server) { self.server = server }

  /// Shows the graph if it has no errors, or else its diagnostics. Returns a summary.
  func show(_ workspace: Workspace, console: Console) throws(Failure) -> String {
    let report = workspace.report
    guard report.hasErrors else {
      request = try PictureRequest(
        picture: .html, diagram: workspace.diagram(), program: workspace.single(because: "but a page shows one"), report: report,
        console: console)
      try draw()
      publish(headline: "", diagnostics: [])
      return "page up to date"
    }
    let diagnostics = report.onPage(with: SourceSpelling(beside: nil))
    // Errors come first, because they prevent the graph from being shown.
    publish(
      headline: report.summary, diagnostics: diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error })
    return lastPage == nil ? "page without a graph" : "page keeps the last graph"
  }

  private func draw() throws(Failure) {
    guard var request else { return }
    if !names.isEmpty { request.diagram.paint(shown: names) }
    let page = try request.page()
    if page != lastPage { picture += 1 }
    lastPage = page
  }

  /// Shows the position of a running app on its screens. While there are errors, the page doesn't change.
  func show(names: [String]) {
    guard names != self.names else { return }
    self.names = names
    guard !hasErrors, request != nil, (try? draw()) != nil else { return }
    publish(headline: "", diagnostics: [])
  }

  /// Shows a failure of the run instead of diagnostics.
  func show(_ failure: Failure) {
    let help = failure.help.isEmpty ? "" : " (\(failure.help))"
    publish(
      headline: "This round failed",
      diagnostics: [PageRenderer.DiagnosticEntry(code: "", severity: .error, message: failure.message + help, place: "")])
  }

  private func publish(headline: String, diagnostics: [PageRenderer.DiagnosticEntry]) {
    version += 1
    hasErrors = !headline.isEmpty
    var live = LivePage(version: version, picture: picture, nonce: Secret.word())
    if !headline.isEmpty { live.headline = headline + (lastPage == nil ? "" : ". The graph below is the last one without errors.") }
    live.diagnostics = diagnostics
    // Before the first graph without errors, the canvas is empty.
    let page = lastPage ?? PageRenderer(of: Diagram(title: Executable.name), pictures: PagePictures(whole: .text(""))).text
    server.publish(
      Response(status: "200 OK", type: "text/html; charset=utf-8", body: Array(live.text(around: page).utf8), policy: live.policy),
      version: version)
  }
}
