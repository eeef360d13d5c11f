import NavGraphModel

/// Why a text is no link of an app, whatever its patterns are.
package enum LinkFault: Error, Hashable, Sendable {
  /// Nothing like `scheme://` stands at the beginning.
  case noScheme
  /// The app declares others. In lower case.
  case unknownScheme(String)
  /// `http`: universal links are `https`.
  case notSecure
  /// No pattern is for this host. In lower case, with a port if there is one.
  case unknownHost(String)
  /// A host of the app, but with a port or a user.
  case notPlainHost(written: String, host: String)
  /// A part of the path that no link has: these bytes of the text.
  case malformed(Malformed, Range<Int>)

  package enum Malformed: Error, Hashable, Sendable {
    case emptySegment
    case dots
    case escape
    case notUTF8
  }
}

extension LinkMatcher {
  /// What the app says of a URL, with what only an author wants to know.
  func fault(_ error: NavGraph.LinkError, in url: [UInt8]) -> LinkFault {
    switch error {
    case .malformed(let segment, _, let defect): return .malformed(.init(defect), LinkMatcher.segment(segment, of: url))
    case .foreign(let scheme, let host):
      let name = scheme.lowercased()
      guard !name.isEmpty, url.dropFirst(name.utf8.count).starts(with: "://".utf8) else { return .noScheme }
      guard name == "https" else { return name == "http" ? .notSecure : .unknownScheme(name) }
      let written = Array((host ?? "").utf8)
      let bare = written[((written.lastIndex(of: UInt8(ascii: "@")) ?? -1) + 1)...].prefix { $0 != UInt8(ascii: ":") }
      let text = String(decoding: written, as: UTF8.self)
      return origin(host: bare) == nil ? .unknownHost(text) : .notPlainHost(written: text, host: String(decoding: bare, as: UTF8.self))
    // No row has been looked for.
    case .noRoute, .noValue, .missing, .elsewhere: return .noScheme
    }
  }

  /// The bytes of a segment, counted from 0 as the app does.
  static func segment(_ number: Int, of url: [UInt8]) -> Range<Int> {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return 0..<url.count }
    let path = url[Swift.min(colon + 3, url.count)...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isWeb = RouteOrigin.lowercased(url[..<colon]) == Array("https".utf8)
    if isWeb || parts.first?.isEmpty ?? true { parts = Array(parts.dropFirst()) }
    guard parts.indices.contains(number) else { return path.endIndex..<path.endIndex }
    return parts[number].startIndex..<parts[number].endIndex
  }
}

extension LinkFault.Malformed {
  fileprivate init(_ defect: NavGraph.LinkError.Defect) {
    switch defect {
    case .empty: self = .emptySegment
    case .dots: self = .dots
    case .escape: self = .escape
    case .encoding: self = .notUTF8
    }
  }
}
