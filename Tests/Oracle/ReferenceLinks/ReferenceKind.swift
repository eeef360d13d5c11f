/// The kind of values of a placeholder.
package indirect enum ReferenceKind: Hashable, Sendable {
  case string, int, double, bool, uuid, date, url
  /// An enumeration, by its raw values.
  case words([String])
  case list(ReferenceKind)
  /// A value whose text must match a form.
  case form(ReferenceForm, of: ReferenceKind)

  /// All texts of the kind, or nil if they aren't listed.
  package var listed: [String]? {
    switch self {
    case .bool: ["true", "false"]
    case .words(let words): words
    default: nil
    }
  }

  /// The kind without its form.
  package var type: ReferenceKind {
    if case .form(_, let type) = self { type } else { self }
  }

  /// Whether a decoded text is a value of this kind. Only a `String` may be empty.
  package func holds(_ bytes: [UInt8]) -> Bool {
    if self == .string { return true }
    if case .list(let element) = self { return element.holds(bytes) }
    if case .form(let form, let type) = self { return form.holds(bytes, isInt: type == .int) }
    if bytes.isEmpty { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .string, .list, .form: return true
    case .int: return ReferenceKind.isInt(text)
    case .double: return ReferenceKind.isDouble(text)
    case .bool: return bytes == Array("true".utf8) || bytes == Array("false".utf8)
    case .uuid: return ReferenceKind.isUUID(bytes)
    case .date: return ReferenceDate(bytes) != nil
    case .url: return ReferenceKind.isWebAddress(bytes)
    case .words(let words): return words.contains { Array($0.utf8) == bytes }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isInt(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? Array(text.utf8.dropFirst()) : Array(text.utf8)
    guard !digits.isEmpty, digits.allSatisfy(isDigit), Int64(text) != nil else { return false }
    return digits[0] != UInt8(ascii: "0") || text == "0"
  }

  private static func isDouble(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? Array(text.utf8.dropFirst()) : Array(text.utf8)
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return false }
    return Double(text)?.isFinite ?? false
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36
      && bytes.indices.allSatisfy { index in
        [8, 13, 18, 23].contains(index)
          ? bytes[index] == UInt8(ascii: "-")
          : isDigit(bytes[index]) || (0x61...0x66).contains(bytes[index]) || (0x41...0x46).contains(bytes[index])
      }
  }

  /// Whether the bytes are `http` or `https`, `://`, a host, an optional port, and a path, query, and fragment.
  private static func isWebAddress(_ bytes: [UInt8]) -> Bool {
    let lower = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    guard let scheme = ["https://", "http://"].first(where: { lower.starts(with: Array($0.utf8)) }) else { return false }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    var host = Array(rest[..<end])
    if let colon = host.firstIndex(of: UInt8(ascii: ":")) {
      guard host[(colon + 1)...].allSatisfy(isDigit) else { return false }
      host = Array(host[..<colon])
    }
    func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
    guard let first = host.first, isLetterOrDigit(first) else { return false }
    guard host.allSatisfy({ isLetterOrDigit($0) || Array("-._".utf8).contains($0) }) else { return false }
    return isTail(Array(rest[end...]))
  }

  /// Whether the bytes are printable ASCII without characters that URLs must escape, with at most one `#` and complete escapes.
  private static func isTail(_ bytes: [UInt8]) -> Bool {
    var marks = 0
    for (index, byte) in bytes.enumerated() {
      if byte <= 0x20 || byte >= 0x7F || Array("\"<>[\\]^`{|}".utf8).contains(byte) { return false }
      if byte == UInt8(ascii: "#") { marks += 1 }
      if byte == UInt8(ascii: "%") {
        let next = bytes[(index + 1)...].prefix(2)
        if next.count < 2 || UInt8(String(decoding: next, as: UTF8.self), radix: 16) == nil || next.first == UInt8(ascii: "+") {
          return false
        }
      }
    }
    return marks <= 1
  }
}
