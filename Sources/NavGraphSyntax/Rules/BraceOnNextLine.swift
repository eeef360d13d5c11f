extension Rule {
  package static let braceOnNextLine = Rule(
    220, .error, summary: "opening brace on the next line",
    rationale: "A line break ends a declaration, so its `{` is written on the same line.",
    failing: """
      screen Help
      {
        title "Help"
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func braceOnNextLine(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .braceOnNextLine, "this `{` belongs on the line above", at: range, "move it up",
      secondary: [Label(gap, "the line break ends the declaration")],
      fixes: [Fix("move `{` to the line above", .always, [.init(gap, " {"), .init(range, "")])])
  }
}
