import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a connecting scene is to open: links, those of the web among them, in the order of their texts.
  @MainActor public static func links(in options: UIScene.ConnectionOptions) -> [Foundation.URL] { ConnectionContents(options).links }

  /// The activities of a connecting scene that are no links, in the order of their types.
  @MainActor public static func activities(in options: UIScene.ConnectionOptions) -> [NSUserActivity] {
    #if WINDOWS
    // What opens a window is nothing to be opened in it.
    return ConnectionContents(options).activities.filter { Snapshot($0) == nil }
    #else
    return ConnectionContents(options).activities
    #endif
  }
}
