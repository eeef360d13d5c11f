extension Rule {
  package static let braceOnNextLine = Rule(
    number: 220, severity: .error, summary: "opening brace on the next line",
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
      .braceOnNextLine, message: "this `{` belongs on the line above", at: range, label: "move it up",
      secondary: [Label(at: gap, text: "the line break ends the declaration")],
      fixes: [
        Fix(
          "move `{` to the line above", applicability: .always,
          edits: [.init(replacing: gap, with: " {"), .init(replacing: range, with: "")])
      ])
  }
}
