/// A small random app with guards on its two tabs, screens, modals, and links. Its source can be written, and its states can be explored.
/// It shares no code with the checks.
struct GuardedApp {
  indirect enum Act: Hashable {
    case push(Int), replace(Int), select(Int), pop, dismiss, finish
    case present(Int, finished: [Act])
  }
  struct Event: Hashable {
    var requires: Int?
    var acts: [Act]
  }
  struct Screen {
    var requires: Int?
    var events: [Event]
  }
  struct Modal {
    var requires: Int?
    var screen: Int
  }
  struct Route {
    var requires: Int?
    var tab: Int
    var path: [Int]
    var modal: Int?
  }

  /// The screen and the guard of each tab.
  var tabs: [Modal]
  var modals: [Modal]
  var screens: [Screen] = []
  var routes: [Route] = []
  /// The modal that is the flow of each guard.
  var flows: [Int?]

  /// Creates a random app. With `isForward`, screens only lead to later ones, so that exploration ends.
  init(_ random: inout Seeded, isForward: Bool) {
    let count = 3 + random.below(2)
    func perhaps(_ percent: Int) -> Int? { random.chance(percent) ? random.below(2) : nil }
    tabs = (0..<2).map { _ in Modal(requires: perhaps(12), screen: random.below(count)) }
    modals = (0..<2).map { _ in Modal(requires: perhaps(12), screen: random.below(count)) }
    flows = [random.chance(isForward ? 20 : 40) ? random.below(2) : nil, nil]
    for number in 0..<count {
      let from = isForward ? number + 1 : 0
      var screen = Screen(requires: perhaps(10), events: [])
      for _ in 0..<random.below(4) {
        var acts = [act(&random, from..<count, nested: 0)]
        if random.chance(35), let last = acts.last, last.goesOn { acts.append(act(&random, from..<count, nested: 0)) }
        if let last = acts.last, acts.count == 2, last == .pop || last == .dismiss { acts.removeLast() }
        screen.events.append(Event(requires: perhaps(35), acts: acts))
      }
      screens.append(screen)
    }
    for _ in 0..<random.below(3) {
      let path = (0..<1 + random.below(2)).map { _ in random.below(count) }
      routes.append(Route(requires: perhaps(50), tab: random.below(2), path: path, modal: random.chance(25) ? random.below(2) : nil))
    }
  }

  private func act(_ random: inout Seeded, _ targets: Range<Int>, nested: Int) -> Act {
    let kind = random.below(12)
    let modal = random.below(2)
    if targets.isEmpty && kind < 5 || !targets.contains(modals[modal].screen) && kind > 8 { return kind % 2 == 0 ? .pop : .finish }
    return switch kind {
    case 0...3: .push(targets.lowerBound + random.below(targets.count))
    case 4: .replace(targets.lowerBound + random.below(targets.count))
    case 5: .select(random.below(2))
    case 6: .pop
    case 7: .dismiss
    case 8: .finish
    default: .present(modal, finished: nested == 0 && random.chance(50) ? [act(&random, targets, nested: 1)] : [])
    }
  }

  // MARK: Source

  var source: String {
    var text = "app A { scheme a; root Main }\n"
    for (index, flow) in flows.enumerated() { text += "guard g\(index)\(flow.map { " -> M\($0)" } ?? "")\n" }
    text += "tabs Main {\n"
    for (index, tab) in tabs.enumerated() { text += "  tab t\(index) \"T\" icon \"t\" stack S\(tab.screen)\(write(tab.requires))\n" }
    text += "}\n"
    for (index, modal) in modals.enumerated() { text += "modal M\(index)\(write(modal.requires)) { content stack S\(modal.screen) }\n" }
    for (index, screen) in screens.enumerated() {
      text += "screen S\(index)\(write(screen.requires)) {\n"
      for (number, event) in screen.events.enumerated() { text += "  on e\(number)\(write(event.requires)) -> \(write(event.acts))\n" }
      text += "}\n"
    }
    for (index, route) in routes.enumerated() {
      let path = route.path.map { "S\($0)" } + (route.modal.map { ["present M\($0)"] } ?? [])
      text += "route \"/r\(index)\"\(write(route.requires)) -> t\(route.tab) / \(path.joined(separator: " / "))\n"
    }
    return text
  }

  private func write(_ guardNumber: Int?) -> String { guardNumber.map { " requires g\($0)" } ?? "" }
  private func write(_ acts: [Act]) -> String { acts.map(write).joined(separator: " then ") }
  private func write(_ act: Act) -> String {
    switch act {
    case .push(let screen): "push S\(screen)"
    case .replace(let screen): "replace S\(screen)"
    case .select(let tab): "select t\(tab)"
    case .pop: "pop"
    case .dismiss: "dismiss"
    case .finish: "finish"
    case .present(let modal, let finished):
      "present M\(modal)" + (finished.isEmpty ? "" : " then { finished -> \(write(finished)) }")
    }
  }
}

extension GuardedApp.Act {
  /// Whether a step may follow.
  fileprivate var goesOn: Bool {
    switch self {
    case .push, .select, .dismiss: true
    case .replace, .pop, .finish, .present: false
    }
  }
}
