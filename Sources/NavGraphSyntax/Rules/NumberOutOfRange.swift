extension Rule {
  package static let numberOutOfRange = Rule(
    number: 109, severity: .error, summary: "number out of range",
    rationale: "Integers range from -9223372036854775808 to 9223372036854775807, the range of `Int` in Swift.",
    failing: """
      screen Page(number: Int = 9223372036854775808)
      """,
    corrected: """
      screen Page(number: Int = 9223372036854775807)
      """)
}

extension Diagnostic {
  static func numberOutOfRange(text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.utf8.count > 24 ? String(text.prefix(24)) + "..." : text
    let isNegative = text.hasPrefix("-")
    return Diagnostic(
      .numberOutOfRange, message: "\(shown) is too \(isNegative ? "small" : "large") for an Int", at: range, label: "",
      notes: [isNegative ? "the smallest is -9223372036854775808" : "the largest is 9223372036854775807"])
  }
}
