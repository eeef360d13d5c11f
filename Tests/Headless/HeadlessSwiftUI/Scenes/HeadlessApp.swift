import HeadlessUIKit

/// A running SwiftUI app, which opens a window of the first group, and others on request.
@MainActor public final class HeadlessApp {
  private let groups: [HeadlessWindowGroup]
  /// The windows that the user hasn't closed, in the order in which they were opened.
  public private(set) var windows: [HeadlessWindow] = []
  /// The values whose windows are being opened.
  private var coming: [AnyHashable] = []

  public init(_ scene: some Scene) {
    groups = scene.allGroups
    newWindow()
  }

  /// Opens a window of the first group, at the launch or for the user.
  @discardableResult public func newWindow() -> HeadlessWindow? { groups.first.map { connect($0, nil) } }

  /// Opens a window for a link. Returns nil if no group accepts links.
  public func newWindow(for url: URL) -> HeadlessWindow? {
    guard let group = groups.first(where: \.opensForEvents) else { return nil }
    let window = connect(group, nil)
    window.open(url)
    return window
  }

  /// Opens a window for a view (SwiftUI-W2).
  ///
  /// A window with an equal value is activated instead, even if the system has disconnected its scene.
  func open(_ id: String?, _ value: AnyHashable?, _ type: TypeIdentity?) {
    guard Headless.world.supportsMultipleScenes else {
      return Headless.world.violate("SwiftUI-W2", "a window is asked for where there is one only: nothing happens")
    }
    let wanted = groups.first { (id == nil || $0.id == id) && $0.type == type }
    guard let group = wanted else {
      return Headless.world.violate("SwiftUI-W2", "no WindowGroup \(id ?? "") for what is asked for: nothing happens")
    }
    if let value, let known = windows.first(where: { $0.group.id == group.id && $0.group.type == type && $0.value == value }) {
      return known.comeForward()
    }
    if let value {
      guard !coming.contains(value) else { return }
      coming.append(value)
    }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
    Headless.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      coming.removeAll { $0 == value }
      connect(group, value)
    }
  }

  @discardableResult private func connect(_ group: HeadlessWindowGroup, _ value: AnyHashable?) -> HeadlessWindow {
    let window = HeadlessWindow(of: group, value, in: self)
    windows.append(window)
    window.connect()
    return window
  }

  /// Closes a window, as the user does.
  public func close(_ window: HeadlessWindow) {
    window.disconnect()
    windows.removeAll { $0 === window }
  }
}
