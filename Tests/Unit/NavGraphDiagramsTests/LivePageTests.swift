import Testing

@testable import NavGraphDiagrams

/// The page of a file with what makes it live.
@Suite struct LivePageTests {
  private let title = "</main><script>{{findings}}</script></body>"

  /// What is in a file, with the same words in its own text.
  private var page: String {
    let finding = PageRenderer.Finding(code: "NAV0601", severity: .warning, message: title, place: "A.navgraph:1:1")
    return PageRenderer.text(Diagram(title: title), .text(title), findings: [finding])
  }

  @Test func onlyTheTemplateChanges() throws {
    var live = LivePage(version: 7, picture: 3, nonce: "abc")
    live.headline = "1 error <b>"
    live.findings = [.init(code: "NAV0301", severity: .error, message: "there is no <img src=x> \"'&", place: "<A>.navgraph:8:28")]
    let text = live.text(around: page)
    #expect(text.contains("<div id=\"strip\" data-version=\"7\" data-picture=\"3\">"))
    #expect(text.contains("<summary>1 error &lt;b&gt;</summary>"))
    #expect(
      text.contains(
        "<li class=\"error\"><code>&lt;A&gt;.navgraph:8:28</code> there is no &lt;img src=x&gt; &quot;&#39;&amp; <b>NAV0301</b></li>"))
    // Every script has the word, and what the author wrote is where it was.
    #expect(text.components(separatedBy: "<script nonce=\"abc\">").count - 1 == PageScripts.all.count + 1)
    #expect(text.components(separatedBy: "<script").count - 1 == PageScripts.all.count + 2)
    #expect(text.contains("content=\"\(live.policy)\"") && !text.contains("script-src 'unsafe-inline'") && !text.contains("'sha256-"))
    let (start, end) = try (#require(page.range(of: "<title>")), #require(page.range(of: pageEnd)))
    #expect(text.contains(page[start.lowerBound..<end.lowerBound]))
    #expect(live.text(around: text) == text, "once is enough")
  }

  /// A file on the disk asks nobody for anything.
  @Test func aFileIsNotLive() {
    for word in ["EventSource", "fetch(", "connect-src", "nonce", "id=\"strip\""] { #expect(!page.contains(word)) }
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-") && !page.contains("unsafe"))
  }

  /// What isn't a page of the renderer is left alone.
  @Test func anotherPageStaysAsItIs() {
    let live = LivePage(version: 1, picture: 1, nonce: "abc")
    for page in ["", "<!doctype html>", pageTemplate + "x"] { #expect(live.text(around: page) == page) }
  }
}
