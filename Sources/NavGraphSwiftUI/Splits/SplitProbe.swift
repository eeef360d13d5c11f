import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a split that reports its width.
  @MainActor struct SplitProbe<G: Graph>: UIViewControllerRepresentable {
    let host: SwiftUIHost<G>
    let id: NodeID
    let isNarrow: Bool

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      Probe(nibName: nil, bundle: nil)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {
      host.split(id, isNarrow: isNarrow, behind: uiViewController)
    }
  }
}
