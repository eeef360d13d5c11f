import Browser
import Foundation
import Testing

@testable import NavGraphDiagrams

/// Tests in a browser that a served page is replaced by the next one. A script simulates the server.
@Suite(.enabled(if: Browser.path != nil && Graphviz.path != nil || Browser.isRequired, "Chromium or Graphviz is not installed"))
struct LiveBrowserTests {
  private static let preparation = """
    const heard = {}, pages = {};
    window.EventSource = class { addEventListener(name, listener) { heard[name] = listener; } };
    window.fetch = async () => ({ ok: true, text: async () => pages.next });
    """

  private func page(_ source: String, _ version: Int, _ picture: Int, headline: String = "") throws -> String {
    var live = LivePage(version: version, picture: picture, nonce: "abc")
    live.headline = headline
    if !headline.isEmpty { live.diagnostics = [.init(code: "NAV0301", severity: .error, message: "no screen", place: "A.navgraph:1:1")] }
    return live.text(around: try SamplePages.page(source))
  }

  @Test func whatIsLookedAtStays() throws {
    let source = try SamplePages.source("Messenger")
    let larger = source.replacingOccurrences(of: "screen ChatList {", with: "screen Added\nscreen ChatList {\n  on added -> push Added")
    #expect(larger != source)
    let pages = try [page(larger, 2, 2), page(larger, 3, 2, headline: "1 error")]
    let script = """
      const failures = [], expect = (isSo, words) => { if (!isSo) failures.push(words); };
      const later = () => new Promise(resolve => setTimeout(resolve, 400));
      const next = JSON.parse(document.getElementById("next").textContent);
      const strip = document.getElementById("strip");
      navgraphPage.show("Profile"); await later();
      navgraphPage.move(navgraphPage.view.x + 60, navgraphPage.view.y - 40, 1); await later();
      const middle = () => { const { x, y, width, height } = navgraphPage.rectOf(navgraphPage.current); return [x + width / 2, y + height / 2]; };
      const before = middle();
      pages.next = next[0]; heard.message({ data: "2" }); await later();
      expect(strip.dataset.version === "2" && strip.dataset.picture === "2", "taken over: " + strip.dataset.version);
      expect(navgraphPage.data.cards.some(card => card.title === "Added") && /Added/.test(document.getElementById("page-outline").textContent), "what is new is there");
      expect(location.hash === "#Profile" && /_Profile_/.test(navgraphPage.current), "the place stays: " + location.hash);
      const after = middle();
      expect(Math.hypot(after[0] - before[0], after[1] - before[1]) < 1 && Math.abs(navgraphPage.view.k - 1) < 1e-9, "the card stays: " + before + " " + after);
      expect(document.querySelectorAll("g.node.chosen").length === 1, "and is chosen");
      // The same picture with a finding: nothing moves.
      const view = JSON.stringify(navgraphPage.view);
      pages.next = next[1]; heard.message({ data: "3" }); await later();
      expect(/1 error/.test(strip.innerText) && /NAV0301/.test(strip.innerText), "the strip: " + strip.innerText);
      expect(JSON.stringify(navgraphPage.view) === view, "nothing moves: " + view);
      // Sources are named, not linked; a picture that was shown as a whole is again.
      expect(!document.querySelector("#page-detail a"), "no links to sources");
      document.getElementById("page-fit").click(); pages.next = next[0]; strip.dataset.picture = "9"; heard.message({ data: "4" }); await later();
      expect(navgraphPage.view.isWhole, "the whole stays the whole");
      heard.error(); expect(!document.getElementById("lost").hidden, "a lost server is said");
      return failures;
      """
    let data = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    let first = try page(source, 1, 1)
    let end = try #require(first.range(of: "</body>", options: .backwards))
    let whole = first.replacingCharacters(in: end, with: "<script type=\"application/json\" id=\"next\">\(data)</script></body>")
    let found = try Browser.value(of: script, on: whole, after: Self.preparation)
    #expect(found == "[]", "\(found)")
  }
}
