import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The inspector that lies on a layer, as a sheet.
  @MainActor struct InspectorOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int

    func body(content: Self.Content) -> some View {
      content.sheet(item: $host[inspectorOn: level], onDismiss: hasGone) { InspectorSheet(host: host, level: level, inspector: $0) }
    }

    private var hasGone: () -> Void { { [weak host, level] in host?.inspectorHasGone(from: level) } }
  }

  /// The inspector in that sheet, and what is presented on it.
  @MainActor struct InspectorSheet<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int
    /// What this is, as it was seen last.
    let inspector: ShownInspector<G>

    var body: some View {
      InspectorContent(host: host, node: host.shown.node(inspector.id)?.splitColumns?[.inspector] ?? inspector.node)
        .modifier(LayersAbove(host: host, ground: Ground(level: level, isInspector: true)))
    }
  }
}
