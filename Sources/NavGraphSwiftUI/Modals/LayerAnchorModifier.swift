import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that adds a clear view at the place where an event came from. The popovers and action sheets of the layer point at it.
  @MainActor struct LayerAnchorModifier<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content.background(alignment: .topLeading) {
        LayerProbe { [weak host, ground] in host?.spots[ground, default: EventAnchors()].layer = $0 }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        spot
          .popover(item: $host[modal: ground, .popover]) { presented in
            LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetModifier(host: host, presented: presented))
          }
          .modifier(LayerDialogModifier(host: host, ground: ground))
          .offset(x: place?.origin.x ?? 0, y: place?.origin.y ?? 0)
      }
    }

    /// The clear view. Without a place, it's as large as the layer, so that popovers point at the middle.
    private var spot: some View { Color.clear.frame(width: place?.width, height: place?.height) }

    private var place: Foundation.CGRect? { host.place(on: ground) }
  }

  /// The place in a layer where the last event came from.
  @MainActor struct EventAnchors {
    /// The view whose coordinate space `place` uses.
    weak var layer: UIKit.UIView?
    var place: Foundation.CGRect?

    nonisolated init() {}
  }

  /// An invisible background view of a layer, which has the same size.
  @MainActor struct LayerProbe: UIViewControllerRepresentable {
    let isThere: @MainActor (UIKit.UIView) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      let controller = Probe(nibName: nil, bundle: nil)
      isThere(controller.view)
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that presents the action sheets on a layer.
  @MainActor struct LayerDialogModifier<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      content.confirmationDialog(
        title, isPresented: $host[asks: ground, .dialog], titleVisibility: titleVisibility, presenting: host[modal: ground, .dialog]
      ) { alert in
        AlertButtons(host: host, presented: alert)
      } message: { alert in
        AlertMessage(presented: alert)
      }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .dialog]?.alert?.title ?? "") }
    private var titleVisibility: Visibility { host[modal: ground, .dialog]?.alert?.title == nil ? .hidden : .visible }
  }
}
