import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A stack: one path of screens with their identities, and one destination, at its root.
  @MainActor struct StackView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[path: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}
