import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Asks the system for the scene of that session, or for a new one that is made for `activity`.
  @MainActor package static func activate(_ session: UISceneSession?, for activity: NSUserActivity?, failed: @escaping (any Error) -> Void)
  {
    if #available(iOS 17.0, *) {
      let request =
        session.map { UISceneSessionActivationRequest(session: $0, userActivity: activity) }
        ?? UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity)
      UIApplication.shared.activateSceneSession(for: request, errorHandler: failed)
    } else {
      UIApplication.shared.requestSceneSessionActivation(session, userActivity: activity, options: nil, errorHandler: failed)
    }
  }

  /// Logs that the system has refused a request.
  @MainActor package static func logged<G: Graph>(in navigator: Navigator<G>) -> (any Error) -> Void {
    { [navigator] error in
      let text = "windows: \(error)"
      _Concurrency.Task { @MainActor in navigator.log(text) }
    }
  }
}
