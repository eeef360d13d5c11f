import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

extension PictureRequest {
  /// Returns the HTML page of an app: a picture of the whole app, and for a large app also an overview, which is shown first.
  func page() throws(Failure) -> String {
    let spelling = SourceSpelling(beside: file)
    var whole = options
    if options.detail == .automatic { whole.detail = .full }
    let shown = try diagram.shown(with: whole).respelled(by: spelling.path)
    var pictures = PagePictures(whole: nil)
    if options.detail == .automatic, !isPart, shown.screenCount > PagePictures.maxAtFirst {
      let (overview, flows) = shown.overviewWithFlows()
      pictures.overview = try drawn(overview, isPart: false)
      pictures.flows = flows
    }
    // If the overview can't be drawn, the whole app can't either.
    if case .text? = pictures.overview {
      pictures.whole = .text(MermaidRenderer.text(of: shown))
      pictures.overview = nil
    } else {
      pictures.whole = try drawn(shown, isPart: isPart)
    }
    return try PageRenderer(
      of: shown, pictures: pictures, diagnostics: report.onPage(with: spelling), changes: comparison?.lines, theme: options.theme,
      facts: Compiler.pageFacts(of: program, spelling: spelling.path), looks: looks(of: shown, with: pictures)
    ).text
  }

  /// Returns the further screenshots of the screens, if there is a picture that shows them.
  private func looks(of diagram: Diagram, with pictures: PagePictures) throws(Failure) -> PageLooks {
    guard case .svg? = pictures.whole, diagram.cards.contains(where: { $0.screenshots.count > 1 }) else { return .none }
    return try Thumbnails.made(of: diagram, theme: nil, isEvery: true, console: console) { thumbnails in
      PageLooks(of: diagram, url: thumbnails.url)
    }
  }

  private func drawn(_ diagram: Diagram, isPart: Bool) throws(Failure) -> PageRenderer.Picture {
    do throws(Failure) {
      let drawing = Graphviz.Drawing(diagram, isPart: isPart, isPrinted: false, theme: options.theme ?? .light)
      return .svg(String(decoding: try drawing.bytes(as: "svg", console: console), as: UTF8.self))
    } catch {
      if error == .interrupted { throw error }
      // The page contains the same information as text.
      console.say("\(Executable.name): \(error.message); the page has no picture and lists the links instead\n")
      return .text(MermaidRenderer.text(of: diagram))
    }
  }
}
