extension Rule {
  package static let braceOnNextLine = Rule(
    220, .error, summary: "a body that begins on the next line",
    rationale: "The line break ends a declaration, so its `{` stands on the same line.",
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
      .braceOnNextLine, "this `{` belongs on the line above", at: range, "the line break has ended the declaration ...",
      secondary: [Label(gap, "... here")],
      fixes: [Fix("move it up", .always, [.init(gap, " {"), .init(range, "")])])
  }
}
