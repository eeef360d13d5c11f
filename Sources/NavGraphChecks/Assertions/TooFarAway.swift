import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: the reported path is the shortest one that can be taken.
  static let tooFarAway = Rule(
    1101, .error, summary: "`within` assertion that fails",
    rationale: """
      `assert A within n of B` is a budget of moves in the best case: `B` has just been shown, guards succeed, conditions are as needed \
      and don't change, and no link helps. Events, tabs, Back, buttons and swipes count as one move each. Add a shorter path, or raise the \
      budget.
      """,
    failing: """
      app Notes {
        root stack Home
      }
      screen Home {
        on settings -> push Settings
      }
      screen Settings {
        on privacy -> push Privacy
      }
      screen Privacy
      assert Privacy within 1 of Home
      """,
    corrected: """
      app Notes {
        root stack Home
      }
      screen Home {
        on settings -> push Settings
        on privacy  -> push Settings then push Privacy
      }
      screen Settings {
        on privacy -> push Privacy
      }
      screen Privacy
      assert Privacy within 1 of Home
      """)
}

extension Checker {
  func check(_ a: Content, within budget: Int, of b: Content, _ range: SourceRange, _ setups: [DeviceSearches]) {
    var best: (setup: DeviceSearches, walk: [CounterexampleReplay.Point])?
    var isNone = false
    var limit: CounterexampleReplay.Limit?
    for setup in setups {
      switch setup.judge(a, within: budget, of: b) {
      case .holds: return
      case .idle: break
      case .noWalk: isNone = true
      case .undecided(let reason): limit = limit ?? reason
      case .fails(let walk): if best.map({ walk.count < $0.walk.count }) ?? true { best = (setup, walk) }
      }
    }
    if let limit { return reportUndecided("whether \(quoted(a)) is within \(moves(budget)) of \(quoted(b))", "leads there", limit, range) }
    if let (setup, walk) = best {
      let needed = walk.last?.moves ?? 0
      report(
        Diagnostic(
          .tooFarAway, "\(quoted(a)) is \(moves(needed)) away from \(quoted(b)), not \(budget)", at: range, "the budget is too small",
          notes: ["example path: \(words(walk, from: b, to: a, setup))"],
          help: ["add a shorter path, or raise the budget: \(budgetFix(needed, range))"]))
    } else if isNone, !lacksWays {
      reportNoWalk(.tooFarAway, from: b, to: a, range, setups)
    }
  }

  /// Returns a fix that changes the number after `within`.
  private func budgetFix(_ needed: Int, _ range: SourceRange) -> Fix {
    let text = source(range)
    var words = text.split(separator: " ").map(String.init)
    if let index = words.firstIndex(of: "within"), index + 1 < words.count { words[index + 1] = "\(needed)" }
    let claim = words.joined(separator: " ")
    return Fix(code: claim, [.init(range, claim)])
  }

  func moves(_ count: Int) -> String { count == 1 ? "1 move" : "\(count) moves" }
}
