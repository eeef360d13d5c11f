import NavGraphModel

extension LinkMatcher {
  /// A table without patterns, for links that are nothing but a path.
  private static let paths = NavGraph.LinkTable(origins: [["path:"]], "")
  /// Of a text with more segments that can't be read nothing is near.
  private static let mostUnreadable = 16

  /// The link that a text which is none may have been meant to be. Segments that can't be read are empty, and `shown` has them as they are
  /// written.
  package func meant(_ written: [UInt8]) -> (link: LinkURL, shown: [String]) {
    // Quotes and blanks around it are slips of copying.
    let isWrapping: (UInt8) -> Bool = { $0 <= 0x20 || "\"'<>`".utf8.contains($0) }
    var bytes = written.drop(while: isWrapping)
    while bytes.last.map(isWrapping) ?? false { bytes.removeLast() }
    let (origin, path) = split(bytes)
    var url = Array("path://".utf8) + path
    var unreadable: [Int: [UInt8]] = [:]
    while true {
      do throws(NavGraph.LinkError) {
        var link = LinkURL(try NavGraph.Link(LinkMatcher.text(of: url), LinkMatcher.paths), from: origin)
        var shown = link.segments.map { String(decoding: $0, as: UTF8.self) }
        for (number, text) in unreadable where link.segments.indices.contains(number) {
          link.segments[number] = []
          shown[number] = String(decoding: text, as: UTF8.self)
        }
        return (link, shown)
      } catch {
        guard case .malformed(let number, _, _) = error, unreadable.count < LinkMatcher.mostUnreadable else {
          return (LinkURL(origin: origin, segments: [], items: [], fragment: .none), [])
        }
        let range = LinkMatcher.segment(number, of: url)
        unreadable[number] = Array(url[range])
        url.replaceSubrange(range, with: "-".utf8)
      }
    }
  }

  /// Where a text may come from, and its path, with what follows that.
  private func split(_ text: ArraySlice<UInt8>) -> (RouteOrigin, [UInt8]) {
    let slash = UInt8(ascii: "/")
    if let colon = text.firstIndex(where: { !NavGraph.Link.isOfScheme($0) }), colon > text.startIndex,
      text[colon...].starts(with: "://".utf8)
    {
      let rest = text[(colon + 3)...]
      let authority = rest.prefix { $0 != slash && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      let scheme = RouteOrigin.lowercased(text[..<colon])
      if scheme == Array("https".utf8) { return (origin(host: authority) ?? .nowhere, Array(rest.dropFirst(authority.count))) }
      if scheme == Array("http".utf8) { return (.nowhere, Array(rest.dropFirst(authority.count))) }
      return (origin(scheme: text[..<colon]) ?? .nowhere, (authority.isEmpty ? [] : [slash]) + rest)
    }
    // `my:chats/42`, `/chats/42`, `chats/42`
    let colon = text.firstIndex(of: UInt8(ascii: ":")).flatMap { origin(scheme: text[..<$0]) == nil ? nil : $0 + 1 }
    return (.nowhere, [slash] + text[(colon ?? text.startIndex)...].drop { $0 == slash })
  }
}
