import NavGraphModel

extension LinkMatcher {
  /// A table without patterns, for links that consist of a path.
  private static let paths = NavGraph.LinkTable(origins: ["path:"], [])

  /// Returns the link that an invalid text was probably meant to be. Segments
  /// that can't be decoded are empty there, and `shown` contains them as written.
  package func meant(by written: [UInt8]) -> (link: LinkURL, shown: [String]) {
    // Quotes and spaces around a URL come from copying.
    let isWrapping: (UInt8) -> Bool = { $0 <= 0x20 || "\"'<>`".utf8.contains($0) }
    var bytes = written.drop(while: isWrapping)
    while bytes.last.map(isWrapping) ?? false { bytes.removeLast() }
    let (origin, text) = split(bytes)
    let path = text.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    if parts.last?.isEmpty ?? false { parts.removeLast() }
    var link = LinkMatcher.read(text[path.endIndex...]) ?? LinkURL(origin: origin, segments: [], items: [], fragment: .none)
    link.origin = origin
    var shown: [String] = []
    for part in parts {
      let segment = LinkMatcher.read([UInt8(ascii: "/")] + part)?.segments.first ?? []
      link.segments.append(segment)
      shown.append(String(decoding: segment.isEmpty ? Array(part) : segment, as: UTF8.self))
    }
    return (link, shown)
  }

  /// Returns a path and what follows it, or nil if a segment can't be decoded.
  private static func read(_ path: some Sequence<UInt8>) -> LinkURL? {
    (try? NavGraph.Link(text(of: Array("path://".utf8) + path), paths)).map { LinkURL($0, from: .nowhere) }
  }

  /// Returns the origin of a text, and its path with what follows it.
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
