import NavGraphSyntax

/// The tabs of the tab bars, and the slots that containers have in several units.
struct ContainerIndex {
  private struct Alternate: Hashable {
    var column: SlotID
    var content: Content
  }
  private var tabs = TabIndex()
  /// The tab that each tab bar shows first.
  private var firstTabs: Set<TabID> = []
  private var bars: [[SlotID]]
  private var alternates: [Alternate: SlotID] = [:]
  /// The inspectors that haven't been shown yet, with their declared contents.
  private var hiddenInspectors: [SlotID: InstanceID] = [:]

  init(of graph: NavigationGraph) {
    bars = Array(repeating: [], count: graph.tabSets.count)
    for bar in graph.tabSets.ids {
      tabs.add(graph.tabSets[bar].tabs, of: graph)
      if let first = graph.firstTab(of: bar) { firstTabs.insert(first) }
    }
  }

  /// Returns the first tab with a name in a tab bar.
  func tab(named name: Name, in bar: TabsID) -> TabID? { tabs.tab(named: name, in: bar) }

  /// Whether a tab is shown first by its tab bar.
  func isFirst(_ tab: TabID) -> Bool { firstTabs.contains(tab) }

  func bars(of tabs: TabsID) -> [SlotID] { bars[tabs.index] }
  mutating func add(bar slot: SlotID, of tabs: TabsID) { bars[tabs.index].append(slot) }

  /// Returns the slot of a column that shows a container other than the declared one.
  func alternate(for content: Content, in column: SlotID) -> SlotID? { alternates[Alternate(column: column, content: content)] }
  mutating func add(alternate slot: SlotID, showing content: Content, in column: SlotID) {
    alternates[Alternate(column: column, content: content)] = slot
  }

  func hiddenInspector(in slot: SlotID) -> InstanceID? { hiddenInspectors[slot] }
  mutating func hideInspector(_ instance: InstanceID, in slot: SlotID) { hiddenInspectors[slot] = instance }
  mutating func showInspector(in slot: SlotID) -> InstanceID? { hiddenInspectors.removeValue(forKey: slot) }
}
