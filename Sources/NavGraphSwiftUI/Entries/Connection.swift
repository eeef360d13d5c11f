import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a scene of the system is connected for, in the order of the texts.
  @MainActor public struct Connection {
    /// Links, those of the web among them.
    public let links: [Foundation.URL]
    /// The activities that are no links.
    public let activities: [NSUserActivity]

    public init(_ options: UIScene.ConnectionOptions) {
      let web = options.userActivities.filter { $0.activityType == NSUserActivityTypeBrowsingWeb }
      links = (options.urlContexts.map { $0.url } + web.compactMap { $0.webpageURL })
        .sorted { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }
      activities = options.userActivities.subtracting(web)
        .sorted { $0.activityType.utf8.lexicographicallyPrecedes($1.activityType.utf8) }
    }
  }
}
