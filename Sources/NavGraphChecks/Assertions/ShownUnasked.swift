import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: a reported path can be taken, and an assertion that passes was searched completely.
  static let shownUnasked = Rule(
    1106, .error, summary: "`requires` assertion that fails",
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
  func check(_ a: Content, requires guarded: GuardID, _ range: SourceRange, _ setups: [DeviceSearches]) {
    if let outside = external(a) { return reportShownUnasked(a, guarded, range, ["example path: \(outside) --> \(name(a))"]) }
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
      reportShownUnasked(a, guarded, range, ["example path: \(words(walk, to: a, setup))"])
    } else if let limit {
      let question = graph.text(graph.guards[guarded].declared.name)
      reportUndecided("whether \(quoted(a)) is shown only after `\(question)` succeeds", "breaks it", limit, range)
    }
  }

  private func reportShownUnasked(_ a: Content, _ guarded: GuardID, _ range: SourceRange, _ notes: [String]) {
    let question = graph.text(graph.guards[guarded].declared.name)
    let help: Help =
      belongs(a, toFlowOf: guarded)
      ? "\(quoted(a)) belongs to the flow that is presented when `\(question)` fails: remove the assertion"
      : requiring(guarded, on: a).map { "write \($0) on \(noun(a)), which covers every path, or require the guard where this path begins" }
        ?? "require `\(question)` on \(noun(a)), or where this path begins"
    report(
      Diagnostic(
        .shownUnasked, "\(quoted(a)) can be shown without `\(question)`", at: range, "on a path on which `\(question)` never succeeds",
        notes: notes, help: [help]))
  }
}
