import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A tab bar. Its selection is an index of slots, because tabs that perform an action have no content.
  @MainActor struct TabsView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let bar: TabBar<G>
    let contents: [Node<G>]

    var body: some View {
      let state = BarState(host: host, bar: bar, slots: bar.slots, contents: contents, selected: host[tab: id])
      if #available(iOS 18.0, *) {
        TabView(selection: $host[tab: id]) { TabItems(state: state) }
          .modifier(BarStyleModifier(bar: bar))
          .modifier(AccessoryModifier(host: host, id: id, bar: bar))
          .modifier(VisibilityModifier(hidden: state.hidden))
      } else {
        TabView(selection: $host[tab: id]) { olderTabs(state) }
          .modifier(VisibilityModifier(hidden: state.hidden))
      }
    }
  }

  /// The state that a tab bar shows.
  @MainActor struct BarState<G: Graph> {
    let host: SwiftUIHost<G>
    let bar: TabBar<G>
    let slots: [TabSlot<G>]
    let contents: [Node<G>]
    let selected: Int

    var hidden: [Int] { slots.indices.filter { hides($0) } }

    /// Returns whether the tab is hidden. The selected tab is never hidden.
    func hides(_ index: Int) -> Bool {
      guard index != selected else { return false }
      let slot = slots[index]
      return [slot.tab.hidden, slot.section?.hidden].contains { $0?.evaluate(host.navigator.answers.holds) ?? false }
    }

    func badge(_ index: Int) -> Text? {
      slots[index].tab.badge.flatMap { host.navigator.answers.badge($0) }.map { Text(verbatim: $0) }
    }

    /// Returns the content of a tab, which is empty until the tab is first shown.
    func content(_ index: Int) -> NodeView<G> {
      let node = slots[index].content.flatMap { contents.indices.contains($0) ? contents[$0] : nil }
      return NodeView(host: host, node: node.flatMap { host.seen.contains($0.id) ? $0 : nil })
    }

    /// Returns the slots of an item of the bar: one for a tab, or those of a section.
    func places(of item: Int) -> Swift.Range<Int> {
      let before = bar.items[..<item].reduce(0) { $0 + max(1, $1.tabs.count) }
      return before..<(before + max(1, bar.items[item].tabs.count))
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.TabsView {
  /// Returns the tabs before iOS 18. Sections are shown as their tabs in the order of their declaration, and hidden tabs are left out.
  ///
  /// This isn't a separate view, because `TabView` finds only tabs that are directly in it.
  func olderTabs(_ state: NavGraph.BarState<G>) -> some View {
    ForEach(state.slots.indices.filter { !state.hides($0) }, id: \.self) { index in
      state.content(index)
        .tabItem { Label(state.slots[index].tab.title ?? "", systemImage: state.olderIcon(index)) }
        .badge(state.badge(index))
        .tag(index)
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.BarState {
  fileprivate func olderIcon(_ index: Int) -> String {
    let tab = slots[index].tab
    return tab.icon ?? (tab.isSearch ? "magnifyingglass" : "")
  }
}
