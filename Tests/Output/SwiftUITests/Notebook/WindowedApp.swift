import UIKit

/// An app with windows, as its user and the system see it, in either output.
@MainActor protocol WindowedApp: AnyObject {
  /// The windows that the user hasn't closed, the oldest first. `window` is nil if the system has disconnected the scene.
  var windows: [(session: UISceneSession, window: UIWindow?)] { get }
  /// Creates the scenes that were requested from the system.
  func makeScenes()
  /// Delivers a link to a window.
  func open(_ url: URL, at window: Int)
  /// Disconnects the scene of a window. `connect` creates it again.
  func disconnect(_ window: Int)
  func connect(_ window: Int)
}

extension WindowedApp {
  /// The content of each window, from the bottom up.
  var seen: [[String]] { windows.map { $0.window.map { ShownWindow($0).seen } ?? [] } }

  /// The indexes of the windows that the system was asked to activate, in order. A new window is -1.
  var requests: [Int] {
    Headless.world.sceneRequests.map { request in windows.firstIndex { $0.session === request.session } ?? -1 }
  }

  func tap(_ names: String..., at window: Int) async {
    for name in names {
      if let shown = windows[window].window { ShownWindow(shown).tap(name) }
      await rest()
    }
  }

  func open(_ link: String, at window: Int) async {
    if let url = URL(string: link) { open(url, at: window) }
    await rest()
  }

  /// Disconnects all windows, because scenes know each other and tests must be independent.
  func end() async {
    for window in windows.indices where windows[window].window != nil { disconnect(window) }
    await rest()
  }

  func rest() async {
    for _ in 0..<300 {
      Headless.clock.step()
      await Headless.turn()
      makeScenes()
    }
  }
}

/// The visible content of a window, which can be tapped.
@MainActor private final class ShownWindow: Running {
  let window: UIWindow
  let wanted: [String] = []
  let isIdle = true

  init(_ window: UIWindow) { self.window = window }

  func stop() {}
  func open(_ number: Int) -> String { "" }
}
