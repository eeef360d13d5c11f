import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The tabs of a bar before iOS 18: sections lie open, everything stands where it is declared, and what is hidden is left out.
  @MainActor struct OlderTabs<G: Graph>: View {
    let state: BarState<G>

    var body: some View {
      ForEach(state.bar.slots.indices.filter { !state.hides($0) }, id: \.self) { index in
        state.content(index)
          .tabItem { Label(state.bar.slots[index].tab.title ?? "", systemImage: icon(index)) }
          .badge(state.badge(index))
          .tag(index)
      }
    }

    private func icon(_ index: Int) -> String {
      let tab = state.bar.slots[index].tab
      return tab.icon ?? (tab.isSearch ? "magnifyingglass" : "")
    }
  }
}
