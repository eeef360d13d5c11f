extension Rule {
  package static let unknownItem = Rule(
    206, .error, summary: "a line that a body can't hold",
    rationale: "Each line of a body begins with a word that says what it is about; which words there are depends on what is declared.",
    failing: """
      screen Help {
        titel "Help"
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  /// `open -> push Card`
  static func eventWithoutOn(_ word: String, in body: Body, isSure: Bool, at range: SourceRange) -> Diagnostic {
    // The handler of an outcome looks the same: `finished(note) -> pop`.
    let isOutcome = word == "finished" || word == "dismissed"
    return Diagnostic(
      .unknownItem, "no line of \(body.noun) begins with `\(word)`", at: range, "did you mean `on \(word)`?",
      fixes: [Fix("write `on \(word)`", isOutcome || !isSure ? .maybe : .always, [.init(range.opening, "on ")])])
  }

  /// `stack Main { Home }`
  static func itemWithoutKeyword(_ name: String, lead: String, in body: Body, at range: SourceRange, second: SourceRange?)
    -> Diagnostic
  {
    // `stack Main { Home root }`
    let whole = second.map { range.union($0) }
    return Diagnostic(
      .unknownItem, "no line of \(body.noun) begins with `\(name)`", at: range, "did you mean `\(lead) \(name)`?",
      help: ["I was expecting \(body.wanted)"],
      fixes: [Fix("write `\(lead) \(name)`", .maybe, [whole.map { .init($0, "\(lead) \(name)") } ?? .init(range.opening, lead + " ")])])
  }

  /// `on; close -> pop`
  static func separatorInEvent(_ event: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownItem, "a `;` divides `on` from `\(event)`", at: range, "the name of an event follows its `on`",
      fixes: [Fix("remove `;`", .always, [.init(range, "")])])
  }

  static func unknownItem(_ word: String, in body: Body, meant: String?, isSlip: Bool, at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(.unknownItem, "no line of \(body.noun) begins with `\(word)`", at: range)
    if let meant {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", isSlip ? .always : .maybe, [.init(range, meant)])]
    }
    if ["requires", "returns", "external", "transient", "repeats", "view", "controller", "anchored"].contains(word) {
      finding.help = ["`\(word)` stands in the head, before the `{`"]
      return finding
    }
    finding.help = ["I was expecting \(body.wanted)"]
    return finding
  }
}
