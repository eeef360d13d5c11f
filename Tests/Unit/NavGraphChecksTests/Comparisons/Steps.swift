@testable import Oracle

extension Comparison {
  /// Compares invalid steps (0512 to 0520, 0523, and a pop at a root, 0603) by event and code.
  static let refusals = Comparison(name: "05", least: 400) { app in
    // A step with several faults has one diagnostic. So events are compared, and the reported code must be one of the faults.
    var found: Set<String> = []
    var events: Set<Int> = []
    for code in Array(512...520) + [523, 603] {
      for event in app.events({ $0 == code }) {
        found.insert("e\(event) \(code)")
        events.insert(event)
      }
    }
    // The handler of a modal on top of itself runs at one of its presenters, but the checks consider all of them.
    if app.isPlain, app.isWhole, app.isServed, app.isAsked, !app.has(602) {
      let truth = Set(app.facts.refused.map { "e\($0.event) \($0.code)" })
      if !truth.isSuperset(of: found) { return .only(truth, in: found) }
    }
    // A `pop` at a root is reported if it fails in all places of its screen, but a dead branch may add places. Steps after a dismissal that
    // two steps wait for are part of its diagnostic. The place under a link's presentation is unknown, so a `pop` there isn't compared.
    let judged = app.facts.refused.filter { $0.code != 603 || app.isPlain && !app.world.popsAfterDismissal($0.event) }.map(\.event)
    return .all(of: Set(judged).subtracting(app.events(namedIn: 609)), in: events)
  }

  /// Compares `pop to X` steps whose target may be missing (0605) or always is (0604), by event.
  static let popTo = Comparison(name: "0604 and 0605", least: 15) { app in
    let found = app.events { $0 == 604 || $0 == 605 }
    if found.isEmpty, app.facts.popMissed.isEmpty, app.facts.popLanded.isEmpty { return .skipped }
    // The checks know which screen is on top, but not how often it occurs. They assume that a sequence pushes over each of several equal
    // screens. They also don't know which of several equal screens presented a modal.
    let presentsOnPushed = app.world.bodies.contains { body in
      zip(body, body.dropFirst()).contains { if case (.push, .present) = ($0, $1) { true } else { false } }
    }
    let isExact = app.world.maxPushes < 3 && !presentsOnPushed
    let never = app.events { $0 == 604 }
    // The checks also follow invalid steps, and the message mentions it. The same event may have a target elsewhere.
    let landed = never.intersection(app.facts.popLanded).filter { event in !app.facts.popMissed.contains(event) }
    if !landed.isEmpty, app.areStepsServed { return .disagreed("0604 is invented: e\(landed)") }
    // A dead branch may push the target.
    if !app.isPlain { return .agreed }
    // A handler may belong to a modal that is on top of itself and never ends.
    return isExact && app.isPlain && app.isWhole && app.isAsked && app.facts.refused.isEmpty && !app.has(602)
      ? .same(found, app.facts.popMissed) : .all(of: app.facts.popMissed, in: found)
  }
}

extension World {
  /// Whether an event pops after a dismissal of something that a link may have presented.
  fileprivate func popsAfterDismissal(_ event: Int) -> Bool {
    guard !links.isEmpty else { return false }
    return events[event].branches.contains { branch in
      let acts = bodies[branch.body]
      guard let dismissal = acts.firstIndex(where: { $0 == .dismiss || $0 == .dismissAll }) else { return false }
      return acts[dismissal...].contains(.pop)
    }
  }
}
