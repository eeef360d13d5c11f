import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A tab bar. Its selection is a place in the bar, since tabs that only act have no content.
  @MainActor struct TabsView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let bar: TabBar<G>
    let contents: [Node<G>]

    var body: some View {
      if #available(iOS 18.0, *) {
        TabView(selection: $host[tab: id]) {
          ForEach(Array(bar.slots.indices), id: \.self) { index in
            Tab(
              bar.slots[index].tab.title ?? "", systemImage: bar.slots[index].tab.icon ?? "", value: index,
              role: bar.slots[index].tab.isSearch ? .search : nil
            ) {
              content(of: bar.slots[index])
            }
            .customizationID(bar.slots[index].tab.name)
          }
        }
      } else {
        TabView(selection: $host[tab: id]) {
          ForEach(Array(bar.slots.indices), id: \.self) { index in
            content(of: bar.slots[index])
              .tabItem { Label(bar.slots[index].tab.title ?? "", systemImage: bar.slots[index].tab.icon ?? "") }
              .tag(index)
          }
        }
      }
    }

    private func content(of slot: TabSlot<G>) -> NodeView<G> {
      NodeView(host: host, node: slot.content.flatMap { contents.indices.contains($0) ? contents[$0] : nil })
    }
  }
}
