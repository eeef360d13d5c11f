import NavGraphSyntax

/// The page of `watch --serve`: with a strip for diagnostics, and a script that loads new pictures.
package struct LivePage: Sendable {
  /// The version of the page. An open page requests a new one when the server reports a later version.
  package var version: Int
  /// The version of the picture, which changes less often than the diagnostics.
  package var picture: Int
  /// The nonce of the page's scripts, so that no others run. It must be impossible to guess.
  package var nonce: String
  /// The headline of the strip, or an empty string.
  package var headline = ""
  package var diagnostics: [PageRenderer.DiagnosticEntry] = []

  package init(version: Int, picture: Int, nonce: String) {
    (self.version, self.picture, self.nonce) = (version, picture, nonce)
  }

  /// The content security policy: the page's styles, its scripts, and what its server sends.
  package var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'nonce-\(nonce)'; connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// Returns `page`, a page of `PageRenderer`, with the live parts added. It
  /// searches only the text of the template. Other text is returned unchanged.
  package func text(around page: String) -> String {
    guard page.utf8.starts(with: LivePage.start.utf8), page.utf8.count >= LivePage.start.utf8.count + LivePage.end.utf8.count,
      page.utf8.suffix(LivePage.end.utf8.count).elementsEqual(LivePage.end.utf8)
    else { return page }
    let policyStart = page.utf8.index(page.utf8.startIndex, offsetBy: LivePage.start.utf8.count)
    let end = page.utf8.index(page.utf8.endIndex, offsetBy: -LivePage.end.utf8.count)
    // A policy contains no double quotes.
    guard let policyEnd = page.utf8[policyStart..<end].firstIndex(of: UInt8(ascii: "\"")) else { return page }
    let scripts = (PageScripts.all + [liveScript]).map { "<script nonce=\"\(nonce)\">\($0)</script>\n" }.joined()
    let parts = [LivePage.start, policy, String(page[policyEnd..<end]), "</script>\n", liveStyle, strip, scripts, "</body>\n</html>\n"]
    return parts.joined()
  }

  /// The constant text at the start and at the end of a page.
  private static let start = pageTemplate.utf8.firstRange(of: Array("{{policy}}".utf8)).map { String(pageTemplate[..<$0.lowerBound]) } ?? ""
  private static let end = "</script>\n" + pageEnd

  private var strip: String {
    let items = diagnostics.map { diagnostic in
      var item = "<li class=\"\(diagnostic.severity == .error ? "error" : "warning")\">"
      if !diagnostic.place.isEmpty { item += "<code>\(PageText.escaped(diagnostic.place))</code> " }
      item += PageText.escaped(diagnostic.message)
      if !diagnostic.code.isEmpty { item += " <b>\(PageText.escaped(diagnostic.code))</b>" }
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
