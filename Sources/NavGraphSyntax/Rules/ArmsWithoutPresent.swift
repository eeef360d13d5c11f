extension Rule {
  package static let armsWithoutPresent = Rule(
    number: 211, severity: .error, summary: "outcome handlers after an action that has no outcomes",
    rationale:
      "`then { ... }` handles the outcomes of a presented flow, so it directly follows `present`. The other actions have no outcomes.",
    failing: """
      screen Cart {
        on pay -> push Receipt then { finished -> pop }
      }
      screen Receipt
      """,
    corrected: """
      screen Cart {
        on pay -> present Receipt then { finished -> pop }
      }
      screen Receipt
      """)
}

extension Diagnostic {
  static func armsWithoutPresent(at range: SourceRange, action: SourceRange, text: String) -> Diagnostic {
    Diagnostic(
      .armsWithoutPresent, message: "`then { ... }` handles the outcomes of `present`", at: range, label: "outcome handlers",
      secondary: [Label(at: action, text: "`\(text)` has no outcomes")],
      help: ["to handle outcomes, use `present`", "to run another action next, write `then` without braces"],
      fixes: text == "push" || text == "replace"
        ? [Fix("write `present`", applicability: .maybe, edits: [.init(replacing: action, with: "present")])] : [])
  }
}
