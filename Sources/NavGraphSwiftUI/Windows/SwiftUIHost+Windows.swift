import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Windows that events open: SwiftUI makes them, and brings them back.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// False on a phone, where the Info.plist doesn't allow several scenes, and for a scene that isn't in the app's `Windows`.
  public var opensWindows: Bool { sight?.opensOthers ?? false }

  public func openWindow(_ saved: NavGraph.Snapshot) {
    guard let sight else { return }
    sight.openWindow(id: sight.group, value: NavGraph.WindowRoot(saved))
  }

  /// UIKit is asked: SwiftUI can't name a window without a value.
  public func comeForward() -> Bool {
    guard let session = probes.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }

  /// Keeps the window's value equal to the root that it shows, so that it is found by that; nil stands for the app's own root.
  func keepRoot(_ snapshot: NavGraph.Snapshot?) {
    guard let root = sight?.root, let snapshot, let shown = navigator.tree.rootName else { return }
    let value = shown == G.root(on: navigator.tree.idiom) ? nil : NavGraph.WindowRoot(snapshot)
    if root.wrappedValue != value { root.wrappedValue = value }
  }
}
