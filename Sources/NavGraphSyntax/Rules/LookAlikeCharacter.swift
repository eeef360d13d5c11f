extension Rule {
  package static let lookAlike = Rule(
    number: 102, severity: .error, summary: "look-alike character",
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
  static func lookAlike(mark: LookAlike, at range: SourceRange) -> Diagnostic {
    switch mark.meaning {
    case .nothing:
      return Diagnostic(
        .lookAlike, message: "unexpected \(mark.name) (\(unicode(of: mark.scalar)))", at: range, label: "remove it",
        fixes: [Fix("remove it", applicability: .always, edits: [.init(replacing: range, with: "")])])
    case .space, .lineBreak:
      let plain = mark.replacement == " " ? "a plain space" : "a line break"
      return Diagnostic(
        .lookAlike, message: "unexpected \(mark.name) (\(unicode(of: mark.scalar)))", at: range, label: "write \(plain)",
        fixes: [Fix("write \(plain)", applicability: .always, edits: [.init(replacing: range, with: mark.replacement)])])
    case .quote:
      return Diagnostic(
        .lookAlike, message: "unexpected \(mark.name)", at: range, label: "strings use plain quotes: \"...\"",
        fixes: [Fix("write `\"`", applicability: .maybe, edits: [.init(replacing: range, with: "\"")])])
    case .mark, .word:
      let shown = mark.replacement.hasSuffix(" ") ? String(mark.replacement.dropLast()) : mark.replacement
      return Diagnostic(
        .lookAlike, message: "unexpected \(mark.name)", at: range, label: "write `\(shown)`",
        fixes: [Fix("write `\(shown)`", applicability: .always, edits: [.init(replacing: range, with: mark.replacement)])])
    }
  }

  /// Reports a whole string in the wrong quotes.
  ///
  /// No editor replaces a quote by a backquote, so backquotes may be part of a text without quotes.
  static func lookAlike(mark: LookAlike, quotes: [SourceRange], at range: SourceRange) -> Diagnostic {
    let isSure = mark.scalar != 0x60
    return Diagnostic(
      .lookAlike, message: "this string begins with a \(mark.name)", at: range, label: "write plain quotes",
      help: ["strings use plain quotes: \"...\""],
      fixes: [Fix("write plain quotes", applicability: isSure ? .always : .maybe, edits: quotes.map { .init(replacing: $0, with: "\"") })])
  }

  /// Reports letters of another alphabet inside a name that looks like an ASCII name.
  static func lookAlike(letters: [Unicode.Scalar], of name: String, at range: SourceRange) -> Diagnostic {
    let shown = letters.map { letter in
      let latin = LookAlike.letter(like: letter.value).map { "`\(Unicode.Scalar($0))`" } ?? "nothing"
      return "`\(letter)` is \(unicode(of: letter.value)), which looks like \(latin)"
    }
    return Diagnostic(
      .lookAlike, message: "`\(name)` contains letters of another alphabet", at: range, label: "write plain `\(name)`", notes: shown,
      fixes: [Fix("write plain `\(name)`", applicability: .always, edits: [.init(replacing: range, with: name)])])
  }

  /// Returns a code point as `U+00A0`.
  static func unicode(of scalar: UInt32) -> String { "U+" + scalar.hexadecimal(digits: 4, uppercase: true) }
}
