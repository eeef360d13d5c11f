import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the app shows around the containers of the graph: its own views, each with the stack, tabs, split or pages in it.
  @MainActor public struct ContainerViews<G: Graph> {
    private(set) var around: (@MainActor (G.Container, AnyView) -> AnyView)?

    public nonisolated init() {}

    public init(@ViewBuilder around: @escaping @MainActor (G.Container, AnyView) -> some View) {
      self.around = { container, content in AnyView(around(container, content)) }
    }
  }
}
