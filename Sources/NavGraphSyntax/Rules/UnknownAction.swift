extension Rule {
  package static let unknownAction = Rule(
    number: 217, severity: .error, summary: "missing or unknown action",
    rationale: """
      The arrow of an event is followed by an action: push, replace, present, select, show, clear, page, pop, dismiss, close, finish,
      switch to, restart, open, open window, browse, or stay.
      """,
    failing: """
      screen Help {
        on about -> About
      }
      screen About
      """,
    corrected: """
      screen Help {
        on about -> push About
      }
      screen About
      """)
}

extension Diagnostic {
  static func unknownAction(word: String, meant: String?, isSlip: Bool, isName: Bool, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownAction, message: "`\(word)` isn't an action", at: range)
    if let meant {
      diagnostic.primary.text = "did you mean `\(meant)`?"
      diagnostic.fixes = [Fix("write `\(meant)`", applicability: isSlip ? .always : .maybe, edits: [.init(replacing: range, with: meant)])]
    } else if isName {
      diagnostic.message = "missing action before `\(word)`"
      diagnostic.primary.text = "did you mean `push \(word)`?"
      diagnostic.fixes = [
        Fix("write `push \(word)`", applicability: .maybe, edits: [.init(replacing: range.opening, with: "push ")]),
        Fix("write `present \(word)`", applicability: .maybe, edits: [.init(replacing: range.opening, with: "present ")]),
      ]
    } else {
      diagnostic.help = ["the actions are " + Parser.actions.map { $0 == .switch ? "switch to" : $0.text }.joined(separator: ", ")]
    }
    return diagnostic
  }
}
