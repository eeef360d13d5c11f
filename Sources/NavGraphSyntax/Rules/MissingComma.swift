extension Rule {
  package static let missingComma = Rule(
    218, .error, summary: "a comma is missing",
    rationale: "Commas stand between parameters, arguments and the values of a list, also where each has a line of its own.",
    failing: """
      screen Chat(id: String message: String)
      """,
    corrected: """
      screen Chat(id: String, message: String)
      """)
}

extension Diagnostic {
  static func missingComma(at gap: SourceRange, before next: SourceRange, _ text: String, isSure: Bool = true) -> Diagnostic {
    Diagnostic(
      .missingComma, "a comma is missing before `\(text)`", at: next, "the next one begins here",
      fixes: isSure
        ? [Fix("write `,`", .always, [.init(gap, ",")])]
        : [Fix("write `,`", .maybe, [.init(gap, ",")]), Fix("write `:`", .maybe, [.init(gap, ":")])])
  }
}
