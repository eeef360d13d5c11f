import NavGraphSyntax

/// The page of a file as `watch --serve` shows it: with a strip for findings, and a script that takes a new picture when there is one.
package struct LivePage: Sendable {
  /// Which page this is: a page that is open asks for another once the server names a later one.
  package var version: Int
  /// Which picture it shows, however often its findings have changed since.
  package var picture: Int
  /// A word that the page's own scripts carry, so that no others run; it must be impossible to guess.
  package var nonce: String
  /// What the strip says above its findings; empty if there is nothing to say.
  package var headline = ""
  package var findings: [PageRenderer.Finding] = []

  package init(version: Int, picture: Int, nonce: String) {
    (self.version, self.picture, self.nonce) = (version, picture, nonce)
  }

  /// What a browser may load for the page and run in it: its own styles, its own scripts, and what its server sends.
  package var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'nonce-\(nonce)'; connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// `page`, as `PageRenderer` has written it, with what makes it live. Only the template's own text is looked at, never what was filled in;
  /// what isn't such a page stays as it is.
  package func text(around page: String) -> String {
    guard page.utf8.starts(with: LivePage.start.utf8), page.utf8.count >= LivePage.start.utf8.count + LivePage.end.utf8.count,
      page.utf8.suffix(LivePage.end.utf8.count).elementsEqual(LivePage.end.utf8)
    else { return page }
    let policyStart = page.utf8.index(page.utf8.startIndex, offsetBy: LivePage.start.utf8.count)
    let end = page.utf8.index(page.utf8.endIndex, offsetBy: -LivePage.end.utf8.count)
    // A policy has no quotes of that kind.
    guard let policyEnd = page.utf8[policyStart..<end].firstIndex(of: UInt8(ascii: "\"")) else { return page }
    let scripts = (PageScripts.all + [liveScript]).map { "<script nonce=\"\(nonce)\">\($0)</script>\n" }.joined()
    let parts = [LivePage.start, policy, String(page[policyEnd..<end]), "</script>\n", liveStyle, strip, scripts, "</body>\n</html>\n"]
    return parts.joined()
  }

  /// What is constant at the start of a page and at its end.
  private static let start = pageTemplate.utf8.firstRange(of: Array("{{policy}}".utf8)).map { String(pageTemplate[..<$0.lowerBound]) } ?? ""
  private static let end = "</script>\n" + pageEnd

  private var strip: String {
    let items = findings.map { finding in
      var item = "<li class=\"\(finding.severity == .error ? "error" : "warning")\">"
      if !finding.place.isEmpty { item += "<code>\(PageText.escaped(finding.place))</code> " }
      item += PageText.escaped(finding.message)
      if !finding.code.isEmpty { item += " <b>\(PageText.escaped(finding.code))</b>" }
      return item + "</li>"
    }
    let list = "<details open><summary>\(PageText.escaped(headline))</summary>\n<ul>\n\(items.joined(separator: "\n"))\n</ul></details>"
    return """
      <div id="strip" data-version="\(version)" data-picture="\(picture)">
      <p id="lost" role="status" hidden>No longer connected to navgraph. This is the last graph that it sent.</p>
      <div id="trouble" role="status">\(headline.isEmpty ? "" : list)</div>
      </div>

      """
  }
}
