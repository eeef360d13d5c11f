extension Rule {
  package static let missingOpening = Rule(
    221, .error, summary: "a body without its `{`",
    rationale: "What a declaration says stands between `{` and `}`.",
    failing: """
      screen Help
        title "Help"
        on close -> pop
      }
      """,
    corrected: """
      screen Help {
        title "Help"
        on close -> pop
      }
      """)
}

extension Diagnostic {
  static func missingOpening(_ noun: String, at gap: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, "the body of \(noun) is not opened", at: gap, "I was expecting `{` here ...",
      secondary: [Label(first, "... because this belongs inside")],
      fixes: [Fix("write `{`", .always, [.init(gap, " {")])])
  }
}
