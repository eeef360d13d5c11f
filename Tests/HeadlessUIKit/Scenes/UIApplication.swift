/// The app.
@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public class var shared: UIApplication { only }
  private static let only = UIApplication()

  @available(iOS 13.0, *) open var connectedScenes: Set<UIScene> { Set(Headless.world.scenes) }

  @available(iOS 10.0, *) open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Headless.world.leaveApp(to: url)
    Headless.clock.schedule(after: 0) { completion?(true) }
  }
}
