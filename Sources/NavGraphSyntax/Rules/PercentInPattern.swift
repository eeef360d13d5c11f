extension Rule {
  package static let percentInPattern = Rule(
    number: 235, severity: .error, summary: "percent sign in a URL pattern",
    rationale: """
      URLs are decoded before they are matched, so an encoded character in a pattern never matches. Write patterns without percent encoding.
      """,
    failing: """
      screen Help
      route "/first%20steps" -> Help
      """,
    corrected: """
      screen Help
      route "/first steps" -> Help
      """)
}

extension Diagnostic {
  static func percentInPattern(text: String, decoded: [UInt8], at range: SourceRange) -> Diagnostic {
    var plain = ""
    for scalar in String(decoding: decoded, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\", "{", "}": plain += "\\" + String(scalar)
      case "\n": plain += "\\n"
      case "\t": plain += "\\t"
      default:
        plain += scalar.value < 0x20 || scalar.value == 0xFFFD ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
      }
    }
    // A decoded slash or question mark would be parsed as a mark of the pattern.
    let isClear = !decoded.isEmpty && !plain.contains("\u{FFFD}") && !decoded.contains { "/?#&=%".utf8.contains($0) }
    return Diagnostic(
      .percentInPattern, message: "a pattern can't contain percent encoding", at: range,
      label: isClear ? "write `\(plain)`" : "URLs are decoded before they are matched",
      fixes: isClear ? [Fix("write `\(plain)`", applicability: .always, edits: [.init(replacing: range, with: plain)])] : [])
  }
}
