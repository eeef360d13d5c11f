import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A narrow split before iOS 17, which can't be told there which column is on top: its columns' screens on one stack.
  @MainActor struct ColumnsStack<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[columns: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}
