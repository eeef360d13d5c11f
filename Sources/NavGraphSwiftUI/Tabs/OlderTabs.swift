import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.TabsView {
  /// The tabs before iOS 18: sections lie open, everything stands where it is declared, and what is hidden is left out.
  ///
  /// No view of its own: `TabView` finds them where they are written into it.
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
