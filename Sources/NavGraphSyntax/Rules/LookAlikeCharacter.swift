extension Rule {
  package static let lookAlike = Rule(
    102, .error, summary: "a character that looks like another one",
    rationale: """
      Editors, chats and slides replace quotes, dashes, arrows and spaces by prettier ones, and other alphabets have letters that cannot
      be told apart from Latin ones. The language knows only the plain ones, so that two names that look alike are alike.
      """,
    failing: """
      screen Help {
        title “Help”
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func lookAlike(_ mark: LookAlike, at range: SourceRange) -> Diagnostic {
    switch mark.meaning {
    case .nothing:
      return Diagnostic(
        .lookAlike, "there is \(mark.name) here (\(unicode(mark.scalar)))", at: range, "between these two characters",
        fixes: [Fix("remove it", .always, [.init(range, "")])])
    case .space, .lineBreak:
      return Diagnostic(
        .lookAlike, "this is \(mark.name) (\(unicode(mark.scalar)))", at: range, "only plain spaces, tabs and line breaks count",
        fixes: [
          Fix(mark.replacement == " " ? "write a plain space" : "write a line break", .always, [.init(range, mark.replacement)])
        ])
    case .quote:
      return Diagnostic(
        .lookAlike, "this is \(mark.name), and no string ends with one on this line", at: range, "strings have plain quotes: \"...\"",
        fixes: [Fix("write `\"`", .maybe, [.init(range, "\"")])])
    case .mark, .word:
      let shown = mark.replacement.hasSuffix(" ") ? String(mark.replacement.dropLast()) : mark.replacement
      return Diagnostic(
        .lookAlike, "this is \(mark.name); the language writes `\(shown)`", at: range, "read as `\(shown)`",
        fixes: [Fix("write `\(shown)`", .always, [.init(range, mark.replacement)])])
    }
  }

  /// A whole string in the wrong quotes.
  ///
  /// No editor writes a backquote for a quote, so that backquotes may be part of a text without its quotes.
  static func lookAlike(_ mark: LookAlike, quotes: [SourceRange], at range: SourceRange) -> Diagnostic {
    let isSure = mark.scalar != 0x60
    return Diagnostic(
      .lookAlike, "this string has quotes of another kind: \(mark.name) opens it", at: range, "read as a string",
      help: ["strings have plain quotes: \"...\""],
      fixes: [Fix("write plain quotes", isSure ? .always : .maybe, quotes.map { .init($0, "\"") })])
  }

  /// Letters of another alphabet inside a name that reads as an ASCII one.
  static func lookAlike(letters: [Unicode.Scalar], of name: String, at range: SourceRange) -> Diagnostic {
    let shown = letters.map { letter in
      let latin = LookAlike.letter(letter.value).map { "`\(Unicode.Scalar($0))`" } ?? "nothing"
      return "`\(letter)` is \(unicode(letter.value)), it only looks like \(latin)"
    }
    return Diagnostic(
      .lookAlike, "`\(name)` is written with letters of another alphabet", at: range, "read as plain `\(name)`", notes: shown,
      fixes: [Fix("write plain `\(name)`", .always, [.init(range, name)])])
  }

  /// `U+00A0`
  static func unicode(_ scalar: UInt32) -> String { "U+" + scalar.hexadecimal(4, uppercase: true) }
}
