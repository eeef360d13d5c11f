import HeadlessUIKit

/// A window of an app of SwiftUI: a scene of the system that comes and goes, and what is kept of it meanwhile (SwiftUI-W3).
@MainActor public final class HeadlessWindow {
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  }

  let group: HeadlessWindowGroup
  /// For what it was opened, or what its views have made of that.
  nonisolated(unsafe) private(set) var value: AnyHashable?
  public let session: UISceneSession
  private weak var app: HeadlessApp?
  private var hosting: UIHostingController<AnyView>?
  private var kept: (value: Data?, storage: [String: Any]) = (nil, [:])
  /// What the user sees; nil while the system has taken the scene away.
  public private(set) var window: UIWindow?

  init(of group: HeadlessWindowGroup, _ value: AnyHashable?, in app: HeadlessApp) {
    (self.group, self.value, self.app) = (group, value, app)
    session = UISceneSession(headless: "window \(app.windows.count + 1)")
  }

  /// For what it was opened.
  public var hasValue: Bool { value != nil }
  public var system: UIWindowScene? { session.scene as? UIWindowScene }

  /// The system makes the scene.
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

  /// The system takes the scene away, and keeps the value and what the views have stored.
  public func disconnect() {
    kept = (value.flatMap { group.write($0) }, hosting?.sceneStorage ?? [:])
    system?.disconnect()
    window?.rootViewController = nil
    (window, hosting) = (nil, nil)
  }

  /// It is in front, and there again if it wasn't.
  func comeForward() {
    connect()
    UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil, errorHandler: nil)
  }

  /// SwiftUI-U1: a link arrives at this window.
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
