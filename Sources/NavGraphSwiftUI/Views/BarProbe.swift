import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if BACK || APPEARANCES
@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a screen that reaches the bars around it, for what SwiftUI has no API for.
  @MainActor struct BarProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      var dress: @MainActor (UIViewController) -> Void = { _ in }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { dress(self) }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dress(self)
      }

      /// A swipe that was let go has coloured the bar for another screen.
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dress(self)
      }
    }

    let dress: @MainActor (UIViewController) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.dress = dress
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Sets what the graph says about the bars around that screen; `probe` stands behind it.
  func dress(_ probe: UIViewController, _ id: NavGraph.NodeID) {
    guard let screen = navigator.tree.node(id)?.screen else { return }
    let chrome = G.chrome(of: screen)
    #if APPEARANCES
    dressTabBar(probe.tabBarController, around: id)
    #endif
    // The page of the stack in which the screen is.
    var page = probe
    while let next = page.parent, !(next is UINavigationController) { page = next }
    guard page.parent is UINavigationController else { return }
    #if BACK
    page.navigationItem.applyBack(chrome)
    #if CONFIRMATION
    holdBack(from: page, id, asks: chrome.back == .confirm)
    #endif
    #endif
    #if APPEARANCES
    guard let navigation = page.navigationController else { return }
    dress(navigation, page.navigationItem, in: chrome.appearance ?? appearance(at: id))
    #endif
  }
}
#endif
