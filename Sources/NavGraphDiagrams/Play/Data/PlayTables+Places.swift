import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes screens and containers, their positions, and their guards.
extension PlayTables {
  /// Returns the name and the parameters of content, and the keys that identify its place if only some values do.
  func basics(_ content: Content) -> [(String, JSON?)] {
    let own = Array(graph.parameters(of: content))
    var keys: JSON?
    if graph.isTold(content) {
      let marked = Set(graph.keys(of: content))
      keys = .array(own.indices.filter { marked.contains(own[$0]) }.map { .number($0) })
    }
    let named: [(String, JSON?)] = [("n", .string(graph.name(of: content))), ("p", parameters(graph.parameters(of: content)))]
    // An empty list of keys is kept, and means that all places of the content are the same.
    return keys.map { named + [("told", .bool(true)), ("keys", $0)] } ?? named
  }

  func screen(_ id: ScreenID) -> JSON {
    let events: [JSON] = graph.events(of: id).map { .number($0.index) }
    return .members(
      basics(.screen(id)) + [("g", made(lowered.screenGuards[id.index])), ("e", .array(events)), ("title", text(graph.screens[id].title))])
  }

  private func container(_ content: Content, _ rest: [(String, JSON?)]) -> JSON {
    let shape = lowered.shapes[content].map { self.shape($0) }
    let guards = [("g", made(lowered.containerGuards[content])), ("shown", shown(lowered.containerGuardsShown[content]))]
    return .members(basics(content) + [("shape", shape)] + guards + rest)
  }

  func stack(_ id: StackID) -> JSON { container(.stack(id), [("low", listed(.lowest(id))), ("path", listed(.path(id)))]) }

  func split(_ id: SplitID) -> JSON {
    let columns = lowered.columns[id.index].map { ($0.column.text, shape($0.shape) as JSON?) }
    return container(
      .split(id),
      [
        ("cols", .members(columns)), ("to", graph.splits[id].collapsesTo.map { .string($0.text) }),
        ("slots", .members(Column.allCases.map { ($0.text, listed(.column(id, $0))) })),
      ])
  }

  func pages(_ id: PagesID) -> JSON {
    let container = Thing<ContainerKind>(.pages(id), in: tables)
    let names = Simulated.pageNames(of: container)
    return self.container(
      .pages(id), [("names", .array(names.map { .string($0) })), ("slots", slots(names.count) { .page(id, $0) })])
  }

  func tabs(_ id: TabsID) -> JSON {
    let content = graph.contentTabs(of: id)
    let set = graph.tabSets[id]
    var accessory: JSON?
    if let made = set.accessory.map({ lowered.made($0) }), case .screen = made.subject { accessory = self.made(made) }
    return container(
      .tabs(id),
      [
        ("names", .array(content.map { .string(graph.text(graph.tabs[$0].declared.name)) })),
        ("first", .number(graph.firstIndex(of: id))),
        ("guards", .array(content.map { made(lowered.tabGuards[$0.index]) })),
        ("slots", slots(content.count) { .tab(id, $0) }),
        ("items", .array(set.tabs.map { tab($0) })),
        ("accessory", accessory), ("accessoryWhen", set.accessoryTest.map { test($0) }),
      ])
  }

  private func tab(_ id: TabID) -> JSON {
    let tab = graph.tabs[id]
    return .members([
      ("n", .string(graph.text(tab.declared.name))), ("title", tab.title.map { .string(graph.text($0)) }),
      ("reselect", tab.reselect == .popToRoot ? nil : .string(tab.reselect.rawValue)),
      ("hidden", .array([tab.hiddenWhen, tab.section.flatMap { graph.sections[$0].hiddenWhen }].compactMap { $0.map { test($0) } })),
      ("action", lowered.tabActions[id].map { .members(event($0)) }),
    ])
  }

  private func slots(_ count: Int, _ slot: (Int) -> SlotContents.Slot) -> JSON {
    .members((0..<count).map { (String($0), listed(slot($0))) })
  }

  /// Returns the screens that can be in a slot, or nil if only the declared content can.
  func listed(_ slot: SlotContents.Slot) -> JSON? {
    guard tables.names(in: slot) != nil else { return nil }
    return .array(lowered.slots.screens(in: slot).map { .number($0.index) })
  }

  // MARK: Shapes

  func shape(_ shape: Lowered.Shape) -> JSON {
    switch shape {
    case .blank: .word("b")
    case .screen(let screen): .word("s", made(screen))
    case .stack(let id, let screens): .word("k", .string(code(.stack(id))), .array(screens.map { made($0) }))
    case .tabs(let id, let tabs): .word("t", .string(code(.tabs(id))), .array(tabs.map { self.shape($0) }))
    case .split(let id): .word("d", .string(code(.split(id))))
    case .pages(let id, let pages): .word("g", .string(code(.pages(id))), .array(pages.map { made($0) }))
    }
  }
}
