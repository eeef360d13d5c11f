extension Rule {
  package static let unknownItem = Rule(
    206, .error, summary: "unknown item in a body",
    rationale: "Each item of a body begins with a keyword. The kind of the declaration determines which keywords are allowed.",
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
    // An outcome handler looks the same: `finished(note) -> pop`.
    let isOutcome = word == "finished" || word == "dismissed"
    return Diagnostic(
      .unknownItem, "missing `on` before `\(word)`", at: range, "did you mean `on \(word)`?",
      fixes: [Fix("write `on \(word)`", isOutcome || !isSure ? .maybe : .always, [.init(range.opening, "on ")])])
  }

  /// `stack Main { Home }`
  static func itemWithoutKeyword(_ name: String, lead: String, in body: Body, at range: SourceRange, second: SourceRange?)
    -> Diagnostic
  {
    // `stack Main { Home root }`
    let whole = second.map { range.union($0) }
    return Diagnostic(
      .unknownItem, "missing `\(lead)` before `\(name)`", at: range, "did you mean `\(lead) \(name)`?",
      help: ["expected \(body.wanted)"],
      fixes: [Fix("write `\(lead) \(name)`", .maybe, [whole.map { .init($0, "\(lead) \(name)") } ?? .init(range.opening, lead + " ")])])
  }

  /// `on; close -> pop`
  static func separatorInEvent(_ event: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownItem, "unexpected `;` between `on` and `\(event)`", at: range, "remove it",
      fixes: [Fix("remove `;`", .always, [.init(range, "")])])
  }

  static func unknownItem(_ word: String, in body: Body, meant: String?, isSlip: Bool, at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(.unknownItem, "unknown item `\(word)` in \(body.noun)", at: range)
    if let meant {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", isSlip ? .always : .maybe, [.init(range, meant)])]
    }
    if ["requires", "returns", "external", "transient", "repeats", "view", "controller", "anchored"].contains(word) {
      finding.message = "`\(word)` isn't allowed in the body of \(body.noun)"
      finding.help = ["write `\(word)` before the `{` of the declaration"]
      return finding
    }
    finding.help = ["expected \(body.wanted)"]
    return finding
  }
}
