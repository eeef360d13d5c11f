import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A step after one that ends the sequence.
  static let stepAfterLast = Rule(
    0510, .error, summary: "a step after one that ends the sequence",
    rationale: """
      After `present`, `finish`, `close`, `open`, `browse`, `stay` and `restart` nothing can follow: there is something new on screen, or \
      the screen itself is gone. What comes after something presented belongs in its `then { ... }`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet then push Detail
      }
      modal Sheet { content stack Help }
      screen Help
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet then { dismissed -> push Detail }
      }
      modal Sheet { content stack Help }
      screen Help
      screen Detail
      """)
}

extension Checker {
  mutating func checkBranches() {
    for branch in graph.branches where branch.steps.count > 1 {
      for step in branch.steps.dropLast() {
        guard let verb = finalVerb(graph.steps[step].action) else { continue }
        let next = graph.steps[StepID(raw: step.raw + 1)]
        // From behind the last step that runs to the end of the sequence, the `then` between them included.
        var rest = graph.steps[step].range.closing
        for later in branch.steps where later > step { rest = rest.union(graph.steps[later].range.closing) }
        report(
          Diagnostic(
            .stepAfterLast, "nothing can follow `\(verb)`", at: next.range, "this would never run",
            secondary: [Label(graph.steps[step].range, "the sequence ends here")],
            help: [
              verb == "present"
                ? "what comes afterwards belongs in `then { dismissed -> ... }`" : "do this first, or leave it out"
            ],
            fixes: branch.arms.isEmpty ? [fix(verb, rest, from: next.range)] : []))
        break
      }
    }
  }

  /// What comes after something presented waits for its end; else it goes.
  private func fix(_ verb: String, _ rest: SourceRange, from next: SourceRange) -> Fix {
    guard verb == "present" else { return Fix("leave out what never runs", .maybe, [.init(rest, "")]) }
    let steps = SourceRange(file: rest.file, start: next.start, end: rest.end)
    let text = String(decoding: bytes(steps), as: UTF8.self)
    return Fix("run it once that is dismissed", .maybe, [.init(steps, "{ dismissed -> \(text) }")])
  }

  /// The word of an action after which nothing can follow.
  private func finalVerb(_ action: Action) -> String? {
    switch action {
    case .present: "present"
    case .finish: "finish"
    case .close: "close"
    case .open: "open"
    case .browse: "browse"
    case .stay: "stay"
    case .restart: "restart"
    default: nil
    }
  }
}
