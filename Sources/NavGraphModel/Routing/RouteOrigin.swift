import NavGraphSyntax

/// The origin of a URL: a custom scheme, or a host of `https`, in lowercase.
package enum RouteOrigin: Hashable, Comparable, Sendable {
  case scheme(Name)
  case host(Name)
  /// The origin in an app without schemes and hosts. No URL reaches it, but its patterns are still compared.
  case nowhere

  private var order: (Int, UInt32) {
    switch self {
    case .scheme(let name): (0, name.raw)
    case .host(let name): (1, name.raw)
    case .nowhere: (2, 0)
    }
  }
  /// Returns a scheme or host with its ASCII letters in lowercase, in the form that is compared.
  package static func lowercased(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// Whether a host is a wildcard for all hosts under it, such as `*.example.com`.
  package static func isWildcard(_ host: some Collection<UInt8>) -> Bool { host.starts(with: "*.".utf8) }

  /// Whether a wildcard covers a host, or another wildcard, both in lowercase.
  ///
  /// The star matches one or more labels: letters, digits, hyphens, and underscores, separated by dots. So it never matches the user or
  /// port of a URL.
  package static func wildcard(_ wildcard: some BidirectionalCollection<UInt8>, covers host: some BidirectionalCollection<UInt8>) -> Bool {
    let end = wildcard.dropFirst()
    guard isWildcard(wildcard), host.count > end.count, host.suffix(end.count).elementsEqual(end) else { return false }
    let labels = host.dropLast(end.count).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.enumerated().allSatisfy { index, label in
      !label.isEmpty && (label.allSatisfy(isOfLabel) || index == 0 && labels.count > 1 && label.elementsEqual("*".utf8))
    }
  }

  private static func isOfLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  package static func < (a: RouteOrigin, b: RouteOrigin) -> Bool { a.order < b.order }
}

extension NavigationGraph {
  /// Returns the text of a scheme or host in the form that is compared.
  package func originText(of name: Name) -> String { String(decoding: RouteOrigin.lowercased(names.utf8(of: name)), as: UTF8.self) }
}

/// A query key or fragment that a pattern requires.
package struct RouteNeed: Hashable, Sendable {
  /// The query key; nil for the fragment.
  package var key: Name?
  package var value: SegmentClass

  /// Whether a need comes first, by the numbers of the keys, with the fragment last.
  package static func precedes(_ a: RouteNeed, _ b: RouteNeed) -> Bool {
    (order(of: a.key), a.value) < (order(of: b.key), b.value)
  }

  /// Returns the number by which a key is ordered.
  package static func order(of key: Name?) -> UInt32 { key?.raw ?? .max }
}
