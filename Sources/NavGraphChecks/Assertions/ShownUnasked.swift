import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: a reported path can be taken, and an assertion that passes was searched completely.
  static let shownUnasked = Rule(
    number: 1106, severity: .error, summary: "`requires` assertion that fails",
    rationale: """
      `assert A requires G` states that on every path that shows `A`, the guard `G` has succeeded before, or succeeds for `A` itself: at \
      an event, a route, a tab, or at `A`. It is true if everything that leads to `A` checks the guard. A success counts for the whole \
      path, whatever its values were. After a failure, only the success that follows the finished flow of `G` counts. `requires G` on `A` \
      makes the assertion true on every path.
      """,
    failing: """
      app Shop {
        scheme shop
        root stack Cart
      }
      guard signedIn
      screen Cart {
        on pay requires signedIn -> push Payment
      }
      screen Payment {
        on paid -> replace Receipt
      }
      screen Receipt
      route "/receipt" -> Receipt
      assert Receipt requires signedIn
      """,
    corrected: """
      app Shop {
        scheme shop
        root stack Cart
      }
      guard signedIn
      screen Cart {
        on pay requires signedIn -> push Payment
      }
      screen Payment {
        on paid -> replace Receipt
      }
      screen Receipt
      route "/receipt" requires signedIn -> Receipt
      assert Receipt requires signedIn
      """)
}

extension Checker {
  func check(_ a: Content, requires guarded: GuardID, at range: SourceRange, in setups: [DeviceSearches]) {
    if let outside = external(for: a) {
      return reportShownUnasked(a, by: guarded, at: range, notes: ["example path: \(outside) --> \(name(of: a))"])
    }
    var best: (setup: DeviceSearches, walk: [CounterexampleReplay.Point])?
    var limit: CounterexampleReplay.Limit?
    for setup in setups {
      switch setup.judgeShown(a) {
      case .holds, .idle, .noWalk: break
      case .undecided(let reason): limit = limit ?? reason
      case .fails(let walk): if best.map({ (walk.last?.moves ?? 0) < ($0.walk.last?.moves ?? 0) }) ?? true { best = (setup, walk) }
      }
    }
    if let (setup, walk) = best {
      reportShownUnasked(a, by: guarded, at: range, notes: ["example path: \(words(of: walk, to: a, in: setup))"])
    } else if let limit {
      let question = graph.text(of: graph.guards[guarded].declared.name)
      reportUndecided("whether \(quoted(a)) is shown only after `\(question)` succeeds", wanted: "breaks it", limit: limit, at: range)
    }
  }

  private func reportShownUnasked(_ a: Content, by guarded: GuardID, at range: SourceRange, notes: [String]) {
    let question = graph.text(of: graph.guards[guarded].declared.name)
    let help: Help =
      belongs(a, toFlowOf: guarded)
      ? "\(quoted(a)) belongs to the flow that is presented when `\(question)` fails: remove the assertion"
      : requiring(guarded, on: a).map {
        "write \($0) on \(noun(of: a)), which covers every path, or require the guard where this path begins"
      }
        ?? "require `\(question)` on \(noun(of: a)), or where this path begins"
    report(
      Diagnostic(
        .shownUnasked, message: "\(quoted(a)) can be shown without `\(question)`", at: range,
        label: "on a path on which `\(question)` never succeeds",
        notes: notes, help: [help]))
  }
}
