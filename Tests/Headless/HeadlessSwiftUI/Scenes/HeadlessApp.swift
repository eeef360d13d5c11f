import HeadlessUIKit

/// A running SwiftUI app. It opens a window of the first group when it is created, and others on request.
@MainActor public final class HeadlessApp {
  /// The declared groups of windows, in source order.
  private let groups: [HeadlessWindowGroup]
  /// The windows that the user hasn't closed, in the order in which they were opened.
  public private(set) var windows: [HeadlessWindow] = []
  /// The values whose windows open in the next turn. A second request for one of them has no effect.
  private var opening: [AnyHashable] = []

  public init(_ scene: some Scene) {
    groups = scene.allGroups
    newWindow()
  }

  /// Opens a window of the first group, at the launch or for the user. Returns nil if the app declares no group.
  @discardableResult public func newWindow() -> HeadlessWindow? { groups.first.map { connect($0, nil) } }

  /// Opens a window of the first group that accepts links, and opens the link in it. Returns nil if no group accepts links.
  public func newWindow(for url: URL) -> HeadlessWindow? {
    guard let group = groups.first(where: \.opensForEvents) else { return nil }
    let window = connect(group, nil)
    window.open(url)
    return window
  }

  /// Opens a window for a view in the next turn (SwiftUI-W2), or records a violation if that isn't possible.
  ///
  /// A window with an equal value is activated instead, even if the system has disconnected its scene.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group, or nil for the first one with the type.
  ///   - type: The type of the value, or nil for a group without values.
  func open(_ id: String?, _ value: AnyHashable?, _ type: TypeIdentity?) {
    guard Headless.world.supportsMultipleScenes else {
      return Headless.world.violate("SwiftUI-W2", "a window is asked for where there is one only: nothing happens")
    }
    let match = groups.first { (id == nil || $0.id == id) && $0.type == type }
    guard let group = match else {
      return Headless.world.violate("SwiftUI-W2", "no WindowGroup \(id ?? "") for what is asked for: nothing happens")
    }
    if let value, let known = windows.first(where: { $0.group.id == group.id && $0.group.type == type && $0.value == value }) {
      return known.activate()
    }
    if let value {
      guard !opening.contains(value) else { return }
      opening.append(value)
    }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
    Headless.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      opening.removeAll { $0 == value }
      connect(group, value)
    }
  }

  /// Creates a window and connects its scene.
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
