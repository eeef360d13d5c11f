import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Chrome {
  /// From where a swipe may lead back: from a screen that Back asks first, none does. The lowest of a stack has no Back.
  @MainActor package func swipeBack(of page: UIViewController) -> SwipeBack {
    #if BACK && CONFIRMATION
    if back == .confirm, page.navigationController?.viewControllers.first !== page { return .none }
    #endif
    return swipeBack
  }
}
