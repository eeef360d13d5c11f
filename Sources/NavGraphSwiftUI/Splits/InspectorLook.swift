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
      #if TABS
      case .tabs: return true
      #endif
      default: return false
      }
    }
  }
}
