import NavGraphSyntax

/// The tabs of tab bars by their names and by the containers that they hold; of several, the first.
struct TabIndex: Sendable {
  private struct Key<Value: Hashable & Sendable>: Hashable, Sendable {
    var tabs: TabsID
    var value: Value
  }
  private var byName: [Key<Name>: TabID] = [:]
  private var byContent: [Key<Content>: TabID] = [:]
  /// The names of all tabs.
  private var names: Set<Name> = []

  /// Adds the tabs of a tab bar.
  mutating func add(_ tabs: IDRange<Tab>, of graph: NavigationGraph) {
    for id in tabs {
      let tab = graph.tabs[id]
      names.insert(tab.declared.name)
      let named = Key(tabs: tab.tabs, value: tab.declared.name)
      if byName[named] == nil { byName[named] = id }
      guard let instance = tab.content else { continue }
      let held = Key(tabs: tab.tabs, value: graph.instances[instance].content)
      if byContent[held] == nil { byContent[held] = id }
    }
  }

  /// Whether some tab bar has a tab of that name.
  func contains(_ name: Name) -> Bool { names.contains(name) }

  func tab(_ name: Name, in tabs: TabsID) -> TabID? { byName[Key(tabs: tabs, value: name)] }

  func tab(holding content: Content, in tabs: TabsID) -> TabID? { byContent[Key(tabs: tabs, value: content)] }
}
