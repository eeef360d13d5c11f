import NavGraphPlatform
import NavGraphRuntime

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
