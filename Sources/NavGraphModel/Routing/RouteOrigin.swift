import NavGraphSyntax

/// What a URL begins with: a custom scheme, or `https` and a host. In lower case.
package enum RouteOrigin: Hashable, Comparable, Sendable {
  case scheme(Name)
  case host(Name)
  /// Of an app that declares neither: no URL reaches it, but its patterns are still compared.
  case nowhere

  private var order: (Int, UInt32) {
    switch self {
    case .scheme(let name): (0, name.raw)
    case .host(let name): (1, name.raw)
    case .nowhere: (2, 0)
    }
  }
  /// A scheme or a host as it is compared: its ASCII letters in lower case, and no others.
  package static func lowercased(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// Whether a host stands for all hosts below one: `*.example.com`
  package static func isWildcard(_ host: some Collection<UInt8>) -> Bool { host.starts(with: "*.".utf8) }

  /// Whether a wildcard stands for that host, or for all that another wildcard stands for; both in lower case.
  ///
  /// What takes the place of the star is one label or several: letters, digits, hyphens and underscores between dots. So nothing that a URL may
  /// have beside a host, a user or a port, is taken for a part of one.
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
  /// The text of a scheme or a host, as it is compared.
  package func originText(_ name: Name) -> String { String(decoding: RouteOrigin.lowercased(names.utf8(name)), as: UTF8.self) }
}

/// A query key, or the fragment, without which a pattern doesn't match.
package struct RouteNeed: Hashable, Sendable {
  /// nil: the fragment.
  package var key: Name?
  package var value: SegmentClass

  /// In the order of the keys' numbers, the fragment last.
  package static func precedes(_ a: RouteNeed, _ b: RouteNeed) -> Bool {
    (order(a.key), a.value) < (order(b.key), b.value)
  }

  /// The place of a key among others.
  package static func order(_ key: Name?) -> UInt32 { key?.raw ?? .max }
}
