import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// Windows that events open: scenes of the system.
extension NavGraph.UIKitHost {
  /// What a phone doesn't, nor an app whose Info.plist doesn't say so.
  public var opensWindows: Bool { UIApplication.shared.supportsMultipleScenes }

  public func openWindow(_ saved: NavGraph.Snapshot) { NavGraph.activate(nil, for: saved.activity, failed: NavGraph.logged(in: navigator)) }

  public func comeForward() -> Bool {
    guard let session = window?.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }
}

extension NavGraph {
  /// What a scene is to show that an event has opened, if that is what it is connected for.
  @MainActor public static func window(in options: UIScene.ConnectionOptions) -> NSUserActivity? {
    options.userActivities.first { Snapshot($0) != nil }
  }
}
