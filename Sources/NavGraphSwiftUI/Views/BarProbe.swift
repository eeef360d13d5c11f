import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible background view that configures the bars around a screen, for options that SwiftUI has no API for.
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

      /// Applies the colors again, because a canceled swipe back has set those of another screen.
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
  /// Applies the options for the bars around a screen. `probe` is the controller of its background view.
  func dress(_ probe: UIViewController, _ id: NavGraph.NodeID) {
    guard let screen = navigator.tree.node(id)?.screen else { return }
    let chrome = G.chrome(of: screen)
    dressTabBar(probe.tabBarController, around: id)
    // The child of the navigation controller that contains the screen.
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
  /// An invisible background view that reports when a screen has come to rest. `onAppear` is called earlier, when the transition begins.
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
  /// The controller of an invisible background view. Touches and VoiceOver ignore it.
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
  /// Adds an invisible background view. Touches and VoiceOver ignore it.
  func probed(@ViewBuilder by probe: () -> some View) -> some View {
    background { probe().allowsHitTesting(false).accessibilityHidden(true) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view that reports the change that the surrounding views show.
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
  /// This view and its descendants, breadth first. The search ends after the first few hundred views, which is enough for the content of a
  /// screen.
  var firstViews: [UIKit.UIView] {
    var found = [self]
    for index in 0..<500 where found.indices.contains(index) { found += found[index].subviews }
    return found
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible background view of a view with pan gestures, which finds their recognizers.
  @MainActor struct PanProbe: UIViewControllerRepresentable {
    final class Controller: Probe, PanningScreen {
      /// The pan recognizers of the views inside this view's rectangle, such as maps, scroll views, and wrapped UIKit views.
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
  /// Returns whether the rectangle contains the other one, with a tolerance for rounding.
  fileprivate func surrounds(_ other: Foundation.CGRect) -> Bool {
    let (right, bottom) = (origin.x + size.width + 1, origin.y + size.height + 1)
    return other.origin.x >= origin.x - 1 && other.origin.y >= origin.y - 1 && other.origin.x + other.size.width <= right
      && other.origin.y + other.size.height <= bottom
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Gives the pan gestures of visible screens precedence over the swipe back, when nothing moves.
  func followPans() {
    for id in probes.appeared {
      guard let page = probes.probe(behind: id)?.parent, let navigation = page.navigationController else { continue }
      for controller in page.children { pans.follow(controller, on: navigation) }
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Gives the pan gestures in this view precedence over the swipe back that works anywhere on the screen, from iOS 26 on. Use it for maps,
  /// lists that scroll horizontally, and UIKit views. The swipe from the edge isn't affected.
  @MainActor public func pansBeforeSwipeBack() -> some View { probed { NavGraph.PanProbe() } }
}
