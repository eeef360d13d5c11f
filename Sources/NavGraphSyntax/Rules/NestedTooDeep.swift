extension Rule {
  package static let nestedTooDeep = Rule(
    212, .error, summary: "brackets nested too deeply",
    rationale: "Brackets, conditions and bodies may be nested \(Parser.deepestNesting) levels deep, more than a reader can follow.",
    failing: "type Table = " + String(repeating: "[", count: 65) + "Int" + String(repeating: "]", count: 65),
    corrected: "type Table = [[Int]]")
}

extension Diagnostic {
  static func nestedTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "this is nested more than \(Parser.deepestNesting) levels deep", at: range, "I passed over what is in here")
  }
}
