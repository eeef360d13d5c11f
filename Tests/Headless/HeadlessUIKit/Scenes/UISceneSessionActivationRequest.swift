/// A request for the scene of a session, or for a new scene.
///
/// It's a value, as in UIKit: a request in a `let` can't be changed.
@available(iOS 17.0, *) @MainActor public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
  }

  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
    (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
  }
}
