@testable import Oracle

extension Comparison {
  /// Steps that can't be served (0512 to 0520, 0523, and a pop at a root, 0603), by event and code.
  static let refusals = Comparison(name: "05", least: 400) { app in
    // A step that fails in several ways is one finding, so events are compared, and then whether that way is one of them.
    var found: Set<String> = []
    var events: Set<Int> = []
    for code in Array(512...520) + [523, 603] {
      for event in app.events({ $0 == code }) {
        found.insert("e\(event) \(code)")
        events.insert(event)
      }
    }
    // The arm of a modal that lies on itself runs at one of its presenters, and is looked at for all of them.
    if app.isPlain, app.isWhole, app.isServed, app.isAsked, !app.has(602) {
      let truth = Set(app.facts.refused.map { "e\($0.event) \($0.code)" })
      if !truth.isSuperset(of: found) { return .only(truth, in: found) }
    }
    // A `pop` at a root is reported if it fails wherever its screen is, and a branch that is never taken may show that elsewhere. What
    // follows a dismissal for which two steps wait is part of the finding about that.
    // Where something was when a link presented over it is not known, so what pops there afterwards is not judged.
    let judged = app.facts.refused.filter { $0.code != 603 || app.isPlain && !app.world.popsAfterDismissal($0.event) }.map(\.event)
    return .all(of: Set(judged).subtracting(app.events(namedIn: 609)), in: events)
  }

  /// `pop to X` where X may not be below, or never is (0605, 0604), by event.
  static let popTo = Comparison(name: "0604 and 0605", least: 15) { app in
    let found = app.events { $0 == 604 || $0 == 605 }
    if found.isEmpty, app.facts.popMissed.isEmpty, app.facts.popLanded.isEmpty { return .skipped }
    // The checks tell apart what is on top, not how often: a sequence that pushes over a screen of which there are several is taken to
    // push over each of them.
    // Nor is it known which of several equal screens has presented what goes back to it.
    let presentsOnPushed = app.world.bodies.contains { body in
      zip(body, body.dropFirst()).contains { if case (.push, .present) = ($0, $1) { true } else { false } }
    }
    let isExact = app.world.mostPushes < 3 && !presentsOnPushed
    let never = app.events { $0 == 604 }
    // What only a step that fails would show is judged as well, and the words say that nothing shows it yet: the same event may land elsewhere.
    let landed = never.intersection(app.facts.popLanded).filter { event in !app.facts.popMissed.contains(event) }
    if !landed.isEmpty, app.areStepsServed { return .disagreed("0604 is invented: e\(landed)") }
    // A branch that is never taken may push what is popped to.
    if !app.isPlain { return .agreed }
    // An arm may be that of a modal that lies on itself and never ends.
    return isExact && app.isPlain && app.isWhole && app.isAsked && app.facts.refused.isEmpty && !app.has(602)
      ? .same(found, app.facts.popMissed) : .all(of: app.facts.popMissed, in: found)
  }
}

extension World {
  /// Whether an event pops where something presented has ended, which a link may have presented.
  fileprivate func popsAfterDismissal(_ event: Int) -> Bool {
    guard !links.isEmpty else { return false }
    return events[event].branches.contains { branch in
      let acts = bodies[branch.body]
      guard let dismissal = acts.firstIndex(where: { $0 == .dismiss || $0 == .dismissAll }) else { return false }
      return acts[dismissal...].contains(.pop)
    }
  }
}
