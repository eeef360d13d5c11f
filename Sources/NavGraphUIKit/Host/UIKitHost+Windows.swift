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

extension NavGraph.Snapshot {
  private static var activityType: String { (Foundation.Bundle.main.bundleIdentifier ?? "app") + ".navigation" }
  private static var key: String { "snapshot" }

  /// What an activity of a scene's session carries; nil if that is something else.
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
  /// What a connecting scene is to open: links, those of the web among them, in the order of their texts.
  @MainActor public static func links(in options: UIScene.ConnectionOptions) -> [Foundation.URL] { ConnectionContents(options).links }

  /// The activities of a connecting scene that are no links, in the order of their types.
  @MainActor public static func activities(in options: UIScene.ConnectionOptions) -> [NSUserActivity] {
    // What opens a window is nothing to be opened in it.
    return ConnectionContents(options).activities.filter { Snapshot($0) == nil }
  }
}

// Scenes of the app that have a window each.
extension NavGraph.Register {
  public func connect(_ scene: Scene, in window: UIWindow) {
    // A window knows from the start where it is shown, and one that is shown nowhere waits for nothing.
    connect(scene) { [weak window] in
      SystemScene(window?.windowScene) ?? SystemScene(nil, isInFront: false, isYetToCome: false)
    }
  }

  /// Scenes that stand in what the app shows itself: which window that is in may come later.
  public func connect(_ scene: Scene, in controller: UIViewController) {
    connect(scene) { [weak controller] in
      guard let controller else { return SystemScene(nil, isInFront: false, isYetToCome: false) }
      return SystemScene(controller.viewIfLoaded?.window?.windowScene)
    }
  }

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
  public func open(in target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }
}
