import NavGraphCompiler
import NavGraphSyntax

/// Renders a self-contained page around the pictures of an app. The page makes no network requests.
package struct PageRenderer {
  private let diagram: Diagram
  private let pictures: PagePictures
  private let diagnostics: [DiagnosticEntry]
  /// The lines of a comparison, or nil without one.
  private let changes: [String]?
  /// The colors of the page. If it's nil, the page follows the system's appearance.
  private let theme: Theme?
  private let facts: PageFacts
  private let looks: PageLooks

  package init(
    of diagram: Diagram, pictures: PagePictures, diagnostics: [DiagnosticEntry] = [], changes: [String]? = nil, theme: Theme? = .light,
    facts: PageFacts = .none, looks: PageLooks = .none
  ) {
    (self.diagram, self.pictures, self.diagnostics, self.changes) = (diagram, pictures, diagnostics, changes)
    (self.theme, self.facts, self.looks) = (theme, facts, looks)
  }

  /// A picture on a page.
  package enum Picture: Sendable {
    /// The output of `dot -Tsvg` for the diagram.
    case svg(String)
    /// The diagram in a readable notation, if `dot` isn't available.
    case text(String)
  }

  /// The page.
  package var text: String {
    let drawn = pictures.html
    let later = pictures.later
    let colors = "\n" + PageColors.rules(of: drawn + pictures.wholeSVG, in: theme) + "\n"
    let values = [
      "policy": PagePolicy.text(colors: colors), "title": PageText.escaped(diagram.title), "colors": colors, "pictures": drawn,
      "later": later,
      "data": PageData(of: diagram).text(flows: pictures.flows, diagnostics: diagnostics, changes: changes, facts: facts, looks: looks),
    ]
    return PageRenderer.fill(pageTemplate, with: values)
  }

  /// The number of scripts on a page.
  package static var scriptCount: Int { PageScripts.all.count }

  /// A diagnostic in the list of the page.
  package struct DiagnosticEntry: Sendable {
    package var code: String
    package var severity: Severity
    package var message: String
    /// The location: `Shop.navgraph:41:3`.
    package var place: String
    /// The notes, including example paths. `help` contains the fixes.
    package var notes: [String]
    package var help: [String]
    package init(code: String, severity: Severity, message: String, place: String, notes: [String] = [], help: [String] = []) {
      self.code = code
      self.severity = severity
      self.message = message
      self.place = place
      self.notes = notes
      self.help = help
    }
  }

  /// Replaces `{{name}}` in a single pass, so that values are never read as templates.
  private static func fill(_ template: String, with values: [String: String]) -> String {
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

/// Escapes text for HTML. All text in HTML passes through this function.
enum PageText {
  /// Returns text that is safe as content and in quoted attributes.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in VisibleText.inPictures(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
