import NavGraphSyntax

/// A JSON value whose members keep their order.
package indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  /// A number with a fraction or an exponent, as it is written.
  case decimal(String)
  case bool(Bool)
  case null
  case array([JSON])
  case object([(String, JSON)])

  /// The value as text, indented by two spaces, with a line break at its end.
  package var text: String {
    var out: [UInt8] = []
    write(indent: 0, to: &out)
    return String(decoding: out, as: UTF8.self) + "\n"
  }

  /// The value on one line, without a line break at its end.
  package var line: String {
    var out: [UInt8] = []
    writeLine(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private func writeLine(to out: inout [UInt8]) {
    switch self {
    case .array(let items):
      for (index, item) in items.enumerated() {
        out.append(contentsOf: (index == 0 ? "[" : ", ").utf8)
        item.writeLine(to: &out)
      }
      out.append(contentsOf: (items.isEmpty ? "[]" : "]").utf8)
    case .object(let members):
      for (index, member) in members.enumerated() {
        out.append(contentsOf: (index == 0 ? "{" : ", ").utf8)
        JSON.quote(member.0, to: &out)
        out.append(contentsOf: ": ".utf8)
        member.1.writeLine(to: &out)
      }
      out.append(contentsOf: (members.isEmpty ? "{}" : "}").utf8)
    case .string, .number, .decimal, .bool, .null: write(indent: 0, to: &out)
    }
  }

  /// Recursion is bounded by the depth of the reports that navgraph creates, not by an input.
  private func write(indent: Int, to out: inout [UInt8]) {
    switch self {
    case .string(let string): JSON.quote(string, to: &out)
    case .number(let number): out.append(contentsOf: String(number).utf8)
    case .decimal(let text): out.append(contentsOf: text.utf8)
    case .bool(let bool): out.append(contentsOf: (bool ? "true" : "false").utf8)
    case .null: out.append(contentsOf: "null".utf8)
    case .array(let items):
      for (index, item) in items.enumerated() {
        JSON.startLine(after: index == 0 ? "[" : ",", indent: indent + 1, in: &out)
        item.write(indent: indent + 1, to: &out)
      }
      if items.isEmpty { out.append(contentsOf: "[".utf8) } else { JSON.startLine(indent: indent, in: &out) }
      out.append(contentsOf: "]".utf8)
    case .object(let members):
      for (index, member) in members.enumerated() {
        JSON.startLine(after: index == 0 ? "{" : ",", indent: indent + 1, in: &out)
        JSON.quote(member.0, to: &out)
        out.append(contentsOf: ": ".utf8)
        member.1.write(indent: indent + 1, to: &out)
      }
      if members.isEmpty { out.append(contentsOf: "{".utf8) } else { JSON.startLine(indent: indent, in: &out) }
      out.append(contentsOf: "}".utf8)
    }
  }

  /// Appends `text`, a line break, and the indentation of the next line.
  private static func startLine(after text: String = "", indent: Int, in out: inout [UInt8]) {
    out.append(contentsOf: text.utf8)
    out.append(contentsOf: "\n".utf8)
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  /// Appends a JSON string. All text becomes JSON through this function. It escapes everything that `VisibleText` escapes, and the marks
  /// of HTML, so that the result is safe in a script element, on a terminal, and in a CI log.
  package static func quote(_ text: String, to out: inout String) {
    var bytes: [UInt8] = []
    quote(text, to: &bytes)
    out += String(decoding: bytes, as: UTF8.self)
  }

  private static func quote(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      out.append(contentsOf: text.utf8)
    } else {
      var isHash = false
      for scalar in text.unicodeScalars {
        if scalar == "#", isHash { out.append(contentsOf: "\\u0023".utf8) } else { escape(scalar, to: &out) }
        isHash = scalar == "#"
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  /// Returns whether a character needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "#"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
    switch scalar {
    case "\"": out.append(contentsOf: "\\\"".utf8)
    case "\\": out.append(contentsOf: "\\\\".utf8)
    case "\n": out.append(contentsOf: "\\n".utf8)
    case "\r": out.append(contentsOf: "\\r".utf8)
    case "\t": out.append(contentsOf: "\\t".utf8)
    case "<", ">", "&": escape(unit: UInt16(scalar.value), to: &out)
    case "\u{20}"..."\u{7E}": out.append(UInt8(truncatingIfNeeded: scalar.value))
    case _ where Width.isHidden(scalar):
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { escape(unit: unit, to: &out) }
    default: out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func escape(unit: UInt16, to out: inout [UInt8]) {
    out.append(contentsOf: ("\\u" + UInt32(unit).hexadecimal(digits: 4)).utf8)
  }
}
