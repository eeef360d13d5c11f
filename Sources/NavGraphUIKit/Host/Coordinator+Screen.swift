import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ControllerOwner {
  /// The app's own controller, where this one owns a screen.
  var screen: UIViewController {
    #if SYSTEMBARS
    if let bare = controller as? NavGraph.BareController { return bare.screen }
    #endif
    return controller
  }
}
