extension Rule {
  package static let malformedEscape = Rule(
    number: 104, severity: .error, summary: "invalid escape sequence",
    rationale: """
      The escape sequences are `\\"` `\\\\` `\\n` `\\t`, `\\u{1F600}` for a character by its number, and `\\{` and `\\}` where braces
      enclose placeholders. A text shows a parameter with `{name}`. A text that changes at run time is set by the screen.
      """,
    failing: #"""
      screen Help {
        title "50\% off"
      }
      """#,
    corrected: """
      screen Help {
        title "50% off"
      }
      """)
}

extension Diagnostic {
  static func malformedEscape(text: String, at range: SourceRange) -> Diagnostic {
    let character = String(text.dropFirst())
    var diagnostic = Diagnostic(
      .malformedEscape, message: "`\(text)` isn't an escape sequence", at: range, label: "",
      help: [#"the escape sequences are \" \\ \n \t \u{1F600} \{ \}"#])
    switch character {
    case "(":
      diagnostic.message = "`\\(` isn't an escape sequence"
      diagnostic.help = ["to show a parameter, write `{name}`"]
    case _ where character.hasPrefix("u"):
      diagnostic.message = "`\(text)` isn't a character"
      diagnostic.help = [#"write the number of the character in hexadecimal: \u{E9} is é"#]
    case "'", "/", "%", "$", "&", "#", "-", ".", " ", "@", "!", "?", "*", "+":
      diagnostic.fixes = [Fix("write `\(character)`", applicability: .always, edits: [.init(replacing: range, with: character)])]
    default:
      diagnostic.fixes = [Fix("write `\\\\` for a backslash", applicability: .maybe, edits: [.init(replacing: range.opening, with: "\\")])]
    }
    return diagnostic
  }
}
