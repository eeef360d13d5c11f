import NavGraphRuntime
import NavGraphSwiftUIPlatform

nonisolated extension NavGraph {
  /// A screen of a path: the same one whatever it is told, so that SwiftUI keeps its view.
  nonisolated struct PathStep<G: Graph>: Hashable, Sendable {
    let node: Node<G>

    static func == (one: PathStep, other: PathStep) -> Bool { one.node.id == other.node.id }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(node.id) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that was pushed, as it is now: SwiftUI may keep the element of the path that it was pushed with.
  @MainActor struct StepView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let step: PathStep<G>

    var body: some View { NodeView(host: host, node: host.shown.node(step.node.id) ?? step.node) }
  }
}
