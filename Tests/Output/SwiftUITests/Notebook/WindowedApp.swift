import UIKit

/// An app with windows, as its user and the system see it, whatever its screens are made with.
@MainActor protocol WindowedApp: AnyObject {
  /// Those that the user hasn't closed, the oldest first; without a window where the system has taken the scene away.
  var windows: [(session: UISceneSession, window: UIWindow?)] { get }
  /// The system makes the scenes that it was asked for.
  func makeScenes()
  /// A link arrives at that window.
  func open(_ url: URL, at window: Int)
  /// The system takes the scene of a window away, and makes it again.
  func disconnect(_ window: Int)
  func connect(_ window: Int)
}

extension WindowedApp {
  /// What each window shows, from the bottom up.
  var seen: [[String]] { windows.map { $0.window.map { ShownWindow($0).seen } ?? [] } }

  /// Which windows the system was asked to bring to the front, one after the other; -1 for one that is yet to come.
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

  /// All windows go: scenes know each other, and tests have nothing to do with each other.
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

/// What can be seen and tapped in a window.
@MainActor private final class ShownWindow: Running {
  let window: UIWindow
  let wanted: [String] = []
  let isIdle = true

  init(_ window: UIWindow) { self.window = window }

  func stop() {}
  func open(_ number: Int) -> String { "" }
}
