extension Rule {
  package static let malformedNumber = Rule(
    113, .error, summary: "invalid number",
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
  static func malformedNumber(_ number: String, letters: String, at range: SourceRange) -> Diagnostic {
    let shown = String(letters.prefix(20))
    return Diagnostic(
      .malformedNumber, "`\(number.prefix(24))\(shown)` is neither a number nor a name", at: range, "letters follow the number",
      help: ["begin a name with a letter, and write a number in decimal digits"],
      fixes: [
        Fix(
          "insert a space", .maybe,
          [
            .init(
              SourceRange(
                file: range.file, start: range.start + UInt32(truncatingIfNeeded: number.utf8.count),
                end: range.start + UInt32(truncatingIfNeeded: number.utf8.count)), " ")
          ])
      ])
  }

  static func malformedNumber(_ number: String, kept: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedNumber, "the number \(number.prefix(24)) has leading zeros", at: range, "write \(kept.prefix(24))",
      help: ["if the zeros matter, write a string: \"\(number.prefix(24))\""],
      fixes: [Fix("write \(kept.prefix(24))", .maybe, [.init(range, kept)])])
  }

  static func malformedNumber(_ number: String, parts: Int, at range: SourceRange) -> Diagnostic {
    let kept = number.split(separator: ".").prefix(2).joined(separator: ".")
    return Diagnostic(
      .malformedNumber, "the number \(number.prefix(24)) has \(parts) parts", at: range, "a number has at most one point",
      fixes: [Fix("write \(kept.prefix(24))", .maybe, [.init(range, kept)])])
  }
}
