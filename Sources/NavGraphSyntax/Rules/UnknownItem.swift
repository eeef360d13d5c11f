extension Rule {
  package static let unknownItem = Rule(
    number: 206, severity: .error, summary: "unknown item in a body",
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
  static func eventWithoutOn(word: String, in body: Body, isSure: Bool, at range: SourceRange) -> Diagnostic {
    // An outcome handler looks the same: `finished(note) -> pop`.
    let isOutcome = word == "finished" || word == "dismissed"
    return Diagnostic(
      .unknownItem, message: "missing `on` before `\(word)`", at: range, label: "did you mean `on \(word)`?",
      fixes: [
        Fix(
          "write `on \(word)`", applicability: isOutcome || !isSure ? .maybe : .always,
          edits: [.init(replacing: range.opening, with: "on ")])
      ])
  }

  /// `stack Main { Home }`
  static func itemWithoutKeyword(name: String, lead: String, in body: Body, at range: SourceRange, second: SourceRange?)
    -> Diagnostic
  {
    // `stack Main { Home root }`
    let whole = second.map { range.union($0) }
    return Diagnostic(
      .unknownItem, message: "missing `\(lead)` before `\(name)`", at: range, label: "did you mean `\(lead) \(name)`?",
      help: ["expected \(body.wanted)"],
      fixes: [
        Fix(
          "write `\(lead) \(name)`", applicability: .maybe,
          edits: [whole.map { .init(replacing: $0, with: "\(lead) \(name)") } ?? .init(replacing: range.opening, with: lead + " ")])
      ])
  }

  /// `on; close -> pop`
  static func separatorInEvent(event: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownItem, message: "unexpected `;` between `on` and `\(event)`", at: range, label: "remove it",
      fixes: [Fix("remove `;`", applicability: .always, edits: [.init(replacing: range, with: "")])])
  }

  static func unknownItem(word: String, in body: Body, meant: String?, isSlip: Bool, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownItem, message: "unknown item `\(word)` in \(body.noun)", at: range)
    if let meant {
      diagnostic.primary.text = "did you mean `\(meant)`?"
      diagnostic.fixes = [Fix("write `\(meant)`", applicability: isSlip ? .always : .maybe, edits: [.init(replacing: range, with: meant)])]
    }
    if ["requires", "returns", "external", "transient", "repeats", "view", "controller", "anchored"].contains(word) {
      diagnostic.message = "`\(word)` isn't allowed in the body of \(body.noun)"
      diagnostic.help = ["write `\(word)` before the `{` of the declaration"]
      return diagnostic
    }
    diagnostic.help = ["expected \(body.wanted)"]
    return diagnostic
  }
}
