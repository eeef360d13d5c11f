import NavGraphSyntax

/// The tabs of tab bars, indexed by their names and by their contents. Only the first of several equal ones is found.
struct TabIndex: Sendable {
  private struct Key<Value: Hashable & Sendable>: Hashable, Sendable {
    var tabs: TabsID
    var value: Value
  }
  private var byName: [Key<Name>: TabID] = [:]
  private var byContent: [Key<Content>: TabID] = [:]
  /// The tabs of all tab bars, indexed by name.
  private var all: [Name: [TabID]] = [:]

  mutating func add(_ tabs: IDRange<Tab>, of graph: NavigationGraph) {
    for id in tabs {
      let tab = graph.tabs[id]
      all[tab.declared.name, default: []].append(id)
      let named = Key(tabs: tab.tabs, value: tab.declared.name)
      if byName[named] == nil { byName[named] = id }
      guard let instance = tab.content else { continue }
      let held = Key(tabs: tab.tabs, value: graph.instances[instance].content)
      if byContent[held] == nil { byContent[held] = id }
    }
  }

  /// Whether some tab bar has a tab with a name.
  func contains(_ name: Name) -> Bool { all[name] != nil }

  /// Returns the tabs with a name, in all tab bars.
  func tabs(named name: Name) -> [TabID] { all[name, default: []] }

  func tab(named name: Name, in tabs: TabsID) -> TabID? { byName[Key(tabs: tabs, value: name)] }

  func tab(holding content: Content, in tabs: TabsID) -> TabID? { byContent[Key(tabs: tabs, value: content)] }
}
