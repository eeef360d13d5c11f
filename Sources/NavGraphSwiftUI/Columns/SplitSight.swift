import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The observed state of a split on the screen.
  @MainActor struct SplitSight {
    /// The controller of the split's `SplitProbe`.
    weak var controller: UIViewController?
    /// Whether the views of the split are too narrow for columns side by side.
    var isNarrow = false
    /// Whether the split has been on the screen, so that its width is reliable.
    var hasBeenSeen = false
    /// The column, and its screen, that both the screen and the tree showed last. The user can go back only from this column.
    var agreed: (column: Column, screen: NodeID)?
    /// The visible columns according to the user or the graph; nil for those that are declared.
    var visibility: NavigationSplitViewVisibility?
    /// The column to which the user has gone back while the width changed. Views bind to it until nothing moves.
    var broughtEarly: Column?
    /// Whether the system has written a wrong state, so that the current one must be shown again when nothing moves.
    var mustInsist = false

    init() {}

    var isOnScreen: Bool { controller?.viewIfLoaded?.window != nil }

    /// Whether the window is in the background. The system resizes such windows to take snapshots, so changes there are ignored.
    var isInBackground: Bool { controller?.viewIfLoaded?.window?.windowScene?.activationState == .background }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible background view of a split, which reports its width.
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
