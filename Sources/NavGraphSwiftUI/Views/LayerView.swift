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

    var body: some View {
      #if ALERTS
      content
        .modifier(AlertsOfLayer(host: host, level: level))
      #else
      content
      #endif
    }

    private var content: some View {
      NodeView(host: host, node: node)
        .background { UpdateProbe(revision: host.shown.revision) { [weak host] in host?.hasUpdated(to: $0) } }
        .sheet(item: $host[modal: level, .sheet], onDismiss: { [weak host, level] in host?.hasGone(from: level) }) { presented in
          LayerView(host: host, level: level + 1, presented: presented).modifier(SheetLook(presented: presented))
        }
        .fullScreenCover(item: $host[modal: level, .cover], onDismiss: { [weak host, level] in host?.hasGone(from: level) }) { presented in
          LayerView(host: host, level: level + 1, presented: presented)
        }
    }

    private var node: Node<G>? {
      guard let presented else { return host.shown.root }
      return (host.shown.modals.first { $0.id == presented.id } ?? presented).content
    }
  }
}
