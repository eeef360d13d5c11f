import NavGraphPlatform
import NavGraphRuntime

#if BACK
extension UIViewController {
  /// Puts `back` where Back would pop. Before iOS 16 a button that looks like Back stands in its place.
  func interceptBack(_ back: @escaping @MainActor () -> Void) {
    let action = UIAction(image: UIImage(systemName: "chevron.backward")) { _ in back() }
    if #available(iOS 16.0, *) {
      navigationItem.backAction = action
    } else if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
  }
}
#endif
