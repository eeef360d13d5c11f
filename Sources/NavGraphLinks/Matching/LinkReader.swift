import NavGraphModel
import NavGraphSyntax

/// Reads texts as links of one app. It is total: any bytes give a link or the reason why they are none.
package struct LinkReader: Sendable {
  /// Schemes and hosts for which there are patterns, by their text in lower case.
  private var schemes: [[UInt8]: Name] = [:]
  private var hosts: [[UInt8]: Name] = [:]

  package init(_ table: RouteTable) {
    for origin in table.originSets.joined() {
      switch origin {
      case .scheme(let name): schemes[Array(table.names.utf8(name))] = name
      case .host(let name): hosts[Array(table.names.utf8(name))] = name
      case .nowhere: break
      }
    }
  }

  /// The texts of all schemes, in the order of their bytes.
  package var knownSchemes: [String] { LinkReader.texts(schemes) }
  package var knownHosts: [String] { LinkReader.texts(hosts) }

  private static func texts(_ names: [[UInt8]: Name]) -> [String] {
    names.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  package func read(_ text: String) -> Result<LinkURL, LinkFault> { read(Array(text.utf8)) }

  /// Split first, decoded then.
  package func read(_ bytes: [UInt8]) -> Result<LinkURL, LinkFault> {
    guard let colon = LinkReader.endOfScheme(bytes) else { return .failure(.noScheme) }
    let scheme = RouteOrigin.lowercased(bytes[..<colon])
    var parts = Parts(bytes[(colon + 3)...])

    let origin: RouteOrigin
    var written: [UInt8] = []
    if scheme == Array("https".utf8) {
      written = LinkReader.withoutPort(parts.authority)
      switch host(parts.authority, written) {
      case .success(let name): origin = .host(name)
      case .failure(let fault): return .failure(fault)
      }
    } else {
      guard let name = schemes[scheme] else {
        return .failure(scheme == Array("http".utf8) ? .notSecure : .unknownScheme(String(decoding: scheme, as: UTF8.self)))
      }
      origin = .scheme(name)
      if !parts.authority.isEmpty { parts.segments.insert(parts.authority, at: 0) }
    }

    var segments: [[UInt8]] = []
    segments.reserveCapacity(parts.segments.count)
    for raw in parts.segments {
      switch LinkReader.segment(raw) {
      case .success(let segment): segments.append(segment)
      case .failure(let defect): return .failure(.malformed(defect, raw.startIndex..<raw.endIndex))
      }
    }
    return .success(
      LinkURL(
        origin: origin, segments: segments, items: LinkReader.items(parts.query), fragment: LinkReader.fragment(parts.fragment),
        host: written))
  }

  /// What a text that is no link may have been meant to be: its path as far as it can be read. Segments that can't be are empty.
  func lenient(_ written: [UInt8]) -> (link: LinkURL, shown: [String]) {
    // Quotes and blanks around it are slips of copying.
    let isWrapping: (UInt8) -> Bool = { $0 <= 0x20 || "\"'<>`".utf8.contains($0) }
    var bytes = Array(written.drop(while: isWrapping))
    while bytes.last.map(isWrapping) ?? false { bytes.removeLast() }
    var parts: Parts
    var origin = RouteOrigin.nowhere
    if let colon = LinkReader.endOfScheme(bytes) {
      let scheme = RouteOrigin.lowercased(bytes[..<colon])
      parts = Parts(bytes[(colon + 3)...])
      if scheme == Array("https".utf8) || scheme == Array("http".utf8) {
        let name = LinkReader.withoutPort(parts.authority)
        if case .success(let name) = host(parts.authority, name), scheme.count == 5 { origin = .host(name) }
      } else {
        if let name = schemes[scheme] { origin = .scheme(name) }
        if !parts.authority.isEmpty { parts.segments.insert(parts.authority, at: 0) }
      }
    } else {
      // `my:chats/42`, `/chats/42`, `chats/42`
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")).flatMap { schemes[RouteOrigin.lowercased(bytes[..<$0])] == nil ? nil : $0 + 1 }
      parts = Parts(bytes[(colon ?? 0)...].drop { $0 == UInt8(ascii: "/") })
      if !parts.authority.isEmpty { parts.segments.insert(parts.authority, at: 0) }
    }
    let segments = parts.segments.map { raw in
      if case .success(let segment) = LinkReader.segment(raw) { segment } else { [UInt8]() }
    }
    let shown = zip(segments, parts.segments).map { String(decoding: $0.isEmpty ? Array($1) : $0, as: UTF8.self) }
    let link = LinkURL(
      origin: origin, segments: segments, items: LinkReader.items(parts.query), fragment: LinkReader.fragment(parts.fragment))
    return (link, shown)
  }

  /// What stands behind `scheme://`, split and nothing more.
  private struct Parts {
    var authority: ArraySlice<UInt8>
    var segments: [ArraySlice<UInt8>]
    var query: ArraySlice<UInt8>?
    var fragment: ArraySlice<UInt8>?

    init(_ text: ArraySlice<UInt8>) {
      var rest = text
      fragment = LinkReader.cut(&rest, at: UInt8(ascii: "#"))
      query = LinkReader.cut(&rest, at: UInt8(ascii: "?"))
      let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = rest[..<slash]
      segments = rest[slash...].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      if segments.last?.isEmpty == true { segments.removeLast() }
    }
  }

  /// Where `://` stands behind a scheme.
  private static func endOfScheme(_ bytes: [UInt8]) -> Int? {
    guard let colon = bytes.firstIndex(where: { !isOfScheme($0) }), colon > 0, bytes[colon...].starts(with: "://".utf8) else { return nil }
    return colon
  }

  private static func segment(_ raw: ArraySlice<UInt8>) -> Result<[UInt8], LinkFault.Malformed> {
    guard let decoded = unescape(raw) else { return .failure(.escape) }
    guard isUTF8(decoded) else { return .failure(.notUTF8) }
    if decoded.isEmpty { return .failure(.emptySegment) }
    return decoded == Array(".".utf8) || decoded == Array("..".utf8) ? .failure(.dots) : .success(decoded)
  }

  /// A declared host with the default port, and no user.
  private func host(_ authority: ArraySlice<UInt8>, _ name: [UInt8]) -> Result<Name, LinkFault> {
    if let host = declared(name) { return .success(host) }
    let written = RouteOrigin.lowercased(authority)
    let bare = written[((written.lastIndex(of: UInt8(ascii: "@")) ?? -1) + 1)...].prefix { $0 != UInt8(ascii: ":") }
    let text = String(decoding: written, as: UTF8.self)
    return .failure(
      declared(Array(bare)) == nil ? .unknownHost(text) : .notPlainHost(written: text, host: String(decoding: bare, as: UTF8.self)))
  }

  /// A host in lower case, without the default port.
  private static func withoutPort(_ authority: ArraySlice<UInt8>) -> [UInt8] {
    let written = RouteOrigin.lowercased(authority)
    let port = Array(":443".utf8)
    return written.suffix(port.count).elementsEqual(port) ? Array(written.dropLast(port.count)) : written
  }

  /// A host that is named itself, or else the most precise wildcard that stands for it.
  private func declared(_ name: [UInt8]) -> Name? {
    // The star is a mark of declarations: no URL has one there.
    if RouteOrigin.isWildcard(name) { return nil }
    if let host = hosts[name] { return host }
    for dot in name.indices where name[dot] == UInt8(ascii: ".") {
      let wildcard = [UInt8(ascii: "*")] + name[dot...]
      if let host = hosts[wildcard], RouteOrigin.wildcard(wildcard, covers: name) { return host }
    }
    return nil
  }

  /// Items without a readable key are unknown, and unknown keys are ignored.
  private static func items(_ query: ArraySlice<UInt8>?) -> [LinkURL.Item] {
    (query ?? []).split(separator: UInt8(ascii: "&")).compactMap { item in
      let mark = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return decoded(item[..<mark]).map { LinkURL.Item(key: $0, value: decoded(item[mark...].dropFirst())) }
    }
  }

  private static func fragment(_ text: ArraySlice<UInt8>?) -> LinkURL.Fragment {
    guard let text else { return .none }
    return decoded(text).map { .text($0) } ?? .unreadable
  }

  // MARK: Bytes

  private static func cut(_ text: inout ArraySlice<UInt8>, at mark: UInt8) -> ArraySlice<UInt8>? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    defer { text = text[..<index] }
    return text[(index + 1)...]
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? { unescape(text).flatMap { isUTF8($0) ? $0 : nil } }

  /// nil if an escape is malformed.
  private static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var out: [UInt8] = []
    out.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        out.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
      out.append(high << 4 | low)
    }
    return out
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
    }
  }
}
