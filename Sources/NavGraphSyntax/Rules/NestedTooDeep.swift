extension Rule {
  package static let nestedTooDeep = Rule(
    number: 212, severity: .error, summary: "too many nested brackets",
    rationale: "Brackets, conditions, and bodies can be nested at most \(Parser.maxNesting) levels deep.",
    failing: "type Table = " + String(repeating: "[", count: 65) + "Int" + String(repeating: "]", count: 65),
    corrected: "type Table = [[Int]]")
}

extension Diagnostic {
  static func nestedTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, message: "this is nested more than \(Parser.maxNesting) levels deep", at: range,
      label: "the content of these brackets is ignored"
    )
  }
}
