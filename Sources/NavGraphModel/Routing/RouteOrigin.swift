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
    (a.key?.raw ?? .max, a.value) < (b.key?.raw ?? .max, b.value)
  }
}
