import NavGraphModel
import NavGraphSimulator

/// The link table of an app, which opens URLs. Create one for many URLs.
package struct LinkOpener: Sendable {
  package private(set) var matcher: LinkMatcher
  private let nearMisses: NearMisses

  package init(for graph: NavigationGraph, routes table: RouteTable) {
    matcher = LinkMatcher(for: graph, routes: table)
    nearMisses = NearMisses(for: graph, routes: table)
  }

  package mutating func open(_ url: [UInt8]) -> Opening {
    switch matcher.find(url) {
    case .success(let found):
      guard let winner = found.matches.first else {
        let nearest = nearMisses.nearest(to: found.url)
        return Opening(
          url: url, answer: .miss(.init(fault: nil, nearest: nearest, suggestion: suggestion(for: found.url, nearest: nearest))))
      }
      return Opening(url: url, answer: .hit(.init(matched: winner, rivals: matcher.rivals(of: winner, among: found.matches.dropFirst()))))
    case .failure(let fault):
      let (link, shown) = matcher.meant(by: url)
      var path = link
      // If the rest of the URL is well-formed, only its beginning is wrong.
      if case .malformed = fault {} else { path.origin = .nowhere }
      let nearest = nearMisses.nearest(to: path, shown: shown)
      return Opening(url: url, answer: .miss(.init(fault: fault, nearest: nearest, suggestion: suggestion(for: link, fault: fault))))
    }
  }

  /// Returns the URL with misspelled words replaced by those of the nearest pattern, or nil if that opens nothing.
  private mutating func suggestion(for link: LinkURL, nearest: [NearMiss]) -> String? {
    var mended = link
    var next = nearest.first
    var distance = TextDistance()
    for _ in 0..<3 {
      guard case .segment(let index, let text, let expected)? = next?.difference, mended.segments.indices.contains(index),
        !expected.contains("{"), distance.slip(Array(text.utf8), Array(expected.utf8)) != nil
      else { return nil }
      mended.segments[index] = Array(expected.utf8)
      if let text = matcher.text(of: mended), matcher.match(text) != nil { return text.utf8.count < 2048 ? text : nil }
      next = nearMisses.nearest(to: mended, count: 1).first
    }
    return nil
  }

  /// Returns the URL with one of the app's schemes or hosts and without empty segments, or nil if that opens nothing.
  private mutating func suggestion(for link: LinkURL, fault: LinkFault) -> String? {
    switch fault {
    case .malformed(.escape, _), .malformed(.notUTF8, _): return nil
    default: break
    }
    var mended = link
    mended.segments.removeAll(where: \.isEmpty)
    let known = matcher.table.originSets.first ?? []
    let isWeb: Bool
    switch fault {
    case .notSecure, .unknownHost, .notPlainHost: isWeb = true
    default: isWeb = false
    }
    let origins =
      link.origin != .nowhere
      ? [link.origin] : known.filter { if case .host = $0 { isWeb } else { !isWeb } } + known
    for origin in origins.prefix(8) where origin != .nowhere {
      mended.origin = origin
      guard let text = matcher.text(of: mended), text.utf8.count < 2048, matcher.match(text) != nil else { continue }
      return text
    }
    return nil
  }
}

extension LinkMatcher {
  /// Returns the text of a link, or nil if a part of it can't be written.
  func text(of link: LinkURL) -> String? {
    var names = table.names
    var items: [RouteURL.Item] = []
    for item in link.items {
      guard let value = item.value else { return nil }
      items.append(.init(key: names.intern(String(decoding: item.key, as: UTF8.self)), value: value))
    }
    switch link.fragment {
    case .none: break
    case .text(let text): items.append(.init(key: nil, value: text))
    case .unreadable: return nil
    }
    return RouteURL(origin: link.origin, segments: link.segments, items: items).text(in: names)
  }
}
