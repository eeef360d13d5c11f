import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// A blank page in place of a screen that is a view.
  @MainActor public struct RehearsalView: UIViewControllerRepresentable {
    public let page: RehearsalPage

    public init(_ page: RehearsalPage) { self.page = page }

    public func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> RehearsalPage { page }

    public func updateUIViewController(_ uiViewController: RehearsalPage, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension UIViewController {
  /// The blank page that this is, or that it hosts.
  var rehearsalPage: NavGraph.RehearsalPage? {
    self as? NavGraph.RehearsalPage ?? (self as? UIHostingController<NavGraph.RehearsalView>)?.rootView.page
  }
}
