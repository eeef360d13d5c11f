import NavGraphModel

/// The screens that can be at each position, and the screens that present each content, according to events, links, and declarations.
package struct SlotContents: Sendable {
  /// A position that shows screens.
  package enum Slot: Hashable, Sendable {
    /// The path of a stack, above its lowest screen.
    case path(StackID)
    case lowest(StackID)
    case tab(TabsID, Int)
    case column(SplitID, Column)
    case page(PagesID, Int)
    case root(Content)
    case modal(Content)
  }

  private var all: [Slot: Set<ScreenID>] = [:]
  /// The declared root of each stack, indexed by `StackID`. `held` has all screens that can be in the stack.
  private var roots: [ScreenID?] = []
  private var held: [Set<ScreenID>]
  /// The screens that present each content. The value is nil if the content can be presented over anything.
  private var presenting: [Content: Set<ScreenID>?] = [:]

  package init(in graph: NavigationGraph, places: Places) {
    // Generated code has positions for inspectors that are never shown.
    let places = graph.splits.allSatisfy { $0.inspector == nil } ? places : Places(of: graph, areInspectorsShown: true)
    held = Array(repeating: [], count: graph.stacks.count)
    addDeclared(in: graph)
    var positions: [TabID: Int] = [:]
    for set in graph.tabSets.ids { for (index, tab) in graph.contentTabs(of: set).enumerated() { positions[tab] = index } }
    let slots = places.slots.ids.map { SlotContents.slot(of: $0, places: places, in: graph, positions: positions) }
    for id in places.places.ids {
      let place = places.places[id]
      if case .stack(let stack) = places.slots[place.slot].kind {
        held[stack.index].insert(place.screen)
        if place.flags.contains(.isRoot) { all[.lowest(stack), default: []].insert(place.screen) }
        if place.flags.contains(.isPushed) { all[.path(stack), default: []].insert(place.screen) }
      } else if let slot = slots[place.slot.index] {
        all[slot, default: []].insert(place.screen)
      }
    }
    var seen: Set<WholeSlot> = []
    for presentation in places.presentations { add(presentation, places: places, seen: &seen) }
  }

  /// Returns whether a position without a stack can show something other than its declared content.
  package func varies(_ slot: Slot, in graph: NavigationGraph) -> Bool {
    let screens = all[slot] ?? []
    switch slot {
    case .root, .modal: return screens.count > 1
    default: return screens.count > 1 || screens.contains { !graph.screens[$0].parameters.isEmpty }
    }
  }

  /// Returns the screens that can be in a slot, in the order of the source.
  package func screens(in slot: Slot) -> [ScreenID] { all[slot, default: []].sorted() }

  package func count(in slot: Slot) -> Int { all[slot]?.count ?? 0 }

  package func holds(_ screen: ScreenID, in slot: Slot) -> Bool { all[slot]?.contains(screen) ?? false }

  /// Returns the screens that can be in a stack: the declared root, then the others in the order of the source.
  package func screens(of stack: StackID) -> [ScreenID] {
    let root = roots[stack.index]
    return (root.map { [$0] } ?? []) + held[stack.index].filter { $0 != root }.sorted()
  }

  /// Returns whether events or links can put the screen on top of others in the stack.
  package func holds(_ screen: ScreenID, in stack: StackID) -> Bool { holds(screen, in: .path(stack)) }

  /// Returns the screens that present the content, or nil if it can be presented over anything.
  package func presenters(of content: Content) -> [ScreenID]? { (presenting[content] ?? nil)?.sorted() }

  private mutating func addDeclared(in graph: NavigationGraph) {
    func add(_ instance: InstanceID?, to slot: Slot) {
      guard let instance, case .screen(let id) = graph.instances[instance].content else { return }
      all[slot, default: []].insert(id)
    }
    for id in graph.stacks.ids {
      add(graph.stacks[id].root, to: .lowest(id))
      roots.append(all[.lowest(id)]?.first)
    }
    for id in graph.tabSets.ids {
      for (index, tab) in graph.contentTabs(of: id).enumerated() { add(graph.tabs[tab].content, to: .tab(id, index)) }
    }
    for id in graph.splits.ids {
      for column in Column.allCases { add(graph.splits[id][column], to: .column(id, column)) }
    }
    for id in graph.pageSets.ids {
      for (index, page) in graph.pageSets[id].pages.enumerated() { add(graph.pages[page].instance, to: .page(id, index)) }
    }
  }

  /// Returns the position of a slot that shows a single screen, or nil for other slots.
  private static func slot(of id: SlotID, places: Places, in graph: NavigationGraph, positions: [TabID: Int]) -> Slot? {
    let slot = places.slots[id]
    guard case .bare = slot.kind else { return nil }
    let around = slot.parent.map { places.slots[$0].kind }
    switch (slot.role, around) {
    case (.tab(let tab), .tabs(let tabs)?):
      return positions[tab].map { .tab(tabs, $0) }
    case (.column(let column), .split(let split)?): return .column(split, column)
    case (.page(let page), .pages(let pages)?):
      let all = graph.pageSets[pages].pages
      return all.contains(page) ? .page(pages, page.index - Int(all.start)) : nil
    case (.unit, _):
      let unit = places.units[slot.unit]
      return unit.kind == .root ? .root(unit.content) : .modal(unit.content)
    default: return nil
    }
  }

  /// Content that is presented from all screens of a slot.
  private struct WholeSlot: Hashable {
    var content: Content
    var slot: SlotID
  }

  private mutating func add(_ presentation: Presentation, places: Places, seen: inout Set<WholeSlot>) {
    let content = places.units[presentation.unit].content
    if let known = presenting[content], known == nil { return }
    guard case .event = presentation.cause, places.slots[presentation.slot].showsScreens else {
      presenting[content] = .some(nil)
      return
    }
    if presenting[content] == nil { presenting[content] = .some([]) }
    if let place = presentation.node?.place {
      presenting[content]??.insert(places.places[place].screen)
    } else if seen.insert(WholeSlot(content: content, slot: presentation.slot)).inserted {
      for place in places.places(in: presentation.slot) { presenting[content]??.insert(places.places[place].screen) }
    }
  }
}

extension NavigationGraph {
  /// Returns the position of the initially selected tab among the tabs with content.
  package func firstIndex(of set: TabsID) -> Int { firstTab(of: set).flatMap { contentTabs(of: set).firstIndex(of: $0) } ?? 0 }

  /// Returns the tabs with content. Action tabs have no position.
  package func contentTabs(of set: TabsID) -> [TabID] { tabSets[set].tabs.filter { tabs[$0].action == nil } }

  /// Returns the declared name of the content. An inline stack has the name of its root.
  package func name(of content: Content) -> String {
    switch content {
    case .screen(let id): text(of: screens[id].declared.name)
    case .stack(let id): text(of: stacks[id].declared.name)
    case .tabs(let id): text(of: tabSets[id].declared.name)
    case .split(let id): text(of: splits[id].declared.name)
    case .pages(let id): text(of: pageSets[id].declared.name)
    case .modal(let id): text(of: modals[id].declared.name)
    case .alert(let id): text(of: alerts[id].declared.name)
    case .unknown: "?"
    }
  }
}
