import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a connecting scene is to open: links, those of the web among them.
  @MainActor public static func links(in options: UIScene.ConnectionOptions) -> [Foundation.URL] {
    options.urlContexts.map { $0.url } + options.userActivities.filter { $0.isOfTheWeb }.compactMap { $0.webpageURL }
  }

  /// The activities of a connecting scene that are no links, in the order of their types.
  @MainActor public static func activities(in options: UIScene.ConnectionOptions) -> [NSUserActivity] {
    options.userActivities.filter { !$0.isOfTheWeb }.sorted { $0.activityType.utf8.lexicographicallyPrecedes($1.activityType.utf8) }
  }
}

extension NSUserActivity {
  /// Whether this is a universal link.
  var isOfTheWeb: Bool { activityType == NSUserActivityTypeBrowsingWeb }
}
