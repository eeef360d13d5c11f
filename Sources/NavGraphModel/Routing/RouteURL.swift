import NavGraphSyntax

/// A URL in the form that patterns match: split and decoded.
package struct RouteURL: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// The query key; nil for the fragment.
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

  /// Returns the text of the URL, with the necessary escapes.
  package func text(in names: NameTable) -> String {
    let path = segments.map(RouteURL.escape).joined(separator: "/")
    var text: String
    switch origin {
    case .scheme(let name):
      // With a custom scheme, the first segment is at the host's position and must look like one. Otherwise the path follows an empty
      // authority.
      let isPlain = segments.first.map { $0.allSatisfy { RouteURL.isUnreserved($0) || $0 == 0x40 } } ?? true
      text = names.text(of: name) + (isPlain ? "://" : ":///") + path
    case .host(let name):
      // An example of the hosts that a wildcard covers.
      let host = names.text(of: name)
      text = "https://" + (host.hasPrefix("*.") ? RouteURL.example + host.dropFirst() : host) + "/" + path
    case .nowhere: text = "/" + path
    }
    var separator = "?"
    for item in items {
      if let key = item.key {
        text += separator + RouteURL.escape(Array(names.utf8(of: key))) + "=" + RouteURL.escape(item.value)
        separator = "&"
      }
    }
    for item in items where item.key == nil { text += "#" + RouteURL.escape(item.value) }
    return text
  }

  /// The text that replaces a wildcard's star. Hosts in addition to the wildcard are unlikely to have this name.
  package static let example = "any"

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  /// Escapes the characters that a segment, a query value, or a fragment can't contain.
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
