import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The reasons for which the system connects a scene. UIKit's sets are sorted here.
  @MainActor package struct ConnectionContents {
    /// The links, including universal links, in alphabetical order.
    package let links: [Foundation.URL]
    /// The activities that aren't links, in the order of their types.
    package let activities: [NSUserActivity]

    package init(_ options: UIScene.ConnectionOptions) {
      let web = options.userActivities.filter { $0.activityType == NSUserActivityTypeBrowsingWeb }
      links = (options.urlContexts.map { $0.url } + web.compactMap { $0.webpageURL })
        .sorted { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }
      activities = options.userActivities.subtracting(web)
        .sorted { $0.activityType.utf8.lexicographicallyPrecedes($1.activityType.utf8) }
    }
  }
}

extension NavGraph.Register.SystemScene {
  /// Creates the register's description of a UIKit scene, or returns nil if there is none.
  @MainActor package init?(_ scene: UIScene?) {
    guard let scene else { return nil }
    self.init(scene, isInFront: scene.activationState == .foregroundActive, isYetToCome: scene.activationState == .unattached)
  }
}

extension NavGraph {
  /// Requests the scene of a session from the system, or a new scene for `activity` if the session is nil.
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

  /// Returns a closure that logs the system's refusal of a request.
  @MainActor package static func logged<G: Graph>(in navigator: Navigator<G>) -> (any Error) -> Void {
    { [navigator] error in
      let text = "windows: \(error)"
      _Concurrency.Task { @MainActor in navigator.log(text) }
    }
  }
}
