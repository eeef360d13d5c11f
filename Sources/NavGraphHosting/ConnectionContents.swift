import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a scene of the system is connected for. UIKit gives sets; here they are in the order of their texts.
  @MainActor package struct ConnectionContents {
    /// Links, those of the web among them.
    package let links: [Foundation.URL]
    /// The activities that are no links.
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
  /// What the register has to know of a scene of UIKit's; nil if there is none.
  @MainActor package init?(_ scene: UIScene?) {
    guard let scene else { return nil }
    self.init(scene, isInFront: scene.activationState == .foregroundActive, isYetToCome: scene.activationState == .unattached)
  }
}

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
