import HeadlessUIKit

/// A window of a SwiftUI app, and what it restores after its scene was disconnected (SwiftUI-W3).
@MainActor public final class HeadlessWindow {
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  }

  let group: HeadlessWindowGroup
  /// The value for which the window was opened. Its views can change it.
  nonisolated(unsafe) private(set) var value: AnyHashable?
  public let session: UISceneSession
  private weak var app: HeadlessApp?
  private var hosting: UIHostingController<AnyView>?
  /// The encoded value and the storage of a scene that was disconnected.
  private var kept: (value: Data?, storage: [String: Any]) = (nil, [:])
  /// The visible window, or nil while the scene is disconnected.
  public private(set) var window: UIWindow?

  init(of group: HeadlessWindowGroup, _ value: AnyHashable?, in app: HeadlessApp) {
    (self.group, self.value, self.app) = (group, value, app)
    session = UISceneSession(headless: "window \(app.windows.count + 1)")
  }

  public var hasValue: Bool { value != nil }
  /// The connected scene, or nil.
  public var system: UIWindowScene? { session.scene as? UIWindowScene }

  /// Connects the scene, as the system does.
  public func connect() {
    guard window == nil else { return }
    let window = UIWindow(windowScene: UIWindowScene.launch(Delegate(), session: session))
    if let data = kept.value { value = group.read(data) }
    let hosting = UIHostingController(rootView: content)
    hosting.app = app
    hosting.sceneStorage = kept.storage
    (self.window, self.hosting) = (window, hosting)
    window.rootViewController = hosting
    window.makeKeyAndVisible()
  }

  /// Disconnects the scene, as the system does. The window keeps its value and storage.
  public func disconnect() {
    kept = (value.flatMap { group.write($0) }, hosting?.sceneStorage ?? [:])
    system?.disconnect()
    window?.rootViewController = nil
    (window, hosting) = (nil, nil)
  }

  /// Activates the window, and connects its scene again if necessary.
  func activate() {
    connect()
    UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil, errorHandler: nil)
  }

  /// Opens a link in this window (SwiftUI-U1).
  @discardableResult public func open(_ url: URL) -> Bool { hosting?.open(url) ?? false }

  private var content: AnyView {
    let value = Binding<AnyHashable?>(
      read: { [weak self] in self?.value },
      write: { [weak self] value in
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { self?.take(value) }
      })
    return group.content(value)
  }

  private func take(_ value: AnyHashable?) {
    guard value != self.value else { return }
    self.value = value
    hosting?.rootView = content
  }
}
