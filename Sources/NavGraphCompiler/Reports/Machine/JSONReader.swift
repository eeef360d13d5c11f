/// A strict JSON parser. Errors contain a line number.
package struct JSONReader {
  package struct Mistake: Error {
    package let line: Int
    package let message: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private static let deepest = 32

  /// Returns the value that `bytes` consist of.
  package static func value(of bytes: [UInt8]) throws(Mistake) -> JSON {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.mistake("unexpected text after the end of the document") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func mistake(_ message: String) -> Mistake {
    Mistake(line: bytes[..<min(index, bytes.count)].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }, message: message)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) -> JSON {
    guard depth < JSONReader.deepest else { throw mistake("too many nested values") }
    if take("{") { return try object(depth: depth) }
    if take("[") { return try array(depth: depth) }
    guard index < bytes.count else { throw mistake("unexpected end of the document") }
    switch bytes[index] {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw mistake("expected a JSON value")
    }
  }

  private mutating func object(depth: Int) throws(Mistake) -> JSON {
    var members: [(String, JSON)] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw mistake("expected the name of a member") }
      let name = try string()
      guard take(":") else { throw mistake("expected `:`") }
      members.append((name, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw mistake("expected `,` or `}`") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Mistake) -> JSON {
    var items: [JSON] = []
    if take("]") { return .array([]) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw mistake("expected `,` or `]`") }
    return .array(items)
  }

  private mutating func number() throws(Mistake) -> JSON {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Int(text) { return .number(number) }
    guard let value = Double(text), value.isFinite else { throw mistake("invalid number") }
    return .decimal(text)
  }

  private mutating func string() throws(Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20 else { throw mistake("unexpected line break or control character in a string") }
      if bytes[index] == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw mistake("unterminated string") }
    index += 1
    let decoded = String(decoding: text, as: UTF8.self)
    guard decoded.utf8.elementsEqual(text) else { throw mistake("invalid UTF-8") }
    return decoded
  }

  private mutating func escape() throws(Mistake) -> Unicode.Scalar {
    index += 1
    guard index < bytes.count else { throw mistake("unterminated string") }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
      UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    let letter = bytes[index]
    index += 1
    if let scalar = plain[letter] { return scalar }
    guard letter == UInt8(ascii: "u"), var unit = hexadecimal() else { throw mistake("invalid escape sequence") }
    if (0xD800..<0xDC00).contains(unit), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else { throw mistake("invalid escape sequence") }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else { throw mistake("invalid escape sequence") }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let unit = UInt32(digits, radix: 16) else { return nil }
    index += 4
    return unit
  }
}

extension JSON {
  /// The first member of that name.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0.utf8.elementsEqual(name.utf8) }?.1
  }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var int: Int? { if case .number(let number) = self { number } else { nil } }
  package var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
}
