import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

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
