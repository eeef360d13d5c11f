extension Rule {
  package static let unknownAction = Rule(
    217, .error, summary: "a word that is no action",
    rationale: """
      Behind an arrow stands what happens: push, replace, present, select, show, clear, page, pop, dismiss, close, finish, switch to, restart,
      open, open window, browse or stay.
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
  static func unknownAction(_ word: String, meant: String?, isSlip: Bool, isName: Bool, at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(.unknownAction, "`\(word)` is no action", at: range)
    if let meant {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", isSlip ? .always : .maybe, [.init(range, meant)])]
    } else if isName {
      finding.message = "what happens with `\(word)`?"
      finding.primary.text = "is it pushed, presented, ...?"
      finding.fixes = [
        Fix("push it", .maybe, [.init(range.opening, "push ")]), Fix("present it", .maybe, [.init(range.opening, "present ")]),
      ]
    } else {
      finding.help = ["the actions are " + Parser.actions.map { $0 == .switch ? "switch to" : $0.text }.joined(separator: ", ")]
    }
    return finding
  }
}
