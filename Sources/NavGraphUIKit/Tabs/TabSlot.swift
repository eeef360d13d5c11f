import NavGraphRuntime

nonisolated extension NavGraph {
  /// A tab where it stands.
  nonisolated struct TabSlot<G: Graph> {
    let tab: TabItem<G>
    let section: TabItem<G>?
    /// Which content of the container it shows; nil for one that only acts.
    let content: Int?

    var tapped: Tapped<G>? { content.map { .content($0) } ?? tab.action.map { .action($0) } }
  }
}

nonisolated extension NavGraph.TabBar {
  /// Every tab, those of sections among them.
  var slots: [NavGraph.TabSlot<G>] {
    var next = 0
    return items.flatMap { item in
      (item.tabs.isEmpty ? [item] : item.tabs).map { tab in
        if tab.action == nil { next += 1 }
        return NavGraph.TabSlot(tab: tab, section: item.tabs.isEmpty ? nil : item, content: tab.action == nil ? next - 1 : nil)
      }
    }
  }
}
