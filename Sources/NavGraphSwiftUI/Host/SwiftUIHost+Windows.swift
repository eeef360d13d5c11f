import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Windows that events open, which SwiftUI creates and restores.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Whether the app can open windows. False on a phone, if the Info.plist doesn't allow multiple scenes, and for a scene that isn't in the
  /// app's `Windows`.
  public var opensWindows: Bool { sight?.opensOthers ?? false }

  public func openWindow(_ saved: NavGraph.Snapshot) {
    guard let sight else { return }
    sight.openWindow(id: sight.group, value: NavGraph.WindowRoot(saved))
  }

  /// Brings the window to the front. This uses UIKit, because SwiftUI can't identify a window without a value.
  public func comeForward() -> Bool {
    guard let session = probes.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }

  /// Keeps the window's value equal to its root, by which SwiftUI finds it. The value is nil for the app's initial root.
  func keepRoot(_ snapshot: NavGraph.Snapshot?) {
    guard let root = sight?.root, let snapshot, let shown = navigator.tree.rootName else { return }
    let value = shown == G.root(on: navigator.tree.idiom) ? nil : NavGraph.WindowRoot(snapshot)
    if root.wrappedValue != value { root.wrappedValue = value }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The window's environment, which only its views receive from SwiftUI.
  @MainActor struct WindowSight {
    /// The identifier of the group of windows that events open.
    let group: String
    let openWindow: OpenWindowAction
    let opensOthers: Bool
    /// The value by which the system finds and restores this window; nil for a window that no event has opened.
    let root: Binding<WindowRoot?>?
  }

  /// A modifier that passes the window's environment to its host.
  @MainActor struct WindowModifier<G: Graph>: ViewModifier {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var opensOthers
    private let host: SwiftUIHost<G>
    private let group: String
    private let root: Binding<WindowRoot?>?

    init(host: SwiftUIHost<G>, group: String, root: Binding<WindowRoot?>?) { (self.host, self.group, self.root) = (host, group, root) }

    func body(content: Self.Content) -> some View {
      host.sight = WindowSight(group: group, openWindow: openWindow, opensOthers: opensOthers, root: root)
      return content
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The reasons for which the system connects a scene.
  @MainActor public struct Connection {
    private let contents: ConnectionContents

    public init(_ options: UIScene.ConnectionOptions) { contents = ConnectionContents(options) }

    /// The links, including universal links, in alphabetical order.
    public var links: [Foundation.URL] { contents.links }
    /// The activities that aren't links, in the order of their types.
    public var activities: [NSUserActivity] { contents.activities }
  }
}

// Scenes that are views. SwiftUI doesn't report their windows, so their screens do.
@available(iOS 16.0, *)
extension NavGraph.Register {
  public func connect<G: NavGraph.Graph>(_ scene: Scene, of host: NavGraph.SwiftUIHost<G>) {
    connect(scene) { [weak host] in
      guard let host else { return nil }
      // A scene that has left its window isn't displayed anywhere. One that has never been in a window may be displayed in any.
      let nowhere = host.probes.hasBeenSeen ? SystemScene(host, isInFront: false, isYetToCome: false) : nil
      return SystemScene(host.probes.windowScene) ?? nowhere
    }
  }

  /// Opens something in the scene for `target`, or in the scene in front. If there is none, the next scene that is created opens it.
  public func open(at target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }

  /// Opens something in the scene for a target that is being connected, whose views may be created before or after this call.
  public func open(connecting target: UIScene, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target, isInFront: false, isYetToCome: true), work)
  }
}
