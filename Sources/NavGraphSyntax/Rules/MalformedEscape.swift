extension Rule {
  package static let malformedEscape = Rule(
    104, .error, summary: "invalid escape sequence",
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
  static func malformedEscape(_ text: String, at range: SourceRange) -> Diagnostic {
    let character = String(text.dropFirst())
    var finding = Diagnostic(
      .malformedEscape, "`\(text)` isn't an escape sequence", at: range, "",
      help: [#"the escape sequences are \" \\ \n \t \u{1F600} \{ \}"#])
    switch character {
    case "(":
      finding.message = "`\\(` isn't an escape sequence"
      finding.help = ["to show a parameter, write `{name}`"]
    case _ where character.hasPrefix("u"):
      finding.message = "`\(text)` isn't a character"
      finding.help = [#"write the number of the character in hexadecimal: \u{E9} is é"#]
    case "'", "/", "%", "$", "&", "#", "-", ".", " ", "@", "!", "?", "*", "+":
      finding.fixes = [Fix("write `\(character)`", .always, [.init(range, character)])]
    default:
      finding.fixes = [Fix("write `\\\\` for a backslash", .maybe, [.init(range.opening, "\\")])]
    }
    return finding
  }
}
