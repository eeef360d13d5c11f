import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Windows that events open: SwiftUI makes them, and brings them back.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a phone doesn't, nor an app whose Info.plist doesn't say so, nor what isn't in one of the app's `Windows`.
  public var opensWindows: Bool { sight?.opensOthers ?? false }

  public func openWindow(_ saved: NavGraph.Snapshot) {
    guard let sight else { return }
    sight.openWindow(id: sight.group, value: NavGraph.WindowRoot(saved))
  }

  /// SwiftUI has no word for a window without a value: its scene is UIKit's.
  public func comeForward() -> Bool {
    guard let session = probes.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }

  /// The system finds a window by what it shows now. One that has come to the app's own root is opened for nothing in particular.
  func keepRoot(_ snapshot: NavGraph.Snapshot?) {
    guard let root = sight?.root, let snapshot, let shown = navigator.tree.rootName else { return }
    let value = shown == G.root(on: navigator.tree.idiom) ? nil : NavGraph.WindowRoot(snapshot)
    if root.wrappedValue != value { root.wrappedValue = value }
  }
}
