extension Rule {
  package static let malformedNumber = Rule(
    number: 113, severity: .error, summary: "invalid number",
    rationale:
      "A number has decimal digits, at most one point, and no leading zeros: `16`, `16.4`, `-3`. A system version has at most two parts.",
    failing: """
      app Shop {
        platform iOS 16.4.1
      }
      """,
    corrected: """
      app Shop {
        platform iOS 16.4
      }
      """)
}

extension Diagnostic {
  static func malformedNumber(number: String, letters: String, at range: SourceRange) -> Diagnostic {
    let shown = String(letters.prefix(20))
    return Diagnostic(
      .malformedNumber, message: "`\(number.prefix(24))\(shown)` is neither a number nor a name", at: range,
      label: "letters follow the number",
      help: ["begin a name with a letter, and write a number in decimal digits"],
      fixes: [
        Fix(
          "insert a space", applicability: .maybe,
          edits: [
            .init(
              replacing: SourceRange(
                file: range.file, start: range.start + UInt32(truncatingIfNeeded: number.utf8.count),
                end: range.start + UInt32(truncatingIfNeeded: number.utf8.count)), with: " ")
          ])
      ])
  }

  static func malformedNumber(number: String, kept: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedNumber, message: "the number \(number.prefix(24)) has leading zeros", at: range, label: "write \(kept.prefix(24))",
      help: ["if the zeros matter, write a string: \"\(number.prefix(24))\""],
      fixes: [Fix("write \(kept.prefix(24))", applicability: .maybe, edits: [.init(replacing: range, with: kept)])])
  }

  static func malformedNumber(number: String, parts: Int, at range: SourceRange) -> Diagnostic {
    let kept = number.split(separator: ".").prefix(2).joined(separator: ".")
    return Diagnostic(
      .malformedNumber, message: "the number \(number.prefix(24)) has \(parts) parts", at: range, label: "a number has at most one point",
      fixes: [Fix("write \(kept.prefix(24))", applicability: .maybe, edits: [.init(replacing: range, with: kept)])])
  }
}
