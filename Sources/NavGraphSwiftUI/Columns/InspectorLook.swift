import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The inspector beside a split's columns. In a narrow window SwiftUI would make a sheet of it that knows nothing of others: that is
  /// ours, as is the one before iOS 17.
  @MainActor struct InspectorLook<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let split: NodeID
    let node: Node<G>?
    let isNarrow: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 17.0, *), let node, host.bringsColumns {
        content.inspector(isPresented: $host[inspectorOf: split, isNarrow]) { InspectorContent(host: host, node: node) }
      } else {
        content
      }
    }
  }

  /// What an inspector shows, with a bar.
  @MainActor struct InspectorContent<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>

    var body: some View {
      if bringsItsBar {
        NodeView(host: host, node: node)
      } else {
        NavigationStack { NodeView(host: host, node: node) }
      }
    }

    private var bringsItsBar: Bool {
      switch node.content {
      case .stack: return true
      case .tabs: return true
      default: return false
      }
    }
  }
}

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
