import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Behind a layer: a clear spot where the event came from. Popovers and action sheets of the layer point at it.
  @MainActor struct SpotOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content.background(alignment: .topLeading) {
        LayerProbe { [weak host, ground] in host?.spots[ground, default: SpotOfEvents()].layer = $0 }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        spot
          .popover(item: $host[modal: ground, .popover]) { presented in
            LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetLook(host: host, presented: presented))
          }
          .modifier(DialogOfLayer(host: host, ground: ground))
          .offset(x: place?.origin.x ?? 0, y: place?.origin.y ?? 0)
      }
    }

    /// Without a place, it is as large as the layer: what points at it stands in the middle.
    private var spot: some View { Color.clear.frame(width: place?.width, height: place?.height) }

    private var place: Foundation.CGRect? { host.place(on: ground) }
  }

  /// Where the events of a layer come from.
  @MainActor struct SpotOfEvents {
    /// What the place is measured in.
    weak var layer: UIKit.UIView?
    /// As it was seen last.
    var place: Foundation.CGRect?

    nonisolated init() {}
  }

  /// The view behind a layer, of the same size.
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
  /// The action sheets on a layer.
  @MainActor struct DialogOfLayer<G: Graph>: ViewModifier {
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
