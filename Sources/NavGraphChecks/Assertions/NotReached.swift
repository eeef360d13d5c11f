import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `assert A reaches B` that does not hold.
  ///
  /// Exact: silent only where every search was whole; else it is undecided (1105).
  static let notReached = Rule(
    1104, .error, summary: "something that can't be reached from where an assertion says it can",
    rationale: """
      `assert A reaches B` says that some walk of the user leads from A to B: events, tabs, Back and ways out, but no link. No walk can be \
      shown where there is none; the finding names what A does lead to, and how B is reached instead.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
      }
      screen Home {
        on help -> push Help
        on sign -> switch to stack Account
      }
      screen Help
      screen Account {
        on edit -> push Editor
      }
      screen Editor
      assert Account reaches Help
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
      }
      screen Home {
        on help -> push Help
        on sign -> switch to stack Account
      }
      screen Help
      screen Account {
        on edit -> push Editor
        on done -> restart
      }
      screen Editor
      assert Account reaches Help
      """)
}

extension Checker {
  func check(_ a: Content, reaches b: Content, _ range: SourceRange, _ setups: [WalkSetup]) {
    var isNone = false
    var limit: WalkReplay.Limit?
    for setup in setups {
      switch setup.judge(a, reaches: b) {
      case .holds, .fails: return
      case .idle: break
      case .noWalk: isNone = true
      case .undecided(let reason): limit = limit ?? reason
      }
    }
    if let limit { return reportUndecided("whether \(quoted(a)) reaches \(quoted(b))", "leads there", limit, range) }
    if isNone, !lacksWays { reportNoWalk(.notReached, from: a, to: b, range, setups) }
  }

  /// There is no walk to show: what there is instead.
  func reportNoWalk(_ rule: Rule, from a: Content, to b: Content, _ range: SourceRange, _ setups: [WalkSetup]) {
    let circumstance = rule.code == Rule.tooFarAway.code ? self.circumstance(from: a, to: b, setups) : nil
    var notes = circumstance == nil ? whereTo(a, but: b, setups) : []
    for setup in setups {
      guard let number = setup.numbers(of: b).min(), let place = setup.effects.place(number) else { continue }
      notes.append("\(quoted(b)) is \(reached(place))")
      break
    }
    let claim = "assert \(name(a)) reaches \(name(b))"
    report(
      Diagnostic(
        rule, "no walk leads from \(quoted(a)) to \(quoted(b))\(circumstance.map { " unless \($0)" } ?? "")", at: range,
        circumstance == nil ? whatDoesNotCount : "a budget doesn't count on that", notes: notes,
        help: [
          circumstance == nil
            ? "let an event lead there, or drop the assertion"
            : "let an event lead there in any case, or claim only \(Fix(code: claim, [.init(range, claim)]))"
        ]))
  }

  /// The ways in that a walk doesn't take, of those that the app has.
  private var whatDoesNotCount: String {
    let hasLinks = !graph.routes.isEmpty || !graph.entries.isEmpty
    let ways = (hasLinks ? ["links"] : []) + (graph.appEvents.isEmpty ? [] : ["events of the app"])
    return ways.isEmpty ? "" : "\(ways.joined(separator: " and ")) don't count"
  }

  private func whereTo(_ a: Content, but b: Content, _ setups: [WalkSetup]) -> [String] {
    for setup in setups {
      let own = setup.numbers(of: a)
      if own.isEmpty { continue }
      var names: [String] = []
      var seen: Set<String> = []
      // What a container shows is where it leads.
      let isScreen = if case .screen = a { true } else { false }
      for number in setup.reached(from: a).subtracting(isScreen ? own : []).subtracting(setup.numbers(of: b)).sorted() {
        let name = "`\(setup.name(of: number))`"
        if seen.insert(name).inserted { names.append(name) }
      }
      return ["\(quoted(a)) leads \(names.isEmpty ? "nowhere else" : "to \(list(names, most: 6)), and no further")"]
    }
    return []
  }

  /// What has to happen for a walk to be there; nil where none is there anyway.
  private func circumstance(from a: Content, to b: Content, _ setups: [WalkSetup]) -> String? {
    func holds(_ isWithRefusals: Bool, _ areConditionsFixed: Bool) -> Bool {
      setups.contains { setup in
        let verdict = setup.judge(a, reaches: b, isWithRefusals: isWithRefusals, areConditionsFixed: areConditionsFixed)
        return if case .holds = verdict { true } else { false }
      }
    }
    guard holds(true, false) else { return nil }
    if holds(true, true) { return "a guard says no" }
    return holds(false, false) ? "a condition changes on the way" : "a guard says no and a condition changes on the way"
  }
}
