extension Rule {
  package static let twoItems = Rule(
    213, .error, summary: "two items on one line without `;`",
    rationale: "A line break ends an item. Two items on one line are separated by `;`.",
    failing: """
      screen Help { title "Help" on close -> pop }
      """,
    corrected: """
      screen Help { title "Help"; on close -> pop }
      """)
}

extension Diagnostic {
  /// `style fullScreen, dismissal blocked`
  static func commaBeforeItem(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoItems, "missing `;` before `\(word)`, which begins another item", at: range, "write `;` or a line break instead of the comma",
      fixes: [Fix("write `;`", .maybe, [.init(range, ";")])])
  }

  static func twoItems(_ word: String, at range: SourceRange, gap: SourceRange, mayBeSlip: Bool) -> Diagnostic {
    Diagnostic(
      .twoItems, "missing `;` before `\(word)`, which begins another item", at: range, "write `;` or a line break before it",
      fixes: [Fix("write `;`", mayBeSlip ? .maybe : .always, [.init(gap, ";")])])
  }
}
