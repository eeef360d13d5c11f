/// A small random app, whose source can be written: a root with one or two stacks or screens, a few screens, and a few modals.
struct SmallApp {
  indirect enum Act: Hashable {
    case push(Int), replace(Int), pop, popToRoot, popTo(Int), select(Int), dismiss, dismissAll, close, finish, stay
    case present(Int, finished: [Act]?, dismissed: [Act]?)
    /// Presents a screen without a stack.
    case show(Int)
  }
  struct Slot: Hashable {
    var isStack: Bool
    var screen: Int
  }
  struct Modal: Hashable {
    var slot: Slot
    var isBlocked: Bool
  }

  var tabs: [Slot]
  var modals: [Modal]
  /// The events of each screen, as sequences of steps.
  var screens: [[[Act]]]

  init(_ random: inout Seeded) {
    let screenCount = 2 + random.below(3)
    let modalCount = random.below(3)
    tabs = (0..<1 + random.below(2)).map { _ in Slot(isStack: random.chance(80), screen: random.below(screenCount)) }
    modals = (0..<modalCount).map { _ in
      Modal(slot: Slot(isStack: random.chance(75), screen: random.below(screenCount)), isBlocked: random.chance(30))
    }
    screens = []
    for _ in 0..<screenCount {
      screens.append((0..<random.below(3)).map { _ in [Act]() })
    }
    for screen in screens.indices {
      for event in screens[screen].indices { screens[screen][event] = sequence(&random, nested: 0) }
    }
  }

  private func sequence(_ random: inout Seeded, nested: Int) -> [Act] {
    var result = [act(&random, nested: nested)]
    while result.count < 3, random.chance(25), let last = result.last, !last.isLast {
      let next = act(&random, nested: nested)
      // A sequence must not remove a screen immediately after showing it.
      if last.showsScreen, next.takesScreenAway { break }
      // The top screen after a `pop` isn't known exactly.
      if last == .pop, next.takesScreenAway { break }
      result.append(next)
    }
    return result
  }

  private func act(_ random: inout Seeded, nested: Int) -> Act {
    let screen = random.below(screens.isEmpty ? 2 : screens.count)
    switch random.below(17) {
    case 0...3: return .push(screen)
    case 4: return .replace(screen)
    case 5: return .pop
    case 6: return random.chance(50) ? .popToRoot : .popTo(screen)
    case 7: return tabs.count > 1 ? .select(random.below(tabs.count)) : .push(screen)
    case 8, 9: return .dismiss
    case 10: return .dismissAll
    case 11: return .close
    case 12: return .finish
    case 13...15 where !modals.isEmpty:
      let hasArms = nested < 1 && random.chance(50)
      return .present(
        random.below(modals.count), finished: hasArms && random.chance(70) ? sequence(&random, nested: nested + 1) : nil,
        dismissed: hasArms && random.chance(40) ? sequence(&random, nested: nested + 1) : nil)
    default: return random.chance(40) ? .show(screen) : .push(screen)
    }
  }

  // MARK: Source

  var source: String {
    var text = tabs.count > 1 ? "app A { root Main }\ntabs Main {\n" : "app A { root \(write(tabs[0])) }\n"
    if tabs.count > 1 {
      for (index, tab) in tabs.enumerated() { text += "  tab t\(index) \(write(tab))\n" }
      text += "}\n"
    }
    for (index, modal) in modals.enumerated() {
      text += "modal M\(index) {\n  content \(write(modal.slot))\n\(modal.isBlocked ? "  dismissal blocked\n" : "")}\n"
    }
    for (index, events) in screens.enumerated() {
      text += "screen S\(index) {\n"
      for (number, event) in events.enumerated() { text += "  on e\(number) -> \(write(event))\n" }
      text += "}\n"
    }
    return text
  }

  private func write(_ slot: Slot) -> String { slot.isStack ? "stack S\(slot.screen)" : "S\(slot.screen)" }

  private func write(_ acts: [Act]) -> String { acts.map(write).joined(separator: " then ") }

  private func write(_ act: Act) -> String {
    switch act {
    case .push(let screen): return "push S\(screen)"
    case .replace(let screen): return "replace S\(screen)"
    case .pop: return "pop"
    case .popToRoot: return "pop to root"
    case .popTo(let screen): return "pop to S\(screen)"
    case .select(let tab): return "select t\(tab)"
    case .dismiss: return "dismiss"
    case .dismissAll: return "dismiss all"
    case .close: return "close"
    case .finish: return "finish"
    case .stay: return "stay"
    case .show(let screen): return "present S\(screen)"
    case .present(let modal, let finished, let dismissed):
      var arms: [String] = []
      if let finished { arms.append("finished -> \(write(finished))") }
      if let dismissed { arms.append("dismissed -> \(write(dismissed))") }
      return "present M\(modal)" + (arms.isEmpty ? "" : " then { \(arms.joined(separator: "; ")) }")
    }
  }
}

extension SmallApp {
  /// Whether a step follows `pop to X`. The checks assume that it runs, even if `X` can't be below.
  var goesOnAfterPopTo: Bool {
    screens.joined().contains { acts in acts.dropLast().contains { if case .popTo = $0 { true } else { false } } }
  }
}

extension SmallApp.Act {
  var showsScreen: Bool {
    switch self {
    case .push, .replace: true
    default: false
    }
  }

  var takesScreenAway: Bool {
    switch self {
    case .replace, .pop, .popToRoot, .popTo, .dismiss, .dismissAll, .close, .finish: true
    default: false
    }
  }

  var isLast: Bool {
    switch self {
    case .present, .show, .close, .finish, .stay: true
    default: false
    }
  }
}
