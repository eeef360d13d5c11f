import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: an assertion that passes was searched completely. Otherwise it is undecided (NAV1105).
  static let notReached = Rule(
    number: 1104, severity: .error, summary: "`reaches` assertion that fails",
    rationale: """
      `assert A reaches B` states that a path leads from `A` to `B`: events, tabs, Back and dismissals, but no links. If there is no path, \
      none can be shown. The diagnostic lists what `A` leads to, and how `B` is reached instead.
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
  func check(_ a: Content, reaches b: Content, at range: SourceRange, in setups: [DeviceSearches]) {
    var isNone = false
    var limit: CounterexampleReplay.Limit?
    for setup in setups {
      switch setup.judge(a, reaches: b) {
      case .holds, .fails: return
      case .idle: break
      case .noWalk: isNone = true
      case .undecided(let reason): limit = limit ?? reason
      }
    }
    if let limit { return reportUndecided("whether \(quoted(a)) reaches \(quoted(b))", wanted: "leads there", limit: limit, at: range) }
    if isNone, !lacksWays { reportNoWalk(for: .notReached, from: a, to: b, at: range, in: setups) }
  }

  /// Reports that there is no path, with the contents that can be reached instead.
  func reportNoWalk(for rule: Rule, from a: Content, to b: Content, at range: SourceRange, in setups: [DeviceSearches]) {
    let circumstance = rule.code == Rule.tooFarAway.code ? self.circumstance(from: a, to: b, in: setups) : nil
    var notes = circumstance == nil ? whereTo(from: a, but: b, in: setups) : []
    for setup in setups {
      guard let number = setup.numbers(of: b).min(), let place = setup.effects.place(numbered: number) else { continue }
      notes.append("\(quoted(b)) is \(reached(place))")
      break
    }
    let claim = "assert \(name(of: a)) reaches \(name(of: b))"
    report(
      Diagnostic(
        rule, message: "no path leads from \(quoted(a)) to \(quoted(b))\(circumstance.map { " unless \($0)" } ?? "")", at: range,
        label: circumstance == nil ? whatDoesNotCount : "a budget doesn't include that", notes: notes,
        help: [
          circumstance == nil
            ? "add an event that leads there, or remove the assertion"
            : "add an event that always leads there, or write \(Fix(code: claim, edits: [.init(replacing: range, with: claim)]))"
        ]))
  }

  /// The entry points of the app that paths can't contain, in words.
  private var whatDoesNotCount: String {
    let hasLinks = !graph.routes.isEmpty || !graph.entries.isEmpty
    let ways = (hasLinks ? ["links"] : []) + (graph.appEvents.isEmpty ? [] : ["app-level events"])
    return ways.isEmpty ? "" : "\(ways.joined(separator: " and ")) don't count"
  }

  private func whereTo(from a: Content, but b: Content, in setups: [DeviceSearches]) -> [String] {
    for setup in setups {
      let own = setup.numbers(of: a)
      if own.isEmpty { continue }
      var names: [String] = []
      var seen: Set<String> = []
      // A container also leads to its own content.
      let isScreen = if case .screen = a { true } else { false }
      for number in setup.reached(from: a).subtracting(isScreen ? own : []).subtracting(setup.numbers(of: b)).sorted() {
        let name = "`\(setup.name(of: number))`"
        if seen.insert(name).inserted { names.append(name) }
      }
      return ["\(quoted(a)) leads \(names.isEmpty ? "nowhere else" : "to \(list(of: names, most: 6)), and no further")"]
    }
    return []
  }

  /// Returns what must happen for a path to exist, or nil if there is none in any case.
  private func circumstance(from a: Content, to b: Content, in setups: [DeviceSearches]) -> String? {
    func holds(isWithRefusals: Bool, areConditionsFixed: Bool) -> Bool {
      setups.contains { setup in
        let verdict = setup.judge(a, reaches: b, isWithRefusals: isWithRefusals, areConditionsFixed: areConditionsFixed)
        return if case .holds = verdict { true } else { false }
      }
    }
    guard holds(isWithRefusals: true, areConditionsFixed: false) else { return nil }
    if holds(isWithRefusals: true, areConditionsFixed: true) { return "a guard fails" }
    return holds(isWithRefusals: false, areConditionsFixed: false)
      ? "a condition changes on the way" : "a guard fails and a condition changes on the way"
  }
}
