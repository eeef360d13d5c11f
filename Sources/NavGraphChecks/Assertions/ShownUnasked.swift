import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `assert A requires G` that does not hold.
  ///
  /// Exact: what is told is a walk that states take; silent only where every search was whole.
  static let shownUnasked = Rule(
    1106, .error, summary: "something that can be shown without the yes of a guard that an assertion names",
    rationale: """
      `assert A requires G` says that on every walk that shows A, G has said yes before, or says so for A itself: at an event, a route, a \
      tab, or at A. So it holds where everything that leads to A asks. A yes counts on the whole walk, whatever its values were. After a no \
      nothing counts but the yes that G says once its flow has finished. `requires G` on A makes it hold on every way.
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
  func check(_ a: Content, requires guarded: GuardID, _ range: SourceRange, _ setups: [WalkSetup]) {
    if let outside = external(a) { return reportShownUnasked(a, guarded, range, ["walk: \(outside) --> \(name(a))"]) }
    var best: (setup: WalkSetup, walk: [WalkReplay.Point])?
    var limit: WalkReplay.Limit?
    for setup in setups {
      switch setup.judgeShown(a) {
      case .holds, .idle, .noWalk: break
      case .undecided(let reason): limit = limit ?? reason
      case .fails(let walk): if best.map({ (walk.last?.moves ?? 0) < ($0.walk.last?.moves ?? 0) }) ?? true { best = (setup, walk) }
      }
    }
    if let (setup, walk) = best {
      reportShownUnasked(a, guarded, range, ["walk: \(words(walk, to: a, setup))"])
    } else if let limit {
      let question = graph.text(graph.guards[guarded].declared.name)
      reportUndecided("whether \(quoted(a)) is shown only after a yes of `\(question)`", "breaks it", limit, range)
    }
  }

  private func reportShownUnasked(_ a: Content, _ guarded: GuardID, _ range: SourceRange, _ notes: [String]) {
    let question = graph.text(graph.guards[guarded].declared.name)
    let help: Help =
      belongs(a, toFlowOf: guarded)
      ? "\(quoted(a)) belongs to the flow that is shown where `\(question)` says no: drop the assertion"
      : requiring(guarded, on: a).map { "\($0) on \(noun(a)) asks on every way; or name the guard where that way begins" }
        ?? "let \(noun(a)) require `\(question)`, or what that way begins with"
    report(
      Diagnostic(
        .shownUnasked, "\(quoted(a)) can be shown without `\(question)`", at: range, "on a walk on which `\(question)` never says yes",
        notes: notes, help: [help]))
  }
}
