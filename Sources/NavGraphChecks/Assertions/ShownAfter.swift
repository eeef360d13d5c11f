import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: a reported path can be taken, and an assertion that passes was searched completely.
  static let shownAfter = Rule(
    number: 1103, severity: .error, summary: "`never ... after` assertion that fails",
    rationale: """
      `assert never A after B` states that no path that has shown `B` shows `A` later, whatever events, tabs, links and results of guards \
      follow. Returning to a screen shows it again. Remove the steps that lead back, or `switch to` another root.
      """,
    failing: """
      app Notes {
        root stack Welcome
      }
      screen Welcome {
        on start -> push Home
      }
      screen Home {
        on note -> push Note
      }
      screen Note
      assert never Welcome after Home
      """,
    corrected: """
      app Notes {
        root stack Welcome
      }
      screen Welcome {
        on start -> replace Home
      }
      screen Home {
        on note -> push Note
      }
      screen Note
      assert never Welcome after Home
      """)
}

extension Checker {
  func check(never a: Content, after b: Content, at range: SourceRange, in setups: [DeviceSearches]) {
    // An external screen can be shown at any time, including after B.
    if let outside = external(for: a), external(for: b) != nil || setups.contains(where: { !$0.numbers(of: b).isEmpty }) {
      return report(
        Diagnostic(
          .shownAfter, message: "\(quoted(a)) can be shown after \(quoted(b))", at: range, label: "it can be shown at any time",
          notes: ["example path: \(outside) --> \(name(of: a))"], help: ["remove the assertion, or remove `external` from \(quoted(a))"]))
    }
    var best: (setup: DeviceSearches, walk: [CounterexampleReplay.Point])?
    var limit: CounterexampleReplay.Limit?
    for setup in setups {
      switch setup.judge(never: a, after: b) {
      case .holds, .idle, .noWalk: break
      case .undecided(let reason): limit = limit ?? reason
      case .fails(let walk): if best.map({ (walk.last?.moves ?? 0) < ($0.walk.last?.moves ?? 0) }) ?? true { best = (setup, walk) }
      }
    }
    if let (setup, walk) = best {
      let isBack = walk.contains { if case .back = $0.cause { true } else { false } }
      let how = isBack ? ", for example with `replace` instead of `push`" : ""
      report(
        Diagnostic(
          .shownAfter, message: "\(quoted(a)) can be shown after \(quoted(b))", at: range, label: "a path shows it later",
          notes: ["example path: \(words(of: walk, to: a, in: setup))"],
          help: ["remove one of the steps after \(quoted(b))\(how), or remove the assertion"]))
    } else if let limit {
      reportUndecided("whether \(quoted(a)) is never shown after \(quoted(b))", wanted: "breaks it", limit: limit, at: range)
    }
  }
}
