/// The headless session of a scene, which the system keeps while the scene is disconnected (UIKit-L2).
@available(iOS 13.0, *) @MainActor open class UISceneSession: NSObject {
  @available(iOS 13.0, *) public struct Role: Hashable, RawRepresentable, Sendable {
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public internal(set) weak var scene: UIScene?
  public let role: UISceneSession.Role
  public let persistentIdentifier: String
  public let configuration: UISceneConfiguration
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  public init(headless identifier: String) {
    role = .windowApplication
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}
