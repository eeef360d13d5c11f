import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Marks where an event comes from, which popovers point at and screens grow out of:
  ///
  ///     NavGraph.Anchored { anchor in Button("Group") { events.group(anchor) } }
  @MainActor public struct Anchored<Content: View>: View {
    @State private var source = AnchorSource()
    private let content: @MainActor (Anchor) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (Anchor) -> Content) { self.content = content }

    // swift-format-ignore
    public var body: some View {
      content(Anchor(source))
        #if ZOOMING
        .modifier(ZoomSource(source: source))
        #endif
        .background { SourceProbe(source: source) }
    }
  }

  /// What is marked: it is there as long as its view, and stands for the rectangle of that.
  @MainActor final class AnchorSource {
    weak var view: UIKit.UIView?

    nonisolated init() {}
  }

  /// The view behind what is marked, of the same size.
  @MainActor struct SourceProbe: UIViewControllerRepresentable {
    let source: AnchorSource

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      let controller = UIViewController(nibName: nil, bundle: nil)
      source.view = controller.view
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension NavGraph.Anchor {
  /// The rectangle that it stands for, as a view; nil once that has gone.
  @MainActor var marked: UIKit.UIView? { source as? UIKit.UIView ?? (source as? NavGraph.AnchorSource)?.view }
}
