import NavGraphModel

/// Which screens each stack may hold, and by which flow each screen is met first.
struct Holdings {
  /// By stack: its screens, in the order in which they were found.
  private(set) var screens: [[ScreenID]]
  private var isHeld: [Set<ScreenID>]
  /// By stack: the screens that `show` puts at its root besides. What they push, the stack holds.
  private(set) var shown: [[ScreenID]]
  /// Stacks from which something is presented, by what is presented.
  private var presenters: [Content: Set<StackID>] = [:]
  /// The stacks inside of a modal, by stack: what presents them.
  private var presented: [StackID: [Content]] = [:]
  /// The same for screens that are all of a modal.
  private var bare: [ScreenID: [Content]] = [:]

  init(_ graph: NavigationGraph) {
    screens = Array(repeating: [], count: graph.stacks.count)
    isHeld = Array(repeating: [], count: graph.stacks.count)
    shown = Array(repeating: [], count: graph.stacks.count)
    for id in graph.stacks.ids {
      if let root = graph.stacks[id].root, case .screen(let screen) = graph.instances[root].content { hold(screen, in: id) }
    }
    for id in graph.modals.ids {
      switch graph.modals[id].content.map({ graph.instances[$0].content }) {
      case .stack(let stack): presented[stack, default: []].append(.modal(id))
      case .screen(let screen): bare[screen, default: []].append(.modal(id))
      default: continue
      }
    }
    for id in graph.stacks.ids { presented[id, default: []].append(.stack(id)) }
    holdTargets(graph)
    // A push after a dismissal lands where the modal came from, which may be found later: look again until nothing is new.
    var count = -1
    var rounds = 0
    while count != total, rounds < 8 {
      count = total
      rounds += 1
      for id in graph.stacks.ids { follow(id, graph) }
      for id in graph.screens.ids { follow(id, graph) }
    }
  }

  private var total: Int { (screens + shown).reduce(0) { $0 + $1.count } + presenters.values.reduce(0) { $0 + $1.count } }

  private mutating func hold(_ screen: ScreenID, in stack: StackID) {
    if isHeld[stack.index].insert(screen).inserted { screens[stack.index].append(screen) }
  }

  func holds(_ screen: ScreenID, in stack: StackID) -> Bool { isHeld[stack.index].contains(screen) }

  private mutating func follow(_ stack: StackID, _ graph: NavigationGraph) {
    var next = 0
    var nextShown = 0
    while next < screens[stack.index].count || nextShown < shown[stack.index].count {
      let screen: ScreenID
      if next < screens[stack.index].count {
        screen = screens[stack.index][next]
        next += 1
      } else {
        screen = shown[stack.index][nextShown]
        nextShown += 1
      }
      for event in graph.screens[screen].events {
        follow(graph.events[graph.eventsOfScreens[event].event].branches, at: [stack], in: presented[stack, default: []], graph)
      }
    }
  }

  /// What a screen does wherever there is no stack around it: a bare tab, column or page, or all of a modal.
  private mutating func follow(_ screen: ScreenID, _ graph: NavigationGraph) {
    let events = graph.screens[screen].events
    guard !events.isEmpty else { return }
    let units = bare[screen, default: []] + [.screen(screen)]
    for event in events { follow(graph.events[graph.eventsOfScreens[event].event].branches, at: [], in: units, graph) }
  }

  private mutating func follow(_ branches: IDRange<Branch>, at stacks: [StackID], in units: [Content], _ graph: NavigationGraph) {
    var pending = Array(branches)
    while let id = pending.popLast() {
      let branch = graph.branches[id]
      var places = stacks
      for step in branch.steps {
        switch graph.steps[step].action {
        case .push(let instance), .replace(let instance):
          guard case .screen(let screen) = graph.instances[instance].content else { continue }
          for place in places { hold(screen, in: place) }
        case .present(let instance, _):
          presenters[graph.instances[instance].content, default: []].formUnion(places)
        case .dismiss:
          places = units.flatMap { presenters[$0, default: []].sorted() }
        case .select(_, let name):
          places = graph.tabs.ids.filter { graph.tabs[$0].declared.name == name }.compactMap { tab in
            guard let content = graph.tabs[tab].content, case .stack(let stack) = graph.instances[content].content else { return nil }
            return stack
          }
        case .show(let column, let instance):
          places = graph.splits.ids.compactMap { split in
            guard let content = graph.splits[split][column], case .stack(let stack) = graph.instances[content].content else {
              return nil
            }
            return stack
          }
          if let instance, case .screen(let screen) = graph.instances[instance].content {
            for place in places where !isHeld[place.index].contains(screen) && !shown[place.index].contains(screen) {
              shown[place.index].append(screen)
            }
          }
        default: break
        }
      }
      for arm in branch.arms { pending += graph.arms[arm].branches }
    }
  }

  /// A target that names the place of a screen puts it there.
  private mutating func holdTargets(_ graph: NavigationGraph) {
    for id in graph.destinations.ids {
      let destination = graph.destinations[id]
      guard let root = destination.root, destination.hereFrom == nil else { continue }
      var content: Content? = graph.instances[graph.roots[root].instance].content
      for step in destination.steps {
        switch graph.destinationSteps[step].kind {
        case .tab(let tab): content = graph.tabs[tab].content.map { graph.instances[$0].content }
        case .column(let column, _):
          if case .split(let split)? = content { content = graph.splits[split][column].map { graph.instances[$0].content } }
        case .screen(let instance):
          if case .stack(let stack)? = content, case .screen(let screen) = graph.instances[instance].content {
            hold(screen, in: stack)
          }
        default: break
        }
      }
    }
  }
}
