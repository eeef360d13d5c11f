extension Rule {
  package static let malformedNumber = Rule(
    113, .error, summary: "a number that is not one",
    rationale:
      "Numbers are written with decimal digits and at most one point: `16`, `16.4`, `-3`, without zeros in front. A system version has two parts at most.",
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
      .malformedNumber, "`\(shown)` follows the number \(number.prefix(24)) without a space", at: range, "is this a number or a name?",
      help: ["names begin with a letter; numbers are decimal digits"],
      fixes: [
        Fix(
          "put a space between them", .maybe,
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
      .malformedNumber, "\(number.prefix(24)) begins with zeros", at: range, "read as \(kept.prefix(24))",
      help: ["where the zeros matter, as in a code, write a text: \"\(number.prefix(24))\""],
      fixes: [Fix("write \(kept.prefix(24))", .maybe, [.init(range, kept)])])
  }

  static func malformedNumber(_ number: String, parts: Int, at range: SourceRange) -> Diagnostic {
    let kept = number.split(separator: ".").prefix(2).joined(separator: ".")
    return Diagnostic(
      .malformedNumber, "\(number.prefix(24)) has \(parts) parts", at: range, "a number has at most one point",
      fixes: [Fix("write \(kept.prefix(24))", .maybe, [.init(range, kept)])])
  }
}
