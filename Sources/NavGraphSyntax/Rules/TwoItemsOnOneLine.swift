extension Rule {
  package static let twoItems = Rule(
    213, .error, summary: "two facts on one line without `;`",
    rationale: "A line says one fact and ends at the line break. In a body on one line `;` stands between two facts.",
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
      .twoItems, "`\(word)` begins a second fact on this line", at: range, "a `;` or a line break belongs here, and no comma",
      fixes: [Fix("write `;`", .maybe, [.init(range, ";")])])
  }

  static func twoItems(_ word: String, at range: SourceRange, gap: SourceRange, mayBeSlip: Bool) -> Diagnostic {
    Diagnostic(
      .twoItems, "`\(word)` begins a second fact on this line", at: range, "a `;` or a line break belongs before it",
      fixes: [Fix("put `;` between them", mayBeSlip ? .maybe : .always, [.init(gap, ";")])])
  }
}
