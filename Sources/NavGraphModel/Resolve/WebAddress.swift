/// URLs in the source: web addresses in the strict syntax of RFC 3986, which every version of Foundation parses.
package enum WebAddress {
  /// Whether `text` consists of `http` or `https`, a host, and no character that requires an escape.
  package static func isOne(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let scheme = ["https://", "http://"].first(where: { bytes.starts(with: $0.utf8) }) else { return false }
    let rest = bytes[scheme.utf8.count...]
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    return isAuthority(rest[..<end]) && isTail(rest[end...])
  }

  /// Whether the bytes are a host, optionally with a port.
  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, host.allSatisfy({ isLetterOrDigit($0) || "-._~".utf8.contains($0) }) else { return false }
    guard parts.count > 1 else { return true }
    return !parts[1].isEmpty && parts[1].count <= 5 && parts[1].allSatisfy(isDigit)
  }

  /// Whether the bytes are a path, a query, and a fragment, with complete escapes and at most one `#`.
  private static func isTail(_ bytes: ArraySlice<UInt8>) -> Bool {
    var fragments = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      switch byte {
      case UInt8(ascii: "%"):
        guard bytes.endIndex - index > 2, isHexadecimal(bytes[index + 1]), isHexadecimal(bytes[index + 2]) else { return false }
      case UInt8(ascii: "#"): fragments += 1
      default: guard isLetterOrDigit(byte) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte) else { return false }
      }
    }
    return fragments < 2
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}
