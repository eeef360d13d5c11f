import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Tells which change the views around it show.
  @MainActor struct UpdateProbe: UIViewControllerRepresentable {
    let revision: Int
    let hasUpdated: @MainActor (Int) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      Probe(nibName: nil, bundle: nil)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {
      hasUpdated(revision)
    }
  }
}
