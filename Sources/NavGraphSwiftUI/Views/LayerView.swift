import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The root, or what is presented on so many others, with what is presented on it: a layer again.
  @MainActor struct LayerView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    /// How many lie below.
    let level: Int
    /// What this is, as it was seen last: it stays on the screen while it leaves.
    let presented: Presented<G>?

    // swift-format-ignore
    var body: some View {
      layer
        .probed { UpdateProbe(revision: host.shown.revision) { [weak host] in host?.hasUpdated(to: $0) } }
        .modifier(LayersAbove(host: host, ground: Ground(level: level)))
        .modifier(InspectorOfLayer(host: host, level: level))
    }

    @ViewBuilder private var layer: some View {
      if presented == nil {
        RootFade(root: node?.id, fades: G.dissolvesRoots && !host.navigator.isRestoring) { NodeView(host: host, node: node) }
      } else {
        NodeView(host: host, node: node)
      }
    }

    private var node: Node<G>? {
      guard let presented else { return host.shown.root }
      return (host.shown.presented(presented.id) ?? presented).content
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// What is presented on a layer, or on the inspector that lies on it.
  @MainActor struct LayersAbove<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      sheets(content)
        .modifier(AlertsOfLayer(host: host, ground: ground))
    }

    // swift-format-ignore
    private func sheets(_ content: Self.Content) -> some View {
      content
        .sheet(item: $host[modal: ground, .sheet], onDismiss: hasGone) { layer($0) }
        .fullScreenCover(item: $host[modal: ground, .cover], onDismiss: hasGone) { layer($0) }
        .modifier(SpotOfLayer(host: host, ground: ground))
    }

    private func layer(_ presented: Presented<G>) -> some View {
      LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetLook(host: host, presented: presented))
    }

    private var hasGone: () -> Void { { [weak host, ground] in host?.hasGone(from: ground.level) } }
  }
}

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
