import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a scene of the system is connected for, in the order of the texts.
  @MainActor public struct Connection {
    private let contents: ConnectionContents

    public init(_ options: UIScene.ConnectionOptions) { contents = ConnectionContents(options) }

    /// Links, those of the web among them.
    public var links: [Foundation.URL] { contents.links }
    /// The activities that are no links.
    public var activities: [NSUserActivity] { contents.activities }
  }
}
