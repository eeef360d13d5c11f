import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that adds the inspector next to a split's columns. In a narrow window, and before iOS 17, the host shows it in a sheet
  /// instead. SwiftUI's own sheet would conflict with other presentations.
  @MainActor struct InspectorModifier<G: Graph>: ViewModifier {
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

  /// The content of an inspector, with a navigation bar.
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
  /// A modifier that presents an inspector as a sheet on a layer.
  @MainActor struct LayerInspectorModifier<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int

    func body(content: Self.Content) -> some View {
      content.sheet(item: $host[inspectorOn: level], onDismiss: hasGone) { InspectorSheet(host: host, level: level, inspector: $0) }
    }

    private var hasGone: () -> Void { { [weak host, level] in host?.inspectorHasGone(from: level) } }
  }

  /// The inspector in a sheet, and the presentations on top of it.
  @MainActor struct InspectorSheet<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int
    /// The inspector as it was when the sheet was presented.
    let inspector: ShownInspector<G>

    var body: some View {
      InspectorContent(host: host, node: host.shown.node(inspector.id)?.splitColumns?[.inspector] ?? inspector.node)
        .modifier(LayersAbove(host: host, ground: Ground(level: level, isInspector: true)))
    }
  }
}
