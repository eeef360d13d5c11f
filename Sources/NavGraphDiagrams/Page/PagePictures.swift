import NavGraphCompiler
import NavGraphSyntax

/// The pictures of a page: the whole diagram, and for a large app an overview, which is shown first.
package struct PagePictures: Sendable {
  package var whole: PageRenderer.Picture?
  package var overview: PageRenderer.Picture?
  /// The regions that the cards of the overview represent.
  package var flows: [OverviewFlow] = []

  /// The maximum number of screens of an app whose page begins with the whole diagram.
  package static let maxAtFirst = 60

  package init(whole: PageRenderer.Picture?, overview: PageRenderer.Picture? = nil, flows: [OverviewFlow] = []) {
    (self.whole, self.overview, self.flows) = (whole, overview, flows)
  }

  /// The elements of the pictures. With an overview, that of the whole diagram is
  /// empty until it is shown, because parsing it would take most of the loading time.
  var html: String {
    [("overview", overview), ("whole", whole)].compactMap { name, picture -> String? in
      guard let picture else { return nil }
      let drawn = name == "whole" && isWholeLater ? "" : PagePictures.text(of: picture)
      return "<div class=\"picture\" data-picture=\"\(name)\" hidden>\(drawn)</div>"
    }.joined(separator: "\n")
  }

  /// The text of the element with the picture that is loaded later.
  var later: String {
    guard isWholeLater, let whole else { return "" }
    return "<script type=\"application/json\" id=\"page-later\">\(JSON.string(PagePictures.text(of: whole)).line)</script>\n"
  }

  /// The SVG of the picture that is loaded later, from which its colors are read.
  var wholeSVG: String { if isWholeLater, case .svg(let svg)? = whole { svg } else { "" } }

  private var isWholeLater: Bool { overview != nil && whole != nil }

  private static func text(of picture: PageRenderer.Picture) -> String {
    switch picture {
    case .svg(let drawn): plain(drawn)
    case .text(let text): "<pre class=\"words\" tabindex=\"0\">\(PageText.escaped(text))</pre>"
    }
  }

  /// Returns the `<svg>` element without the XML declaration before it and without its identifiers, which
  /// would be duplicates on a page with two pictures. Quotes in text are escaped, so only attributes match.
  static func plain(_ svg: String) -> String {
    guard let start = svg.utf8.firstRange(of: Array("<svg".utf8)) else { return "" }
    let bytes = Array(svg.utf8[start.lowerBound...])
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    let mark = Array(" id=\"".utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        index += mark.count
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
      } else {
        out.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: out, as: UTF8.self)
  }
}
