extension Rule {
  package static let armsWithoutPresent = Rule(
    211, .error, summary: "outcomes behind something that has none",
    rationale: "`then { ... }` says what follows each outcome of something that was presented, so it stands directly behind `present`.",
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
  static func armsWithoutPresent(at range: SourceRange, action: SourceRange, _ text: String) -> Diagnostic {
    Diagnostic(
      .armsWithoutPresent, "`then { ... }` handles what a `present` ends with", at: range, "these outcomes ...",
      secondary: [Label(action, "... stand behind `\(text)`, which has none")],
      help: ["present it, or write the next action behind `then` without braces"],
      fixes: text == "push" || text == "replace" ? [Fix("present it", .maybe, [.init(action, "present")])] : [])
  }
}
