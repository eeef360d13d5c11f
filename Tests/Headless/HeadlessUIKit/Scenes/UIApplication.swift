/// A stand-in for the app object.
@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public class var shared: UIApplication { only }
  private static let only = UIApplication()

  @available(iOS 13.0, *) open var connectedScenes: Set<UIScene> { Set(Headless.world.scenes) }

  /// A recorded request for a scene: an existing one, or a new one if `session` is nil.
  public struct HeadlessSceneRequest {
    public let session: UISceneSession?
    public let activity: NSUserActivity?
    public let isOlder: Bool
  }

  /// Whether the app supports several scenes. False by default, as on a phone.
  @available(iOS 13.0, *) open var supportsMultipleScenes: Bool { Headless.world.supportsMultipleScenes }

  @available(iOS, introduced: 13.0, deprecated: 17.0) open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    take(HeadlessSceneRequest(session: sceneSession, activity: userActivity, isOlder: true), errorHandler)
  }

  @available(iOS 17.0, *) open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    take(HeadlessSceneRequest(session: request.session, activity: request.userActivity, isOlder: false), errorHandler)
  }

  private func take(_ request: HeadlessSceneRequest, _ failed: ((any Error) -> Void)?) {
    guard supportsMultipleScenes else {
      struct OneScene: Error {}
      failed?(OneScene())
      return
    }
    Headless.world.sceneRequests.append(request)
    request.session?.scene?.activationState = .foregroundActive
  }

  @available(iOS 10.0, *) open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Headless.world.leaveApp(to: url)
    Headless.clock.schedule(after: 0) { completion?(true) }
  }
}
