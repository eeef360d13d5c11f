import Foundation

nonisolated extension NavGraph {
  /// A tab where it stands.
  package nonisolated struct TabSlot<G: Graph> {
    package let tab: TabItem<G>
    package let section: TabItem<G>?
    /// Which content of the container it shows; nil for one that only acts.
    package let content: Int?

    package var tapped: Tapped<G>? { content.map { .content($0) } ?? tab.action.map { .action($0) } }
  }

  /// What stands behind a tap on the bar.
  package nonisolated enum Tapped<G: Graph> {
    case action(Event<G>)
    case content(Int)
  }
}

nonisolated extension NavGraph.TabBar {
  /// Every tab, those of sections among them.
  package var slots: [NavGraph.TabSlot<G>] {
    var next = 0
    return items.flatMap { item in
      (item.tabs.isEmpty ? [item] : item.tabs).map { tab in
        if tab.action == nil { next += 1 }
        return NavGraph.TabSlot(tab: tab, section: item.tabs.isEmpty ? nil : item, content: tab.action == nil ? next - 1 : nil)
      }
    }
  }
}
