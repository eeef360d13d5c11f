import NavGraphSyntax

/// The tabs of the tab bars, and the slots that containers have in several units.
struct ContainerIndex {
  private struct Alternate: Hashable {
    var column: SlotID
    var content: Content
  }
  private var tabs = TabIndex()
  /// For each tab bar, the tab that is shown with it.
  private var firstTabs: Set<TabID> = []
  private var bars: [[SlotID]]
  private var alternates: [Alternate: SlotID] = [:]
  /// The inspectors that nothing has shown yet, with what they are declared with.
  private var hiddenInspectors: [SlotID: InstanceID] = [:]

  init(_ graph: NavigationGraph) {
    bars = Array(repeating: [], count: graph.tabSets.count)
    for bar in graph.tabSets.ids {
      tabs.add(graph.tabSets[bar].tabs, of: graph)
      if let first = graph.firstTab(of: bar) { firstTabs.insert(first) }
    }
  }

  /// The first tab with that name in a tab bar.
  func tab(_ name: Name, in bar: TabsID) -> TabID? { tabs.tab(name, in: bar) }

  /// Whether a tab is shown with its bar.
  func isFirst(_ tab: TabID) -> Bool { firstTabs.contains(tab) }

  /// The slots of a tab bar.
  func bars(of tabs: TabsID) -> [SlotID] { bars[tabs.index] }
  mutating func add(bar slot: SlotID, of tabs: TabsID) { bars[tabs.index].append(slot) }

  /// The slot of a column that shows a container which isn't the declared one.
  func alternate(_ content: Content, in column: SlotID) -> SlotID? { alternates[Alternate(column: column, content: content)] }
  mutating func add(alternate slot: SlotID, showing content: Content, in column: SlotID) {
    alternates[Alternate(column: column, content: content)] = slot
  }

  func hiddenInspector(in slot: SlotID) -> InstanceID? { hiddenInspectors[slot] }
  mutating func hideInspector(_ instance: InstanceID, in slot: SlotID) { hiddenInspectors[slot] = instance }
  mutating func showInspector(in slot: SlotID) -> InstanceID? { hiddenInspectors.removeValue(forKey: slot) }
}
