import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

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
    dressTabBar(probe.tabBarController, around: id)
    // The page of the stack in which the screen is.
    var page = probe
    while let next = page.parent, !(next is UINavigationController) { page = next }
    guard page.parent is UINavigationController else { return }
    page.navigationItem.applyBack(chrome)
    holdBack(from: page, id, asks: chrome.back == .confirm)
    guard let navigation = page.navigationController else { return }
    dress(navigation, page.navigationItem, in: chrome.appearance ?? appearance(at: id))
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a screen that reports when the screen has come to rest: `onAppear` is called when it begins to move.
  @MainActor struct AppearanceProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      weak var probes: Probes?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        probes?.has(self, appeared: true)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        probes?.has(self, appeared: false)
      }
    }

    let probes: Probes
    let id: NodeID

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.probes = probes
      probes.add(controller, behind: id)
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The controller of an invisible view behind others. Nobody touches it, and VoiceOver passes it by.
  @MainActor class Probe: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Puts an invisible view behind this one. What SwiftUI itself makes of it can't be touched or read out either.
  func probed(@ViewBuilder by probe: () -> some View) -> some View {
    background { probe().allowsHitTesting(false).accessibilityHidden(true) }
  }
}

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

extension UIKit.UIView {
  /// This view and what is in it, from the outside in. What screens are made of is found in the first few hundred views.
  var firstViews: [UIKit.UIView] {
    var found = [self]
    for index in 0..<500 where found.indices.contains(index) { found += found[index].subviews }
    return found
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind one with pans: it finds the recognisers of what lies on it.
  @MainActor struct PanProbe: UIViewControllerRepresentable {
    final class Controller: Probe, PanningScreen {
      /// The pans of UIKit's views within the rectangle of this one: maps, scroll views and what the app wraps are such views.
      var pansBeforeSwipeBack: [UIGestureRecognizer] {
        guard let mark = viewIfLoaded, let page = parent?.viewIfLoaded else { return [] }
        let area = mark.convert(mark.bounds, to: page)
        return page.firstViews.filter { area.surrounds($0.convert($0.bounds, to: page)) }.flatMap { view in
          (view.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
        }
      }
    }

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension Foundation.CGRect {
  /// Whether all of the other one is in it, as far as roundings allow.
  fileprivate func surrounds(_ other: Foundation.CGRect) -> Bool {
    let (right, bottom) = (origin.x + size.width + 1, origin.y + size.height + 1)
    return other.origin.x >= origin.x - 1 && other.origin.y >= origin.y - 1 && other.origin.x + other.size.width <= right
      && other.origin.y + other.size.height <= bottom
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Has the pans that screens name go first, now that nothing moves.
  func followPans() {
    for id in probes.appeared {
      guard let page = probes.probe(behind: id)?.parent, let navigation = page.navigationController else { continue }
      for controller in page.children { pans.follow(controller, on: navigation) }
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Has the pans in this view go before the swipe anywhere on the screen that leads back, from iOS 26 on: those of maps, of lists that scroll
  /// sideways, of views of UIKit. The swipe from the edge is left as it is.
  @MainActor public func pansBeforeSwipeBack() -> some View { probed { NavGraph.PanProbe() } }
}
