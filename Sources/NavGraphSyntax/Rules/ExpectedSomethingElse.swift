extension Rule {
  package static let expected = Rule(
    201, .error, summary: "something else was expected",
    rationale: """
      At this place the grammar wants something else than what is written. The message says what; the rest of the line is passed over.
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
    Diagnostic(.expected, "I was expecting \(what)", at: range, found, help: help, fixes: fixes)
  }

  static func caseOfSwift(at range: SourceRange, cut: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "cases are listed without `case`", at: range, "Swift writes this word, and navgraph doesn't",
      fixes: [Fix("take it out", .always, [.init(cut, "")])])
  }

  static func arrowBeforeBranches(at range: SourceRange, cut: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "branches follow without an arrow", at: range, "each branch has its own",
      fixes: [Fix("take the arrow out", .always, [.init(cut, "")])])
  }

  /// `route "/beta" when beta -> Beta`
  static func conditionWithoutBraces(at range: SourceRange, opening: SourceRange, end: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "a link with a condition has branches in braces", at: range, "this begins a branch",
      help: ["`otherwise -> stay` says that the link opens nothing while the condition doesn't hold"],
      fixes: [Fix("put it in braces", .maybe, [.init(opening, "{ "), .init(end, "; otherwise -> stay }")])])
  }

  /// `scheme chat-beta`
  static func unquotedScheme(_ text: String, at range: SourceRange) -> Diagnostic {
    let mark = text.first { "+-.".contains($0) } ?? "-"
    return Diagnostic(
      .expected, "a scheme with `\(mark)` in it is written in quotes", at: range, "without quotes a scheme is one word",
      fixes: [Fix("write `\"\(text)\"`", .always, [.init(range, "\"\(text)\"")])])
  }

  /// `hosts example.com`
  static func unquoted(_ what: String, _ text: String, _ applicability: Fix.Applicability, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "I was expecting \(what)", at: range, "here are no quotes",
      fixes: [Fix("write it in quotes", applicability, [.init(range, "\"\(text)\"")])])
  }

  /// `screen Note Note(id: Int)`
  ///
  /// - Parameter removal: What goes instead of the second word.
  static func doubledWord(_ word: String, at range: SourceRange, removing removal: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .expected, "`\(word)` is written twice", at: range, "the second time",
      fixes: removal.map { [Fix("remove one of the two", .always, [.init($0, "")])] } ?? [])
  }

  /// `modal Visit returns note: String`
  static func namedResult(_ name: String, at range: SourceRange, removing removal: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "a result has a type and no name", at: range, "who presents the flow gives it a name, as in `finished(\(name))`",
      fixes: [Fix("remove `\(name):`", .always, [.init(removal, "")])])
  }

  /// `type CardID = Int from Base`
  static func ownerWithoutNeeds(at range: SourceRange, declaration: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "`from` names the owner of what a module needs", at: range, "the line begins without `needs`",
      fixes: [Fix("write `needs`", .maybe, [.init(declaration.opening, "needs ")])])
  }

  /// - Parameter isLast: No word or text follows on the line: then nothing else can be meant by a mark.
  static func unexpected(_ text: String, behind: String, isText: Bool, isLast: Bool = true, at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(
      .expected, "I was expecting the line to end after `\(behind)`", at: range, isText ? "but this text follows" : "but `\(text)` follows")
    if text == ":" {
      finding.message = "no `:` belongs behind `\(behind)`"
      finding.primary.text = "names and types of parameters have one between them, nothing else has"
      finding.fixes = [Fix("take it out", isLast ? .always : .maybe, [.init(range, "")])]
      if !isLast { finding.fixes.append(Fix("write `,`", .maybe, [.init(range, ",")])) }
    } else if text == "/", !isText {
      finding.help = ["in events, `/` follows what is pushed, presented or switched to; after any other action, `then` and the next one"]
    } else if text == "when", !isText {
      finding.primary.text = "nothing here can have a condition"
      finding.help = [
        "`when` begins a branch of an event or a link, and follows the button of an alert, an accessory, and `hidden` in tabs and sections"
      ]
    } else if let meant = Spelling.nearest(
      text, among: ["then", "requires", "anchored", "external", "transient", "repeats", "view", "controller", "returns"]), !isText,
      meant != text
    {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", .maybe, [.init(range, meant)])]
    }
    return finding
  }
}
