import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// What the screens say about the swipes that lead back from them, now that nothing moves.
  func followSwipes() {
    swipes.follow(coordinators.filter(\.children.isEmpty).map { ($0.controller, chrome(of: $0.id).swipeBack(of: $0.controller)) })
  }
}
