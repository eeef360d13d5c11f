import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: the reported path is the shortest one that can be taken.
  static let tooFarAway = Rule(
    number: 1101, severity: .error, summary: "`within` assertion that fails",
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
  func check(_ a: Content, within budget: Int, of b: Content, at range: SourceRange, in setups: [DeviceSearches]) {
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
    if let limit {
      return reportUndecided(
        "whether \(quoted(a)) is within \(moves(count: budget)) of \(quoted(b))", wanted: "leads there", limit: limit, at: range)
    }
    if let (setup, walk) = best {
      let needed = walk.last?.moves ?? 0
      report(
        Diagnostic(
          .tooFarAway, message: "\(quoted(a)) is \(moves(count: needed)) away from \(quoted(b)), not \(budget)", at: range,
          label: "the budget is too small",
          notes: ["example path: \(words(of: walk, from: b, to: a, in: setup))"],
          help: ["add a shorter path, or raise the budget: \(budgetFix(to: needed, at: range))"]))
    } else if isNone, !lacksWays {
      reportNoWalk(for: .tooFarAway, from: b, to: a, at: range, in: setups)
    }
  }

  /// Returns a fix that changes the number after `within`.
  private func budgetFix(to needed: Int, at range: SourceRange) -> Fix {
    let text = code(at: range)
    var words = text.split(separator: " ").map(String.init)
    if let index = words.firstIndex(of: "within"), index + 1 < words.count { words[index + 1] = "\(needed)" }
    let claim = words.joined(separator: " ")
    return Fix(code: claim, edits: [.init(replacing: range, with: claim)])
  }

  func moves(count: Int) -> String { count == 1 ? "1 move" : "\(count) moves" }
}
