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
