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
  static func eventWithoutOn(_ word: String, in body: Body, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownItem, "no line of \(body.noun) begins with `\(word)`", at: range, "did you mean `on \(word)`?",
      fixes: [Fix("write `on \(word)`", .always, [.init(range.opening, "on ")])])
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
