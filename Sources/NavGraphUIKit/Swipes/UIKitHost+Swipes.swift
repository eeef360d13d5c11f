import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// What the screens say about the swipes that lead back from them, now that nothing moves.
  func followSwipes() {
    // Below the top of a stack there is no swipe.
    var tops: [(controller: UIViewController, swipe: NavGraph.Chrome.SwipeBack)] = []
    for layer in layers {
      layer.visitTops { if let chrome = $0.chrome { tops.append(($0.controller, chrome.swipeBack(of: $0.controller))) } }
    }
    swipes.follow(tops)
  }
}
