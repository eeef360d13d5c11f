import NavGraphCompiler
import NavGraphSyntax

/// The pictures of a page: one of everything, and of a large app one of its regions, which is shown first.
package struct PagePictures: Sendable {
  package var whole: PageRenderer.Picture?
  package var overview: PageRenderer.Picture?
  /// What the cards of the overview stand for.
  package var flows: [OverviewFlow] = []

  /// An app with more screens begins with an overview.
  package static let mostAtFirst = 60

  package init(whole: PageRenderer.Picture?, overview: PageRenderer.Picture? = nil, flows: [OverviewFlow] = []) {
    (self.whole, self.overview, self.flows) = (whole, overview, flows)
  }

  /// The elements of the pictures. Behind an overview that of the whole is empty until it is seen: reading it would take longer than all the rest.
  var html: String {
    [("overview", overview), ("whole", whole)].compactMap { name, picture -> String? in
      guard let picture else { return nil }
      let drawn = name == "whole" && isWholeLater ? "" : PagePictures.text(picture)
      return "<div class=\"picture\" data-picture=\"\(name)\" hidden>\(drawn)</div>"
    }.joined(separator: "\n")
  }

  /// The picture that is seen later, as the text of its element.
  var later: String {
    guard isWholeLater, let whole else { return "" }
    return "<script type=\"application/json\" id=\"page-later\">\(JSON.string(PagePictures.text(whole)).line)</script>\n"
  }

  /// Of the picture that is seen later, what its colours are read from.
  var wholeSVG: String { if isWholeLater, case .svg(let svg)? = whole { svg } else { "" } }

  private var isWholeLater: Bool { overview != nil && whole != nil }

  private static func text(_ picture: PageRenderer.Picture) -> String {
    switch picture {
    case .svg(let drawn): plain(drawn)
    case .text(let text): "<pre class=\"words\" tabindex=\"0\">\(PageText.escaped(text))</pre>"
    }
  }

  /// The `<svg>` element alone, since a page has no place for the XML declaration before it, and without its identifiers: two pictures have
  /// the same. What a text holds has its quotes escaped, so only attributes are met.
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
