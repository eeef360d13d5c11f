extension Rule {
  package static let twoItems = Rule(
    number: 213, severity: .error, summary: "two items on one line without `;`",
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
  static func commaBeforeItem(word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoItems, message: "missing `;` before `\(word)`, which begins another item", at: range,
      label: "write `;` or a line break instead of the comma",
      fixes: [Fix("write `;`", applicability: .maybe, edits: [.init(replacing: range, with: ";")])])
  }

  static func twoItems(word: String, at range: SourceRange, gap: SourceRange, mayBeSlip: Bool) -> Diagnostic {
    Diagnostic(
      .twoItems, message: "missing `;` before `\(word)`, which begins another item", at: range,
      label: "write `;` or a line break before it",
      fixes: [Fix("write `;`", applicability: mayBeSlip ? .maybe : .always, edits: [.init(replacing: gap, with: ";")])])
  }
}
