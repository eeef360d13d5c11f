/// URLs that can be written down: those of the web, in the strict spelling of RFC 3986 that every version of Foundation reads.
package enum WebAddress {
  /// Whether `text` is `http` or `https`, a host, and nothing that would have to be escaped.
  package static func isOne(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let scheme = ["https://", "http://"].first(where: { bytes.starts(with: $0.utf8) }) else { return false }
    let rest = bytes[scheme.utf8.count...]
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    return isAuthority(rest[..<end]) && isTail(rest[end...])
  }

  /// A host, perhaps with a port.
  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, host.allSatisfy({ isLetterOrDigit($0) || "-._~".utf8.contains($0) }) else { return false }
    guard parts.count > 1 else { return true }
    return !parts[1].isEmpty && parts[1].count <= 5 && parts[1].allSatisfy(isDigit)
  }

  /// A path, a query and a fragment: escapes are whole, and there is one `#`.
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
