import NavGraphSyntax

/// A URL as patterns see it: split and decoded.
package struct RouteURL: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// nil: the fragment.
    package var key: Name?
    package var value: [UInt8]
    package init(key: Name?, value: [UInt8]) {
      self.key = key
      self.value = value
    }
  }
  package var origin: RouteOrigin
  package var segments: [[UInt8]]
  package var items: [Item]

  package init(origin: RouteOrigin, segments: [[UInt8]], items: [Item] = []) {
    self.origin = origin
    self.segments = segments
    self.items = items
  }

  /// The URL as it is written, escaped where it must be.
  package func text(_ names: NameTable) -> String {
    let path = segments.map(RouteURL.escape).joined(separator: "/")
    var text: String
    switch origin {
    case .scheme(let name):
      // What stands where others have a host must look like one there, else the path begins after an empty authority.
      let isPlain = segments.first.map { $0.allSatisfy { RouteURL.isUnreserved($0) || $0 == 0x40 } } ?? true
      text = names.text(name) + (isPlain ? "://" : ":///") + path
    case .host(let name):
      // Some host that a wildcard stands for.
      let host = names.text(name)
      text = "https://" + (host.hasPrefix("*.") ? RouteURL.example + host.dropFirst() : host) + "/" + path
    case .nowhere: text = "/" + path
    }
    var separator = "?"
    for item in items {
      if let key = item.key {
        text += separator + RouteURL.escape(Array(names.utf8(key))) + "=" + RouteURL.escape(item.value)
        separator = "&"
      }
    }
    for item in items where item.key == nil { text += "#" + RouteURL.escape(item.value) }
    return text
  }

  /// What takes the place of a wildcard's star. Hosts that are named beside the wildcard are hardly called so.
  package static let example = "any"

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  /// Escapes what can't stand in a segment, a query value or a fragment.
  package static func escape(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) || "!$'()*,:;@".utf8.contains(byte) {
        out.append(byte)
      } else {
        out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
