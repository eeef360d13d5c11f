import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Says in which orientation a stack of the app's is presented, too: for a delegate that does.
  @MainActor final class OrientingStackRelay: SupportingStackRelay {
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigation: UINavigationController) -> UIInterfaceOrientation {
      ask({ $0.navigationControllerPreferredInterfaceOrientationForPresentation(_:) }) { $0(navigation) } ?? .portrait
    }
  }
}
