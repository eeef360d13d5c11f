import NavGraphPlatform
import NavGraphRuntime

// Windows that events open: scenes of the system.
extension NavGraph.UIKitHost {
  /// What a phone doesn't, nor an app whose Info.plist doesn't say so.
  public var opensWindows: Bool { UIApplication.shared.supportsMultipleScenes }

  public func openWindow(_ saved: NavGraph.Snapshot) { activate(nil, for: saved.activity) }

  public func comeForward() -> Bool {
    guard let session = window?.windowScene?.session else { return false }
    activate(session, for: nil)
    return true
  }

  /// The scene of that session, or a new one.
  private func activate(_ session: UISceneSession?, for activity: NSUserActivity?) {
    let failed: (any Error) -> Void = { [navigator] error in
      let text = "windows: \(error)"
      _Concurrency.Task { @MainActor in navigator.log(text) }
    }
    if #available(iOS 17.0, *) {
      let request =
        session.map { UISceneSessionActivationRequest(session: $0, userActivity: activity) }
        ?? UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity)
      UIApplication.shared.activateSceneSession(for: request, errorHandler: failed)
    } else {
      UIApplication.shared.requestSceneSessionActivation(session, userActivity: activity, options: nil, errorHandler: failed)
    }
  }
}

extension NavGraph {
  /// What a scene is to show that an event has opened, if that is what it is connected for.
  @MainActor public static func window(in options: UIScene.ConnectionOptions) -> NSUserActivity? {
    options.userActivities.first { Snapshot($0) != nil }
  }
}
