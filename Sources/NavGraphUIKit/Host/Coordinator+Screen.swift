import NavGraphPlatform
import NavGraphRuntime

#if SYSTEMBARS || CONFIRMATION || TABS || KEYS
extension NavGraph.Coordinator {
  /// The app's own controller, where this one owns a screen.
  var screen: UIViewController {
    #if SYSTEMBARS
    if let bare = controller as? NavGraph.BareController { return bare.screen }
    #endif
    return controller
  }
}
#endif
