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
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// `page`, as `PageRenderer` has written it, with what makes it live. Only the template's own text is looked at, never what was filled in;
  /// what isn't such a page stays as it is.
  package func text(around page: String) -> String {
    guard let (head, tail) = LivePage.frame, page.utf8.starts(with: head.utf8), page.utf8.count >= head.utf8.count + tail.utf8.count,
      page.utf8.suffix(tail.utf8.count).elementsEqual(tail.utf8)
    else { return page }
    let start = page.utf8.index(page.utf8.startIndex, offsetBy: head.utf8.count)
    let end = page.utf8.index(page.utf8.endIndex, offsetBy: -tail.utf8.count)
    let script = "<script nonce=\"\(nonce)\">"
    return LivePage.put(policy, for: LivePage.policyOfFiles, in: head)
      + page[start..<end]
      + LivePage.put(
        "</script>\n\(script)\(liveScript)</script>\n</body>", for: "</script>\n</body>",
        in: LivePage.put(script, for: "<script>", in: LivePage.put(liveStyle + strip + "</main>", for: "</main>", in: tail)))
  }

  private static let policyOfFiles = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// What is constant at the start of a page and at its end.
  private static let frame: (head: String, tail: String)? = {
    guard let title = pageTemplate.utf8.firstRange(of: Array("{{title}}".utf8)) else { return nil }
    let end = Array("{{findings}}".utf8)
    guard let findings = pageTemplate.utf8.firstRange(of: end) else { return nil }
    return (String(pageTemplate[..<title.lowerBound]), String(pageTemplate[findings.upperBound...]))
  }()

  private static func put(_ new: String, for old: String, in text: String) -> String {
    guard let place = text.utf8.firstRange(of: Array(old.utf8)) else { return text }
    return text[..<place.lowerBound] + new + text[place.upperBound...]
  }

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
