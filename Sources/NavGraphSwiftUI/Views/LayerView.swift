import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The root, or what is presented on so many others, with what is presented on it: a layer again.
  @MainActor struct LayerView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    /// How many lie below.
    let level: Int
    /// What this is, as it was seen last: it stays on the screen while it leaves.
    let presented: Presented<G>?

    // swift-format-ignore
    var body: some View {
      layer
        .probed { UpdateProbe(revision: host.shown.revision) { [weak host] in host?.hasUpdated(to: $0) } }
        .modifier(LayersAbove(host: host, ground: Ground(level: level)))
        #if SPLITS
        .modifier(InspectorOfLayer(host: host, level: level))
        #endif
    }

    @ViewBuilder private var layer: some View {
      if presented == nil {
        RootFade(root: node?.id, fades: G.dissolvesRoots && !host.navigator.isRestoring) { NodeView(host: host, node: node) }
      } else {
        NodeView(host: host, node: node)
      }
    }

    private var node: Node<G>? {
      guard let presented else { return host.shown.root }
      return (host.shown.presented(presented.id) ?? presented).content
    }
  }
}
