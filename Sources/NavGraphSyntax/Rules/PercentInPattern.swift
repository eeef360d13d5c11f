extension Rule {
  package static let percentInPattern = Rule(
    235, .error, summary: "a percent sign in a URL pattern",
    rationale: "Patterns are written decoded: a URL is decoded before it is matched, so an encoded character in a pattern never matches.",
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
  static func percentInPattern(_ text: String, decoded: [UInt8], at range: SourceRange) -> Diagnostic {
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
    // A decoded slash or question mark would be read as a mark of the pattern.
    let isClear = !decoded.isEmpty && !plain.contains("\u{FFFD}") && !decoded.contains { "/?#&=%".utf8.contains($0) }
    return Diagnostic(
      .percentInPattern, "patterns are written decoded, without `%`", at: range,
      isClear ? "this stands for `\(plain)`" : "a URL is decoded before it is matched",
      fixes: isClear ? [Fix("write it decoded", .always, [.init(range, plain)])] : [])
  }
}
