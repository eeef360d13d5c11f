import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Marks where an event comes from, which popovers point at and screens grow out of:
  ///
  ///     NavGraph.Anchored { anchor in Button("Group") { events.group(anchor) } }
  ///
  /// A row of a list may have been made afresh when a screen shrinks back into it. With an `id`, of which there is one in the window, it is
  /// found again:
  ///
  ///     NavGraph.Anchored(id: photo.id) { anchor in Button("Photo") { events.photo(anchor, photo.id) } }
  @MainActor public struct Anchored<Content: View>: View {
    @State private var source = AnchorSource()
    private let name: AnyHashable?
    private let content: @MainActor (Anchor) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (Anchor) -> Content) {
      name = nil
      self.content = content
    }

    public init(id: some Hashable, @ViewBuilder content: @escaping @MainActor (Anchor) -> Content) {
      name = AnyHashable(id)
      self.content = content
    }

    // swift-format-ignore
    public var body: some View {
      content(anchor)
        .modifier(ZoomSource(name: name ?? AnyHashable(ObjectIdentifier(source))))
        .probed { SourceProbe(source: source) }
    }

    private var anchor: Anchor {
      var anchor = Anchor(source: .item(Anchor.Weak(source)))
      anchor.name = name
      return anchor
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
      let controller = Probe(nibName: nil, bundle: nil)
      source.view = controller.view
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension NavGraph.Anchor {
  /// The rectangle that it stands for, as a view; nil once that has gone.
  @MainActor var marked: UIKit.UIView? {
    let item = current
    return item as? UIKit.UIView ?? (item as? NavGraph.AnchorSource)?.view
  }
}
