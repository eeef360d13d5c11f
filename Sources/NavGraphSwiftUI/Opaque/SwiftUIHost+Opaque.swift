import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// An alert that the app shows itself, by UIKit or with a modifier of its own, is in no tree. SwiftUI presents nothing on it.
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
    let name = "\(type(of: alert))"
    navigator.log("\(name): the app has shown it itself, and it was in the way")
    navigator.report?(.wentOver(name))
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
  func waitsForAlert() -> Bool {
    guard cover == .alert else {
      isUnderAlert = false
      return false
    }
    if !isUnderAlert {
      navigator.log("an alert that isn't the graph's is up; what is to come waits")
      navigator.report?(.isHeldUp)
    }
    isUnderAlert = true
    guard !looksForAlert else { return true }
    looksForAlert = true
    after(NavGraph.timeBetweenLooks) { [weak self] in
      self?.looksForAlert = false
      self?.step()
    }
    return true
  }
}
