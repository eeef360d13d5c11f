import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// Windows that events open, which are scenes of the system.
extension NavGraph.UIKitHost {
  /// Whether the app can open windows. False on a phone, and if the Info.plist doesn't allow multiple scenes.
  public var opensWindows: Bool { UIApplication.shared.supportsMultipleScenes }

  public func openWindow(_ saved: NavGraph.Snapshot) { NavGraph.activate(nil, for: saved.activity, failed: NavGraph.logged(in: navigator)) }

  public func comeForward() -> Bool {
    guard let session = window?.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }
}

extension NavGraph {
  /// Returns the activity for a scene that an event has opened, or nil if the scene is connected for another reason.
  @MainActor public static func window(in options: UIScene.ConnectionOptions) -> NSUserActivity? {
    options.userActivities.first { Snapshot($0) != nil }
  }
}

extension NavGraph.Snapshot {
  private static var activityType: String { (Foundation.Bundle.main.bundleIdentifier ?? "app") + ".navigation" }
  private static var key: String { "snapshot" }

  /// Creates the snapshot from a session's activity, or returns nil if the activity doesn't contain one.
  @MainActor public init?(_ activity: NSUserActivity?) {
    guard let activity, activity.activityType == Self.activityType, let data = activity.userInfo?[AnyHashable(Self.key)] as? Foundation.Data
    else {
      return nil
    }
    self.init(data)
  }

  @MainActor public var activity: NSUserActivity? {
    guard let data else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = [AnyHashable(Self.key): data]
    return activity
  }
}

extension NavGraph {
  /// Returns the links that a connecting scene opens, including universal links, in alphabetical order.
  @MainActor public static func links(in options: UIScene.ConnectionOptions) -> [Foundation.URL] { ConnectionContents(options).links }

  /// Returns the activities of a connecting scene that aren't links, in the order of their types.
  @MainActor public static func activities(in options: UIScene.ConnectionOptions) -> [NSUserActivity] {
    // The activity that opens a window isn't an entry.
    return ConnectionContents(options).activities.filter { Snapshot($0) == nil }
  }
}

extension NavGraph.Register {
  public func connect(_ scene: Scene, in window: UIWindow) {
    // The window knows its scene from the start. Without one, no request can be for it.
    connect(scene) { [weak window] in
      SystemScene(window?.windowScene) ?? SystemScene(nil, isInFront: false, isYetToCome: false)
    }
  }

  /// Connects a scene that is shown in a controller of your app. The window of the controller may be determined later.
  public func connect(_ scene: Scene, in controller: UIViewController) {
    connect(scene) { [weak controller] in
      guard let controller else { return SystemScene(nil, isInFront: false, isYetToCome: false) }
      return SystemScene(controller.viewIfLoaded?.window?.windowScene)
    }
  }

  /// Opens something in the scene for `target`, or in the scene in front. If there is none, the next scene that connects opens it.
  public func open(in target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }
}
