extension Rule {
  package static let malformedEscape = Rule(
    104, .error, summary: "a backslash in a string that begins no escape",
    rationale: """
      The escapes are `\\"` `\\\\` `\\n` `\\t`, `\\u{1F600}` for a character by its number, and `\\{` and `\\}` where braces hold
      placeholders. A text shows a parameter with `{name}`; what changes at run time is set by the screen.
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
      .malformedEscape, "`\(text)` is no escape", at: range, "",
      help: [#"the escapes are \" \\ \n \t \u{1F600} \{ \}"#])
    switch character {
    case "(":
      finding.message = "`\\(` is no escape: values stand in braces"
      finding.help = ["a text shows a parameter with `{name}`"]
    case _ where character.hasPrefix("u"):
      finding.message = "`\(text)` names no character"
      finding.help = [#"a character is named by its number: \u{E9} is é"#]
    case "'", "/", "%", "$", "&", "#", "-", ".", " ", "@", "!", "?", "*", "+":
      finding.fixes = [Fix("write `\(character)`", .always, [.init(range, character)])]
    default:
      finding.fixes = [Fix("write `\\\\` for a backslash", .maybe, [.init(range.opening, "\\")])]
    }
    return finding
  }
}
