import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the screen says about a split.
  @MainActor struct SplitSight {
    /// The view behind the split.
    weak var controller: UIViewController?
    /// The split is too narrow for columns side by side, as its views have been told.
    var isNarrow = false
    /// It has been on the screen, side by side or collapsed as the window wants it.
    var hasBeenSeen = false
    /// The column on which the screen and the tree have agreed, and the screen in it: only from there can the user have gone back.
    var agreed: (column: Column, screen: NodeID)?
    /// The columns that the user, or the graph in the meantime, wants to see side by side; nil: those that are declared.
    var visibility: NavigationSplitViewVisibility?
    /// The column to which the user has gone back while the width changed: what views bind to until nothing moves.
    var broughtEarly: Column?
    /// The system has written what isn't so: what stands is to be shown again, once nothing moves.
    var mustInsist = false

    init() {}

    var isOnScreen: Bool { controller?.viewIfLoaded?.window != nil }

    /// A window in the background is resized for its pictures: nobody has gone anywhere.
    var isInBackground: Bool { controller?.viewIfLoaded?.window?.windowScene?.activationState == .background }
  }
}

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
