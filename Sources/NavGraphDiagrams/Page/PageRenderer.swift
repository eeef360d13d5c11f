import NavGraphSyntax

/// Writes one self-contained page around a picture: pan, zoom, search, click for the source, findings. No network.
package struct PageRenderer {
  /// What a page shows.
  package enum Picture: Sendable {
    /// What `dot -Tsvg` wrote for the diagram's DOT.
    case svg(String)
    /// Where nothing draws: the diagram in a notation that people can read.
    case text(String)
  }

  package static func text(_ diagram: Diagram, svg: String, findings: [Finding]) -> String { text(diagram, .svg(svg), findings: findings) }

  /// `changes` are the lines of a comparison; nil where nothing is compared.
  /// `theme` is that of the picture; with nil the page follows the reader's system.
  package static func text(
    _ diagram: Diagram, _ shown: Picture, findings: [Finding], changes: [String]? = nil, theme: Theme? = .light
  ) -> String {
    let items = findings.map { finding in
      "<li class=\"\(finding.severity == .error ? "error" : "warning")\"><b>\(PageText.escaped(finding.code))</b> \(PageText.escaped(finding.message))"
        + "<br><code>\(PageText.escaped(finding.place))</code></li>"
    }
    let list = items.isEmpty ? "<p>None.</p>" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    let drawn = picture(shown)
    let values = [
      "title": PageText.escaped(diagram.title), "picture": drawn, "findings": list, "changes": self.list(changes),
      "dark": PageColors.rules(of: drawn, theme),
    ]
    return fill(pageTemplate, values)
  }

  private static func list(_ changes: [String]?) -> String {
    guard let changes else { return "" }
    let items = changes.map { "<li>\(PageText.escaped($0))</li>" }
    return "<h2>Changes</h2>\n" + (items.isEmpty ? "<p>None.</p>" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>")
  }

  /// A finding as the page lists it.
  package struct Finding: Sendable {
    package var code: String
    package var severity: Severity
    package var message: String
    /// `Shop.navgraph:41:3`
    package var place: String
    package init(code: String, severity: Severity, message: String, place: String) {
      self.code = code
      self.severity = severity
      self.message = message
      self.place = place
    }
  }

  /// The `<svg>` element alone: a page has no place for the XML declaration before it.
  private static func picture(_ picture: Picture) -> String {
    let svg: String
    switch picture {
    case .svg(let drawn): svg = drawn
    case .text(let text): return "<pre id=\"text\">\(PageText.escaped(text))</pre>"
    }
    guard let start = svg.utf8.firstRange(of: Array("<svg".utf8)) else { return "" }
    return String(svg[start.lowerBound...])
  }

  /// Replaces `{{name}}` in one pass, so that values are never read as templates.
  private static func fill(_ template: String, _ values: [String: String]) -> String {
    var out = ""
    var rest = template[...]
    while let open = rest.utf8.firstRange(of: Array("{{".utf8)) {
      let tail = rest[open.upperBound...]
      guard let close = tail.utf8.firstRange(of: Array("}}".utf8)), let value = values[String(tail[..<close.lowerBound])] else {
        out += rest[..<open.upperBound]
        rest = tail
        continue
      }
      out += rest[..<open.lowerBound] + value
      rest = tail[close.upperBound...]
    }
    return out + rest
  }
}

/// The one place where text becomes HTML.
enum PageText {
  /// Safe as text and inside quoted attributes.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      default: out.unicodeScalars.append(scalar.value < 0x20 && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
      }
    }
    return out
  }
}
