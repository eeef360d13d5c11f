import NavGraphModel

/// The reason why a text isn't a link of an app, independent of its patterns.
package enum LinkFault: Error, Hashable, Sendable {
  /// The text doesn't begin with `scheme://`.
  case noScheme
  /// The app doesn't declare this scheme. The scheme is in lowercase.
  case unknownScheme(String)
  /// The scheme is `http`. Universal links use `https`.
  case notSecure
  /// The app doesn't declare this host. The host is in lowercase, with its port.
  case unknownHost(String)
  /// The host is one of the app's, but has a port or a user name.
  case notPlainHost(written: String, host: String)
  /// A part of the path is malformed. The range contains its bytes.
  case malformed(Malformed, Range<Int>)

  package enum Malformed: Error, Hashable, Sendable {
    case emptySegment
    case dots
    case escape
    case notUTF8
  }
}

extension LinkMatcher {
  /// Converts a runtime error to a fault, with details for the author of the graph.
  func fault(for error: NavGraph.LinkError, in url: [UInt8]) -> LinkFault {
    switch error {
    case .malformed(let segment, _, let defect): return .malformed(.init(defect), LinkMatcher.segment(at: segment, of: url))
    case .foreign(let scheme, let host):
      let name = scheme.lowercased()
      guard !name.isEmpty, url.dropFirst(name.utf8.count).starts(with: "://".utf8) else { return .noScheme }
      guard name == "https" else { return name == "http" ? .notSecure : .unknownScheme(name) }
      let written = Array((host ?? "").utf8)
      let bare = written[((written.lastIndex(of: UInt8(ascii: "@")) ?? -1) + 1)...].prefix { $0 != UInt8(ascii: ":") }
      let text = String(decoding: written, as: UTF8.self)
      return origin(host: bare) == nil ? .unknownHost(text) : .notPlainHost(written: text, host: String(decoding: bare, as: UTF8.self))
    // These errors can't occur, because no pattern has been looked up.
    case .noRoute, .noValue, .missing, .elsewhere: return .noScheme
    }
  }

  /// Returns the byte range of a path segment. Segments are numbered from 0, as in the runtime.
  static func segment(at number: Int, of url: [UInt8]) -> Range<Int> {
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
