import NavGraphSyntax

extension Rule {
  static let composedTexts = Rule(
    number: 0420, severity: .error, summary: "compared texts that differ only in Unicode composition",
    rationale: """
      Unicode has several ways to write a letter with an accent: "\\u{e9}" is one character, "e\\u{301}" is two, and both look the same.
      Swift's `==` treats them as equal, and so does the condition of a branch in generated code.
      Servers, databases, and diffs compare bytes and treat them as different.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(place: "Caf\\u{e9}")
      }
      screen List(place: String) {
        on pick {
          when place == "Cafe\\u{301}" -> push Menu
          otherwise -> stay
        }
      }
      screen Menu
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(place: "Caf\\u{e9}")
      }
      screen List(place: String) {
        on pick {
          when place == "Caf\\u{e9}" -> push Menu
          otherwise -> stay
        }
      }
      screen Menu
      """)
}

extension Diagnostic {
  static func composedTexts(_ text: String, at range: SourceRange, other: String, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .composedTexts, message: "\"\(text)\" is written in two ways that Swift treats as equal", at: range,
      label: ComposedText.scalars(of: text), secondary: [Label(at: first, text: ComposedText.scalars(of: other))],
      help: ["write it with the same characters everywhere"])
  }
}
