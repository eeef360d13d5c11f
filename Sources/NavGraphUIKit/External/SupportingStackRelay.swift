import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Says which orientations a stack of the app's supports, too. UIKit asks who has that method, and takes any answer; so this stands in
  /// only for a delegate that has it.
  @MainActor class SupportingStackRelay: StackRelay {
    func navigationControllerSupportedInterfaceOrientations(_ navigation: UINavigationController) -> UIInterfaceOrientationMask {
      ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(navigation) }
        ?? (navigation.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }
  }
}

extension NavGraph.StackRelay {
  /// The one that has the methods of that delegate.
  static func answering(for app: (any UINavigationControllerDelegate)?) -> NavGraph.StackRelay {
    if app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:) != nil { return NavGraph.OrientingStackRelay() }
    let supports = app?.navigationControllerSupportedInterfaceOrientations(_:) != nil
    return supports ? NavGraph.SupportingStackRelay() : NavGraph.StackRelay()
  }
}
