import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: a reported path can be taken, and an assertion that passes was searched completely.
  static let shownBefore = Rule(
    number: 1102, severity: .error, summary: "`only after` assertion that fails",
    rationale: """
      `assert A only after B` states that every path that shows `A` has shown `B` before. Paths can begin with links, conditions and \
      guards can have either result, and a split may be collapsed. A screen that a link puts under the one that it shows isn't shown. Let \
      the path pass through `B`, or remove it.
      """,
    failing: """
      app Shop {
        scheme shop
        root stack Cart
      }
      screen Cart {
        on pay -> push Payment
      }
      screen Payment {
        on paid -> replace Receipt
      }
      screen Receipt
      route "/receipt" -> Receipt
      assert Receipt only after Payment
      """,
    corrected: """
      app Shop {
        scheme shop
        root stack Cart
      }
      screen Cart {
        on pay -> push Payment
      }
      screen Payment {
        on paid -> replace Receipt
      }
      screen Receipt
      route "/pay" -> Payment
      assert Receipt only after Payment
      """)
}

extension Checker {
  func check(_ a: Content, onlyAfter b: Content, at range: SourceRange, in setups: [DeviceSearches]) {
    if a != b, let outside = external(for: a) {
      return reportShownBefore(a, first: b, at: range, notes: ["example path: \(outside) --> \(name(of: a))"])
    }
    var best: (setup: DeviceSearches, walk: [CounterexampleReplay.Point])?
    var limit: CounterexampleReplay.Limit?
    for setup in setups {
      switch setup.judge(a, onlyAfter: b) {
      case .holds, .idle, .noWalk: break
      case .undecided(let reason): limit = limit ?? reason
      case .fails(let walk): if best.map({ (walk.last?.moves ?? 0) < ($0.walk.last?.moves ?? 0) }) ?? true { best = (setup, walk) }
      }
    }
    if let (setup, walk) = best {
      var notes = ["example path: \(words(of: walk, to: a, in: setup))"]
      // The path names the screens that a link has put under another one, although the user doesn't see them.
      if walk.contains(where: { setup.holds($0.state, anyOf: setup.numbers(of: b)) }) {
        notes.append("\(quoted(b)) is under another screen on this path, where the user doesn't see it")
      }
      reportShownBefore(a, first: b, at: range, notes: notes)
    } else if let limit {
      reportUndecided("whether \(quoted(a)) is shown only after \(quoted(b))", wanted: "breaks it", limit: limit, at: range)
    }
  }

  private func reportShownBefore(_ a: Content, first b: Content, at range: SourceRange, notes: [String]) {
    let asked = graph.guards.ids.first { belongs(b, toFlowOf: $0) }
    report(
      Diagnostic(
        .shownBefore, message: "\(quoted(a)) can be shown before \(quoted(b))", at: range, label: "a path skips \(quoted(b))", notes: notes,
        help: asked.map { helpByGuard(for: a, onlyAfter: b, asking: $0, at: range) } ?? [
          "let this path pass through \(quoted(b)), remove the path, or remove the assertion"
        ]))
  }

  /// Returns help for a screen of a guard's flow, which is only shown if the guard fails. An assertion with `requires` can express that the
  /// guard must succeed.
  private func helpByGuard(for a: Content, onlyAfter b: Content, asking id: GuardID, at range: SourceRange) -> [Help] {
    let name = graph.text(of: graph.guards[id].declared.name)
    let uses = if case .screen(let screen) = a { graph.screens[screen].requires } else { graph.requirements(of: a) }
    let isAsked = uses.contains { graph.guardUses[$0].guard == id }
    let claim = "assert \(self.name(of: a)) requires \(name)"
    var fix = Fix(code: claim, edits: [.init(replacing: range, with: claim)])
    let guarding = isAsked ? nil : requiring(id, on: a)
    fix.edits += guarding?.edits ?? []
    let rest =
      isAsked
      ? "\(noun(of: a)) already requires `\(name)`"
      : guarding.map { "`\($0.code)` on \(noun(of: a)) checks it on every path" } ?? "require `\(name)` on every path to \(noun(of: a))"
    return ["\(quoted(b)) is shown only if `\(name)` fails: write \(fix) to assert that the guard is never skipped (\(rest))"]
  }

  /// Whether the flow of a guard begins with a content.
  func belongs(_ content: Content, toFlowOf id: GuardID) -> Bool {
    var instance = graph.guards[id].flow
    // A modal, its stack, and the root of the stack.
    for _ in 0..<3 {
      guard let shown = instance.map({ graph.instances[$0].content }) else { return false }
      if shown == content { return true }
      switch shown {
      case .modal(let modal): instance = graph.content(of: modal)
      case .stack(let stack): instance = graph.stacks[stack].root
      default: return false
      }
    }
    return false
  }
}
