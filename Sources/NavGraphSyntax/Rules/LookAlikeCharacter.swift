extension Rule {
  package static let lookAlike = Rule(
    102, .error, summary: "look-alike character",
    rationale: """
      Editors, chats, and slides replace quotes, dashes, arrows, and spaces with typographic ones, and other alphabets have letters that
      look like Latin ones. The language accepts only the plain characters, so two names that look equal are equal.
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
        .lookAlike, "unexpected \(mark.name) (\(unicode(mark.scalar)))", at: range, "remove it",
        fixes: [Fix("remove it", .always, [.init(range, "")])])
    case .space, .lineBreak:
      let plain = mark.replacement == " " ? "a plain space" : "a line break"
      return Diagnostic(
        .lookAlike, "unexpected \(mark.name) (\(unicode(mark.scalar)))", at: range, "write \(plain)",
        fixes: [Fix("write \(plain)", .always, [.init(range, mark.replacement)])])
    case .quote:
      return Diagnostic(
        .lookAlike, "unexpected \(mark.name)", at: range, "strings use plain quotes: \"...\"",
        fixes: [Fix("write `\"`", .maybe, [.init(range, "\"")])])
    case .mark, .word:
      let shown = mark.replacement.hasSuffix(" ") ? String(mark.replacement.dropLast()) : mark.replacement
      return Diagnostic(
        .lookAlike, "unexpected \(mark.name)", at: range, "write `\(shown)`",
        fixes: [Fix("write `\(shown)`", .always, [.init(range, mark.replacement)])])
    }
  }

  /// Reports a whole string in the wrong quotes.
  ///
  /// No editor replaces a quote by a backquote, so backquotes may be part of a text without quotes.
  static func lookAlike(_ mark: LookAlike, quotes: [SourceRange], at range: SourceRange) -> Diagnostic {
    let isSure = mark.scalar != 0x60
    return Diagnostic(
      .lookAlike, "this string begins with a \(mark.name)", at: range, "write plain quotes",
      help: ["strings use plain quotes: \"...\""],
      fixes: [Fix("write plain quotes", isSure ? .always : .maybe, quotes.map { .init($0, "\"") })])
  }

  /// Reports letters of another alphabet inside a name that looks like an ASCII name.
  static func lookAlike(letters: [Unicode.Scalar], of name: String, at range: SourceRange) -> Diagnostic {
    let shown = letters.map { letter in
      let latin = LookAlike.letter(letter.value).map { "`\(Unicode.Scalar($0))`" } ?? "nothing"
      return "`\(letter)` is \(unicode(letter.value)), which looks like \(latin)"
    }
    return Diagnostic(
      .lookAlike, "`\(name)` contains letters of another alphabet", at: range, "write plain `\(name)`", notes: shown,
      fixes: [Fix("write plain `\(name)`", .always, [.init(range, name)])])
  }

  /// Returns a code point as `U+00A0`.
  static func unicode(_ scalar: UInt32) -> String { "U+" + scalar.hexadecimal(4, uppercase: true) }
}
