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
  /// A screen that was pushed, as it is now. It is made again only if that screen has changed: a push on top of a hundred others touches none
  /// of them.
  @MainActor struct StepView<G: Graph>: View, Equatable {
    private let host: SwiftUIHost<G>
    @ObservedObject private var screen: PathScreen<G>
    private nonisolated let identity: ObjectIdentifier

    init(host: SwiftUIHost<G>, step: PathStep<G>) {
      self.host = host
      let screen = host.pathScreens.screen(of: step, in: host.shown)
      self.screen = screen
      identity = ObjectIdentifier(screen)
    }

    nonisolated static func == (one: StepView, other: StepView) -> Bool { one.identity == other.identity }

    var body: some View { NodeView(host: host, node: screen.node) }
  }
}
