import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A layer: the root or a modal, with the presentations on top of it.
  @MainActor struct LayerView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    /// The number of layers under this one.
    let level: Int
    /// The modal as it was when it was presented; nil for the root. It's shown while it's being dismissed.
    let presented: Presented<G>?

    // swift-format-ignore
    var body: some View {
      layer
        .probed { UpdateProbe(revision: host.shown.revision) { [weak host] in host?.hasUpdated(to: $0) } }
        .modifier(LayersAbove(host: host, ground: Ground(level: level)))
        .modifier(LayerInspectorModifier(host: host, level: level))
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
  /// The presentations on a layer, or on the inspector in a sheet on it.
  @MainActor struct LayersAbove<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      sheets(content)
        .modifier(LayerAlertsModifier(host: host, ground: ground))
    }

    // swift-format-ignore
    private func sheets(_ content: Self.Content) -> some View {
      content
        .sheet(item: $host[modal: ground, .sheet], onDismiss: hasGone) { layer($0) }
        .fullScreenCover(item: $host[modal: ground, .cover], onDismiss: hasGone) { layer($0) }
        .modifier(LayerAnchorModifier(host: host, ground: ground))
    }

    private func layer(_ presented: Presented<G>) -> some View {
      LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetModifier(host: host, presented: presented))
    }

    private var hasGone: () -> Void { { [weak host, ground] in host?.hasGone(from: ground.level) } }
  }
}

nonisolated extension NavGraph {
  /// A screen of a path. Its identity doesn't depend on its values, so SwiftUI keeps its view.
  nonisolated struct PathStep<G: Graph>: Hashable, Sendable {
    let node: Node<G>

    static func == (one: PathStep, other: PathStep) -> Bool { one.node.id == other.node.id }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(node.id) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A pushed screen. It's evaluated again only if this screen has changed, so a push doesn't affect the screens under it.
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
