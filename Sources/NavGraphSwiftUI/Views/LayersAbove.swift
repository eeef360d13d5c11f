import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What is presented on a layer, or on the inspector that lies on it.
  @MainActor struct LayersAbove<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      #if ALERTS
      sheets(content)
        .modifier(AlertsOfLayer(host: host, ground: ground))
      #else
      sheets(content)
      #endif
    }

    // swift-format-ignore
    private func sheets(_ content: Self.Content) -> some View {
      content
        .sheet(item: $host[modal: ground, .sheet], onDismiss: hasGone) { layer($0) }
        .fullScreenCover(item: $host[modal: ground, .cover], onDismiss: hasGone) { layer($0) }
        #if ANCHORS
        .modifier(SpotOfLayer(host: host, ground: ground))
        #endif
    }

    private func layer(_ presented: Presented<G>) -> some View {
      LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetLook(host: host, presented: presented))
    }

    private var hasGone: () -> Void { { [weak host, ground] in host?.hasGone(from: ground.level) } }
  }
}
