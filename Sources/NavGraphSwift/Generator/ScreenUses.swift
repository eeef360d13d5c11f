import NavGraphLowering
import NavGraphModel

/// The uses of each screen that Quick Help of its factory method lists, in arrays that `ScreenID` indexes.
struct ScreenUses {
  struct Opener: Equatable {
    /// An event such as `ChatList.open`, a guard, a tab, a pattern, or the identifier of a notification.
    let name: String
    /// Whether it is a pattern, notification, shortcut, or activity.
    var isEntryPoint = false
  }

  /// The containers that show the screen, in their order.
  private(set) var containers: [[String]]
  /// The events, guards, and tabs that open the screen, and then its entry points.
  private(set) var openers: [[Opener]]
  /// The actions that the screen can refuse: dismissing modals with `dismissal confirm` around it, and going back with `back confirm`.
  private(set) var confirmations: [[String]]

  init(in lowered: LoweredGraph, naming: Naming) {
    let graph = lowered.graph
    containers = Array(repeating: [], count: graph.screens.count)
    openers = Array(repeating: [], count: graph.screens.count)
    confirmations = containers
    let owners = ScreenUses.ownersOfStacks(in: lowered)
    for content in naming.containerOrder {
      guard let name = ScreenUses.name(of: content, owners: owners, in: graph, naming: naming) else { continue }
      for screen in ScreenUses.screens(of: content, in: lowered) where !containers[screen.index].contains(name) {
        containers[screen.index].append(name)
      }
    }
    for content in naming.presentables.map(\.content) {
      guard case .modal(let id) = content else { continue }
      let shown = lowered.slots.screens(in: .modal(content))
      let name = graph.text(of: graph.modals[id].declared.name)
      for screen in shown { containers[screen.index].append(name) }
      guard graph.modals[id].dismissal == .confirm else { continue }
      for screen in ScreenUses.allScreens(of: id, in: lowered) { confirmations[screen.index].append("dismissing `\(name)`") }
    }
    for id in graph.screens.ids where graph.screens[id].backMode == .confirm { confirmations[id.index].append("going back") }
    for id in graph.screens.ids {
      addEvents(graph.screens[id].events, of: graph.text(of: graph.screens[id].declared.name), in: lowered)
    }
    if let app = graph.app { addEvents(app.events, of: graph.text(of: app.declared.name), in: lowered) }
    for id in graph.guards.ids {
      guard let flow = lowered.flows[id.index] else { continue }
      let opener = Opener(name: "guard `" + graph.text(of: graph.guards[id].declared.name) + "`")
      if case .screen(let screen) = flow.subject { add(opener, to: screen) }
      if case .flow(let shape, _)? = lowered.presentations[flow.subject] { add(opener, firstIn: shape) }
    }
    for id in graph.tabs.ids {
      guard let action = lowered.tabActions[id] else { continue }
      let tab = graph.tabs[id]
      let name = graph.text(of: graph.tabSets[tab.tabs].declared.name) + "." + graph.text(of: tab.declared.name)
      add(Opener(name: "`" + name + "`"), through: action.branches, in: lowered)
    }
    for id in graph.routes.ids {
      for pattern in graph.routes[id].patterns {
        let opener = Opener(name: "`" + graph.text(of: graph.patterns[pattern].text) + "`", isEntryPoint: true)
        add(opener, ofEntryPoint: lowered.routes[id.index], in: lowered)
      }
    }
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      let opener = Opener(name: entry.kind.rawValue + " `" + graph.text(of: entry.identifier) + "`", isEntryPoint: true)
      add(opener, ofEntryPoint: lowered.entries[id.index], in: lowered)
    }
  }

  /// Returns the names of the splits and modals that contain inline stacks, keyed by the stack.
  private static func ownersOfStacks(in lowered: LoweredGraph) -> [StackID: String] {
    let graph = lowered.graph
    func stack(of instance: InstanceID?) -> StackID? {
      guard let instance, case .stack(let stack) = graph.instances[instance].content, graph.stacks[stack].isInline else { return nil }
      return stack
    }
    var owners: [StackID: String] = [:]
    for split in graph.splits {
      for column in Column.allCases { if let stack = stack(of: split[column]) { owners[stack] = graph.text(of: split.declared.name) } }
    }
    // A stack that a tab also shows has the name of the tab.
    for tab in graph.tabs { if let stack = stack(of: tab.content) { owners[stack] = nil } }
    for id in graph.modals.ids {
      guard case .flow(.stack(let stack, _), _)? = lowered.presentations[.modal(id)], graph.stacks[stack].isInline else { continue }
      owners[stack] = graph.text(of: graph.modals[id].declared.name)
    }
    return owners
  }

  /// Returns the name of a container in the graph. An inline stack has the name of its split, modal, or tab.
  private static func name(of content: Content, owners: [StackID: String], in graph: NavigationGraph, naming: Naming) -> String? {
    guard case .stack(let stack) = content, graph.stacks[stack].isInline else {
      return graph.declared(of: content).map { graph.text(of: $0.name) }
    }
    return owners[stack] ?? naming.containers[content]?.withoutBackticks
  }

  /// Returns the screens that a container shows directly, and not in nested containers.
  private static func screens(of content: Content, in lowered: LoweredGraph) -> [ScreenID] {
    let slots: [SlotContents.Slot] =
      switch content {
      case .stack(let id): [.lowest(id), .path(id)]
      case .tabs(let id): lowered.graph.contentTabs(of: id).indices.map { .tab(id, $0) }
      case .split(let id): Column.allCases.map { .column(id, $0) }
      case .pages(let id): Array(lowered.graph.pageSets[id].pages).indices.map { .page(id, $0) }
      default: []
      }
    return Set(slots.flatMap { lowered.slots.screens(in: $0) }).sorted()
  }

  /// The screens that a modal contains, at any depth.
  private static func allScreens(of modal: ModalID, in lowered: LoweredGraph) -> [ScreenID] {
    let graph = lowered.graph
    var found: Set<ScreenID> = []
    var seen: Set<Content> = []
    var next = graph.modalContents[graph.modals[modal].contents].map { graph.instances[$0.instance].content }
    while let content = next.popLast() {
      guard seen.insert(content).inserted else { continue }
      found.formUnion(screens(of: content, in: lowered))
      let instances: [InstanceID?] =
        switch content {
        case .tabs(let id): graph.contentTabs(of: id).map { graph.tabs[$0].content }
        case .split(let id): Column.allCases.map { graph.splits[id][$0] }
        default: []
        }
      if case .screen(let screen) = content { found.insert(screen) }
      next += instances.compactMap { $0.map { graph.instances[$0].content } }
    }
    return found.sorted()
  }

  private mutating func addEvents(_ events: IDRange<ScreenEvent>, of owner: String, in lowered: LoweredGraph) {
    let graph = lowered.graph
    for use in events {
      let event = graph.eventsOfScreens[use].event
      let opener = Opener(name: "`" + owner + "." + graph.text(of: graph.events[event].declared.name) + "`")
      add(opener, through: lowered.events[event.index].branches, in: lowered)
    }
  }

  private mutating func add(_ opener: Opener, through branches: [Lowered.Branch], in lowered: LoweredGraph) {
    for action in branches.flatMap(\.actions) {
      switch action {
      case .push(let screen), .replace(let screen): add(opener, to: screen.subject)
      case .present(let modal, _, let then):
        if case .screen(let screen) = modal.subject { add(opener, to: screen) }
        if case .flow(let shape, _)? = lowered.presentations[modal.subject] { add(opener, firstIn: shape) }
        guard let then else { continue }
        for arm in lowered.continuations[then].arms { add(opener, through: arm.branches, in: lowered) }
      case .show(_, let shape?): add(opener, firstIn: shape)
      case .select(let tabs, let index, _): add(opener, firstInTab: index, of: tabs, in: lowered)
      case .selectInnermost(let tabs): for tab in tabs { add(opener, firstInTab: tab.index, of: tab.tabs, in: lowered) }
      case .open(let route): add(opener, leadingTo: lowered.routes[route.subject.index], in: lowered)
      case .switchTo(let root), .openWindow(let root): if let shape = lowered.shapes[root.subject] { add(opener, firstIn: shape) }
      default: break
      }
    }
  }

  /// Adds an opener to the screens that are in front after a container has been shown.
  private mutating func add(_ opener: Opener, firstIn shape: Lowered.Shape) {
    switch shape {
    case .screen(let screen): add(opener, to: screen.subject)
    case .stack(_, let screens): if let screen = screens.last { add(opener, to: screen.subject) }
    case .tabs(_, let tabs): if let first = tabs.first { add(opener, firstIn: first) }
    case .pages(_, let pages): if let first = pages.first { add(opener, to: first.subject) }
    case .split, .blank: break
    }
  }

  /// Adds an opener to the screens that are in front after a tab with its declared content has been selected.
  private mutating func add(_ opener: Opener, firstInTab index: Int, of tabs: TabsID, in lowered: LoweredGraph) {
    guard case .tabs(_, let contents)? = lowered.shapes[.tabs(tabs)], contents.indices.contains(index) else { return }
    add(opener, firstIn: contents[index])
  }

  /// Adds an entry point to the screens that its target shows in front, and to those that follow the modals that it presents.
  private mutating func add(_ opener: Opener, ofEntryPoint target: Lowered.Target, in lowered: LoweredGraph) {
    add(opener, leadingTo: target, in: lowered)
    for modal in ([target] + target.branches.compactMap(\.target)).flatMap(\.modals) {
      guard let continuation = modal.continuation else { continue }
      for arm in lowered.continuations[continuation].arms { add(opener, through: arm.branches, in: lowered) }
    }
  }

  private mutating func add(_ opener: Opener, leadingTo target: Lowered.Target, in lowered: LoweredGraph) {
    for branch in target.branches { if let target = branch.target { add(opener, leadingTo: target, in: lowered) } }
    if let modal = target.modals.last {
      if let visible = modal.visible { return add(opener, lastIn: visible) }
      if case .flow(let shape, _)? = lowered.presentations[modal.modal.subject] { add(opener, firstIn: shape) }
      return
    }
    switch target.place {
    case .root(_, let visible): add(opener, lastIn: visible)
    case .here(let screens, _, _): if let screen = screens.last { add(opener, to: screen.subject) }
    case .anywhere: break
    }
  }

  private mutating func add(_ opener: Opener, lastIn visible: Lowered.Visible) {
    switch visible {
    case .path(let screens): if let screen = screens.last { add(opener, to: screen.subject) }
    case .tab(_, _, let inner), .made(_, let inner): add(opener, lastIn: inner)
    case .columns(let columns): if let last = columns.last { add(opener, lastIn: last.visible) }
    case .page(_, _, let pages): if let last = pages.last { add(opener, to: last.screen.subject) }
    }
  }

  private mutating func add(_ opener: Opener, to screen: ScreenID) {
    // All targets of an opener are added consecutively.
    if openers[screen.index].last != opener { openers[screen.index].append(opener) }
  }
}
