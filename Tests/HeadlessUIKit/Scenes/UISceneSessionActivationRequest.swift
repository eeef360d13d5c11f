/// What the system is asked for: a scene of a session, or a new one.
@available(iOS 17.0, *) @MainActor open class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  public init(role: UISceneSession.Role) {
    self.role = role
    session = nil
    super.init()
  }

  public init(session: UISceneSession) {
    role = session.role
    self.session = session
    super.init()
  }
}
