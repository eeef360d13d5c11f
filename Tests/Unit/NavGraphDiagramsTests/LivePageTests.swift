import Testing

@testable import NavGraphDiagrams

/// Tests of a page with the additions for live updates.
@Suite struct LivePageTests {
  private let title = "</main><script>{{findings}}</script></body>"

  /// A page whose texts contain its own markup.
  private var page: String {
    let diagnostic = PageRenderer.DiagnosticEntry(code: "NAV0601", severity: .warning, message: title, place: "A.navgraph:1:1")
    return PageRenderer(of: Diagram(title: title), pictures: PagePictures(whole: .text(title)), diagnostics: [diagnostic]).text
  }

  @Test func onlyTheTemplateChanges() throws {
    var live = LivePage(version: 7, picture: 3, nonce: "abc")
    live.headline = "1 error <b>"
    live.diagnostics = [.init(code: "NAV0301", severity: .error, message: "there is no <img src=x> \"'&", place: "<A>.navgraph:8:28")]
    let text = live.text(around: page)
    #expect(text.contains("<div id=\"strip\" data-version=\"7\" data-picture=\"3\">"))
    #expect(text.contains("<summary>1 error &lt;b&gt;</summary>"))
    #expect(
      text.contains(
        "<li class=\"error\"><code>&lt;A&gt;.navgraph:8:28</code> there is no &lt;img src=x&gt; &quot;&#39;&amp; <b>NAV0301</b></li>"))
    // Every script has the nonce, and the texts aren't changed.
    #expect(text.components(separatedBy: "<script nonce=\"abc\">").count - 1 == PageScripts.all.count + 1)
    #expect(text.components(separatedBy: "<script").count - 1 == PageScripts.all.count + 2)
    #expect(text.contains("content=\"\(live.policy)\"") && !text.contains("script-src 'unsafe-inline'") && !text.contains("'sha256-"))
    let (start, end) = try (#require(page.range(of: "<title>")), #require(page.range(of: pageEnd)))
    #expect(text.contains(page[start.lowerBound..<end.lowerBound]))
    #expect(live.text(around: text) == text, "once is enough")
  }

  /// A page that isn't served sends no requests.
  @Test func aFileIsNotLive() {
    for word in ["EventSource", "fetch(", "connect-src", "nonce", "id=\"strip\""] { #expect(!page.contains(word)) }
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-") && !page.contains("unsafe"))
  }

  /// A text that isn't a page of the renderer isn't changed.
  @Test func anotherPageStaysAsItIs() {
    let live = LivePage(version: 1, picture: 1, nonce: "abc")
    for page in ["", "<!doctype html>", pageTemplate + "x"] { #expect(live.text(around: page) == page) }
  }
}
