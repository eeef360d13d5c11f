import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen of the app, with what the graph says around it. It is made again only if it is another one: navigation elsewhere
  /// doesn't touch the app's view.
  @MainActor struct ScreenView<G: Graph>: View, Equatable {
    let host: SwiftUIHost<G>
    nonisolated let id: NodeID
    nonisolated let screen: G.Screen

    nonisolated static func == (one: ScreenView, other: ScreenView) -> Bool { one.id == other.id && one.screen == other.screen }

    var body: some View {
      host.view(of: screen, id)
        .modifier(ScreenLook(host: host, id: id, chrome: G.chrome(of: screen)))
        .probed { AppearanceProbe(probes: host.probes, id: id) }
    }
  }
}
