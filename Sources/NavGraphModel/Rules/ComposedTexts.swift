import NavGraphSyntax

extension Rule {
  /// Texts that are equal for Swift, and differ in their bytes.
  static let composedTexts = Rule(
    0420, .error, summary: "compared texts that differ only in how their characters are composed",
    rationale: """
      Unicode has several ways to write a letter with an accent: "\\u{e9}" is one character, "e\\u{301}" are two, and both look alike. Swift's \
      `==` takes them for the same text, and so does the condition of a branch in generated code. Written in two ways, a value and what it is \
      compared with look different to a reader of bytes, such as a server, a database or a diff.
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
  static func composedTexts(_ text: String, at range: SourceRange, _ other: String, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .composedTexts, "\"\(text)\" is written in two ways that Swift takes for the same text", at: range,
      ComposedText.scalars(of: text), secondary: [Label(first, ComposedText.scalars(of: other))],
      help: ["write it with the same characters everywhere"])
  }
}
