import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `assert A reaches B` that does not hold.
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
      screen Account
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
        on done -> restart
      }
      assert Account reaches Help
      """)
}

extension Checker {
  mutating func check(_ a: Content, reaches b: Content, _ range: SourceRange, _ setups: [WalkSetup]) {
    var isNone = false
    var isUndecided = false
    for setup in setups {
      switch setup.judge(a, reaches: b) {
      case .holds, .fails: return
      case .idle: break
      case .noWalk: isNone = true
      case .undecided: isUndecided = true
      }
    }
    if isUndecided { return reportUndecided("whether \(quoted(a)) reaches \(quoted(b))", range) }
    if isNone, !lacksWays { reportNoWalk(.notReached, from: a, to: b, range, setups) }
  }

  /// There is no walk to show: what there is instead.
  mutating func reportNoWalk(_ rule: Rule, from a: Content, to b: Content, _ range: SourceRange, _ setups: [WalkSetup]) {
    var notes: [String] = []
    for setup in setups {
      let own = setup.numbers(of: a)
      if own.isEmpty { continue }
      var names: [String] = []
      let reached = setup.reached(from: a)
      let targets = setup.numbers(of: b)
      for number in reached.subtracting(own).subtracting(targets).sorted() {
        let name = "`\(setup.name(of: number))`"
        if !names.contains(name) { names.append(name) }
      }
      notes.append("\(quoted(a)) leads \(names.isEmpty ? "nowhere else" : "to \(list(names, most: 6)), and no further")")
      if !reached.isDisjoint(with: targets) { notes.append("only conditions that change on the way let \(quoted(b)) be shown") }
      break
    }
    for setup in setups {
      guard let number = setup.numbers(of: b).min(), let place = setup.effects.place(number) else { continue }
      notes.append("\(quoted(b)) is \(reached(place))")
      break
    }
    report(
      Diagnostic(
        rule, "no walk leads from \(quoted(a)) to \(quoted(b))", at: range, "links don't count", notes: notes,
        help: ["add an event on the way, or drop the assertion"]))
  }
}
