import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A view that an event comes from, which is the anchor of popovers and zoom transitions:
  ///
  ///     NavGraph.Anchored { anchor in Button("Group") { events.group(anchor) } }
  ///
  /// SwiftUI may have created the row of a list again by the time of the dismissal. An `id` that is unique in the window identifies it:
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

  /// The object that represents a marked view, as long as the view exists.
  @MainActor final class AnchorSource {
    weak var view: UIKit.UIView?

    nonisolated init() {}
  }

  /// An invisible background view of a marked view, which has the same size.
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
  /// The view that the anchor refers to; nil if it no longer exists.
  @MainActor var marked: UIKit.UIView? {
    let item = current
    return item as? UIKit.UIView ?? (item as? NavGraph.AnchorSource)?.view
  }
}
