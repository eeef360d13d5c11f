/// A JSON value whose members keep their order.
package indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSON])
  case object([(String, JSON)])

  /// The value as text, indented by two, with a line break at its end.
  package var text: String {
    var out = ""
    write(indent: 0, to: &out)
    return out + "\n"
  }

  /// The value on one line, without a line break at its end.
  package var line: String {
    var out = ""
    writeLine(to: &out)
    return out
  }

  private func writeLine(to out: inout String) {
    switch self {
    case .array(let items):
      for (index, item) in items.enumerated() {
        out += index == 0 ? "[" : ", "
        item.writeLine(to: &out)
      }
      out += items.isEmpty ? "[]" : "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        out += index == 0 ? "{" : ", "
        JSON.quote(member.0, to: &out)
        out += ": "
        member.1.writeLine(to: &out)
      }
      out += members.isEmpty ? "{}" : "}"
    case .string, .number, .bool, .null: write(indent: 0, to: &out)
    }
  }

  /// Reports are built here and nest as deep as this file says, never as deep as an input.
  private func write(indent: Int, to out: inout String) {
    switch self {
    case .string(let string): JSON.quote(string, to: &out)
    case .number(let number): out += String(number)
    case .bool(let bool): out += bool ? "true" : "false"
    case .null: out += "null"
    case .array(let items):
      write(items.count, "[", "]", indent, &out) { items[$0].write(indent: indent + 1, to: &$1) }
    case .object(let members):
      write(members.count, "{", "}", indent, &out) {
        JSON.quote(members[$0].0, to: &$1)
        $1 += ": "
        members[$0].1.write(indent: indent + 1, to: &$1)
      }
    }
  }

  private func write(
    _ count: Int, _ open: String, _ close: String, _ indent: Int, _ out: inout String, _ item: (Int, inout String) -> Void
  ) {
    out += open
    for index in 0..<count {
      out += index == 0 ? "\n" : ",\n"
      out += String(repeating: "  ", count: indent + 1)
      item(index, &out)
    }
    if count > 0 { out += "\n" + String(repeating: "  ", count: indent) }
    out += close
  }

  /// The one place where text becomes a JSON string. Everything but printable ASCII and letters beyond is escaped, so that the result
  /// may stand in a script element and in a terminal as well.
  package static func quote(_ text: String, to out: inout String) {
    out += "\""
    defer { out += "\"" }
    // Most texts stand for themselves.
    if text.utf8.allSatisfy(JSON.isPlain) { return out += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "<", ">", "&", "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
