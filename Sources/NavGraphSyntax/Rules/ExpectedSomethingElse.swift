extension Rule {
  package static let expected = Rule(
    number: 201, severity: .error, summary: "unexpected token",
    rationale: """
      The grammar requires something else at this position. The message describes what is expected. The rest of the line is ignored.
      """,
    failing: """
      app Messenger {
        platform iOS
      }
      """,
    corrected: """
      app Messenger {
        platform iOS 16
      }
      """)
}

extension Diagnostic {
  static func expected(_ what: String, found: String, at range: SourceRange, help: [Help], fixes: [Fix]) -> Diagnostic {
    Diagnostic(.expected, message: "expected \(what)", at: range, label: found, help: help, fixes: fixes)
  }

  static func caseOfSwift(at range: SourceRange, cut: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "`case` isn't written before the cases of an enum", at: range, label: "remove `case`",
      fixes: [Fix("remove `case`", applicability: .always, edits: [.init(replacing: cut, with: "")])])
  }

  static func arrowBeforeBranches(at range: SourceRange, cut: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "unexpected `->` before branches", at: range, label: "remove it",
      fixes: [Fix("remove `->`", applicability: .always, edits: [.init(replacing: cut, with: "")])])
  }

  /// `route "/beta" when beta -> Beta`
  static func conditionWithoutBraces(at range: SourceRange, opening: SourceRange, end: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "missing `{` before the branches of a link", at: range, label: "this begins a branch",
      help: ["with `otherwise -> stay`, the link opens nothing while the condition is false"],
      fixes: [
        Fix(
          "write braces and `otherwise -> stay`", applicability: .maybe,
          edits: [.init(replacing: opening, with: "{ "), .init(replacing: end, with: "; otherwise -> stay }")])
      ])
  }

  /// `scheme chat-beta`
  static func unquotedScheme(text: String, at range: SourceRange) -> Diagnostic {
    let mark = text.first { "+-.".contains($0) } ?? "-"
    return Diagnostic(
      .expected, message: "a scheme that contains `\(mark)` must be in quotes", at: range, label: "add quotes",
      fixes: [Fix("write `\"\(text)\"`", applicability: .always, edits: [.init(replacing: range, with: "\"\(text)\"")])])
  }

  /// `hosts example.com`
  static func unquoted(expecting what: String, text: String, applicability: Fix.Applicability, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "expected \(what)", at: range, label: "add quotes",
      fixes: [Fix("add quotes", applicability: applicability, edits: [.init(replacing: range, with: "\"\(text)\"")])])
  }

  /// `screen Note Note(id: Int)`
  ///
  /// - Parameter removal: The range that the fix removes.
  static func doubledWord(word: String, at range: SourceRange, removing removal: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .expected, message: "duplicate `\(word)`", at: range, label: "remove one of the two",
      fixes: removal.map { [Fix("remove one of the two", applicability: .always, edits: [.init(replacing: $0, with: "")])] } ?? [])
  }

  /// `modal Visit returns note: String`
  static func namedResult(name: String, at range: SourceRange, removing removal: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "a result has a type but no name", at: range, label: "remove the name",
      help: ["the outcome handler names the result, as in `finished(\(name))`"],
      fixes: [Fix("remove `\(name):`", applicability: .always, edits: [.init(replacing: removal, with: "")])])
  }

  /// `type CardID = Int from Base`
  static func ownerWithoutNeeds(at range: SourceRange, declaration: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "`from` is only allowed in a `needs` declaration", at: range, label: "write `needs` before the declaration",
      fixes: [Fix("write `needs`", applicability: .maybe, edits: [.init(replacing: declaration.opening, with: "needs ")])])
  }

  /// `title = "Home"`, `root: Home`
  ///
  /// - Parameters:
  ///   - keyword: The range of `word`.
  ///   - next: The range of the token after the mark.
  static func markAfterKeyword(mark: String, word: String, keyword: SourceRange, at range: SourceRange, next: SourceRange) -> Diagnostic {
    let removal = SourceRange(file: range.file, start: keyword.end, end: range.end)
    return Diagnostic(
      .expected, message: "unexpected `\(mark)` after `\(word)`", at: range, label: "remove it",
      fixes: [Fix("remove `\(mark)`", applicability: .always, edits: [.init(replacing: removal, with: range.end < next.start ? "" : " ")])])
  }

  /// `present fullScreen Note`
  ///
  /// - Parameters:
  ///   - word: The style as it is written.
  ///   - modal: The range of the modal, with its arguments.
  static func styleBeforeModal(
    word: String, style: String, of name: String, at range: SourceRange, modal: SourceRange
  ) -> Diagnostic {
    let removal = SourceRange(file: range.file, start: range.start, end: modal.start)
    let edits = [Fix.Edit(replacing: removal, with: ""), Fix.Edit(replacing: modal.closing, with: " as \(style)")]
    return Diagnostic(
      .expected, message: "the style must follow the name of the modal", at: range, label: "write `present \(name) as \(style)`",
      fixes: [Fix("write `as \(style)` after it", applicability: word == style ? .always : .maybe, edits: edits)])
  }

  /// `present fullScreen Note as sheet`
  static func styleBeforeStyledModal(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, message: "the style must follow the name of the modal", at: range, label: "remove this, or the style after `as`")
  }

  /// - Parameter isLast: Whether no word or text follows on the line, so that a mark can only be an error.
  static func unexpected(text: String, behind: String, isText: Bool, isLast: Bool = true, at range: SourceRange) -> Diagnostic {
    let found = isText ? "string" : "`\(text)`"
    var diagnostic = Diagnostic(
      .expected, message: behind.isEmpty ? "unexpected \(found)" : "unexpected \(found) after `\(behind)`", at: range,
      label: "expected the end of the line"
    )
    if text == ":" {
      diagnostic.primary.text = "remove it"
      diagnostic.help = ["write `:` only after the name of a parameter or an argument"]
      diagnostic.fixes = [Fix("remove `:`", applicability: isLast ? .always : .maybe, edits: [.init(replacing: range, with: "")])]
      if !isLast { diagnostic.fixes.append(Fix("write `,`", applicability: .maybe, edits: [.init(replacing: range, with: ",")])) }
    } else if text == "/", !isText {
      diagnostic.help = [
        "in an event, write `/` only after `push`, `present`, or `switch to`", "after other actions, write `then` and the next action",
      ]
    } else if text == "when", !isText {
      diagnostic.primary.text = "a condition isn't allowed here"
      diagnostic.help = [
        "write `when` at the beginning of a branch of an event or a link",
        "buttons of alerts, accessories, and `hidden` can also be followed by `when`",
      ]
    } else if text == "else", !isText {
      diagnostic.primary.text = "`else` is only allowed after `open window`"
      diagnostic.help = [
        "to choose between actions, write branches: `{ when CONDITION -> ...; otherwise -> ... }`",
        "to present a flow if a guard fails, declare it with the guard: `guard NAME -> ...`",
      ]
    } else if let meant = Spelling.nearest(
      to: text, among: ["then", "requires", "anchored", "external", "transient", "repeats", "view", "controller", "returns"]), !isText,
      meant != text
    {
      diagnostic.primary.text = "did you mean `\(meant)`?"
      diagnostic.fixes = [Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: range, with: meant)])]
    }
    return diagnostic
  }
}
