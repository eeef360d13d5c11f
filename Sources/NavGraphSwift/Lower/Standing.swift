import NavGraphModel

/// Which screens may stand where, and from which something is presented: all that events, links and declarations can bring about.
struct Standing {
  /// A position where screens stand.
  enum Slot: Hashable {
    case path(StackID)
    case lowest(StackID)
    case tab(TabsID, Int)
    case column(SplitID, Column)
    case page(PagesID, Int)
    case root(Content)
    case modal(Content)
  }

  private var all: [Slot: Set<ScreenID>] = [:]
  /// By content: nil inside if it comes over anything.
  private var presenting: [Content: Set<ScreenID>?] = [:]

  init(_ graph: NavigationGraph, _ holdings: Holdings) {
    addDeclared(graph, holdings)
    let places = Places(graph)
    var slots: [SlotID: Slot] = [:]
    for id in places.slots.ids { slots[id] = Standing.slot(id, places, graph) }
    for id in places.places.ids {
      let place = places.places[id]
      if case .stack(let stack) = places.slots[place.slot].kind {
        if place.flags.contains(.isRoot) { all[.lowest(stack), default: []].insert(place.screen) }
        if place.flags.contains(.isPushed) { all[.path(stack), default: []].insert(place.screen) }
      } else if let slot = slots[place.slot] {
        all[slot, default: []].insert(place.screen)
      }
    }
    for presentation in places.presentations { add(presentation, places) }
  }

  /// In the order of the source.
  func screens(in slot: Slot) -> [ScreenID] { all[slot, default: []].sorted() }

  /// nil: from anywhere.
  func presenters(of content: Content) -> [ScreenID]? { (presenting[content] ?? nil)?.sorted() }

  private mutating func addDeclared(_ graph: NavigationGraph, _ holdings: Holdings) {
    func screen(_ instance: InstanceID?) -> ScreenID? {
      guard let instance, case .screen(let id) = graph.instances[instance].content else { return nil }
      return id
    }
    for id in graph.stacks.ids {
      let root = screen(graph.stacks[id].root)
      if let root { all[.lowest(id), default: []].insert(root) }
      for held in holdings.screens[id.index] where held != root { all[.path(id), default: []].insert(held) }
    }
    for id in graph.tabSets.ids {
      let tabs = graph.tabSets[id].tabs.filter { graph.tabs[$0].action == nil }
      for (index, tab) in tabs.enumerated() {
        if let own = screen(graph.tabs[tab].content) { all[.tab(id, index), default: []].insert(own) }
      }
    }
    for id in graph.splits.ids {
      for column in Column.allCases {
        if let own = screen(graph.splits[id][column]) { all[.column(id, column), default: []].insert(own) }
      }
    }
    for id in graph.pageSets.ids {
      for (index, page) in graph.pageSets[id].pages.enumerated() {
        if let own = screen(graph.pages[page].instance) { all[.page(id, index), default: []].insert(own) }
      }
    }
  }

  /// The position of a slot that shows one screen.
  private static func slot(_ id: SlotID, _ places: Places, _ graph: NavigationGraph) -> Slot? {
    let slot = places.slots[id]
    guard case .bare = slot.kind else { return nil }
    let around = slot.parent.map { places.slots[$0].kind }
    switch (slot.role, around) {
    case (.tab(let tab), .tabs(let tabs)?):
      return graph.tabSets[tabs].tabs.filter { graph.tabs[$0].action == nil }.firstIndex(of: tab).map { .tab(tabs, $0) }
    case (.column(let column), .split(let split)?): return .column(split, column)
    case (.page(let page), .pages(let pages)?): return graph.pageSets[pages].pages.firstIndex(of: page).map { .page(pages, $0) }
    case (.unit, _):
      let unit = places.units[slot.unit]
      return unit.kind == .root ? .root(unit.content) : .modal(unit.content)
    default: return nil
    }
  }

  private mutating func add(_ presentation: Presentation, _ places: Places) {
    let content = places.units[presentation.unit].content
    if let known = presenting[content], known == nil { return }
    guard case .event = presentation.cause, places.slots[presentation.slot].showsScreens else {
      presenting[content] = .some(nil)
      return
    }
    var screens: Set<ScreenID> = (presenting[content] ?? nil) ?? []
    if let place = presentation.node?.place {
      screens.insert(places.places[place].screen)
    } else {
      for place in places.places(in: presentation.slot) { screens.insert(places.places[place].screen) }
    }
    presenting[content] = .some(screens)
  }
}
