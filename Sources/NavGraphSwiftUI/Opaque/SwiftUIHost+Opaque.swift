import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// An alert that the app shows itself, by UIKit or with its own modifier, is in no tree. SwiftUI presents nothing on it.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The alert on top, if the graph hasn't shown it.
  private var opaqueAlert: UIViewController? {
    guard let alert = probes.top as? UIAlertController, !alert.isBeingDismissed else { return nil }
    #if ALERTS
    if answered != nil || shown.modals.last.map({ $0.content == nil }) ?? false { return nil }
    #endif
    return alert
  }

  public var cover: NavGraph.Cover? { opaqueAlert == nil ? nil : .alert }

  public func clear(_ clearing: NavGraph.Clearing) {
    guard clearing.presented != .nothing, let alert = opaqueAlert else { return }
    navigator.hostWentOver("\(type(of: alert))")
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
  func waitsForAlert() -> Bool {
    guard cover == .alert else {
      alertWatch.nothingWaits()
      return false
    }
    alertWatch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in self?.step() }
    return true
  }
}
