import Foundation

nonisolated extension NavGraph {
  /// A tab, with its section and the index of its content.
  package nonisolated struct TabSlot<G: Graph> {
    package let tab: TabItem<G>
    package let section: TabItem<G>?
    /// The index of the tab's content in the container; nil for a tab with an action.
    package let content: Int?

    package var tapped: Tapped<G>? { content.map { .content($0) } ?? tab.action.map { .action($0) } }
  }

  /// The effect of a tap on a tab.
  package nonisolated enum Tapped<G: Graph> {
    case action(Event<G>)
    case content(Int)
  }
}

nonisolated extension NavGraph.TabBar {
  /// Every tab, including those in sections, in the order of their declaration.
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
