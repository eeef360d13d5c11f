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

@available(iOS 16.0, *)
extension NavGraph {
  /// What a window's views are told about it and about others: SwiftUI tells nobody else.
  @MainActor struct WindowSight {
    /// The name of the group of windows that events open.
    let group: String
    let openWindow: OpenWindowAction
    let opensOthers: Bool
    /// The value by which the system finds this window and with which it brings it back; nil for a window that no event has opened.
    let root: Binding<WindowRoot?>?
  }

  /// Hands that to the window's host.
  @MainActor struct WindowLook<G: Graph>: ViewModifier {
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
  /// What a scene of the system is connected for, in the order of the texts.
  @MainActor public struct Connection {
    private let contents: ConnectionContents

    public init(_ options: UIScene.ConnectionOptions) { contents = ConnectionContents(options) }

    /// Links, those of the web among them.
    public var links: [Foundation.URL] { contents.links }
    /// The activities that are no links.
    public var activities: [NSUserActivity] { contents.activities }
  }
}

// Scenes of the app that are views: SwiftUI tells nobody which window is theirs, their screens do.
@available(iOS 16.0, *)
extension NavGraph.Register {
  public func connect<G: NavGraph.Graph>(_ scene: Scene, of host: NavGraph.SwiftUIHost<G>) {
    connect(scene) { [weak host] in
      guard let host else { return nil }
      // What has left its window is shown nowhere; what has never had one may be shown in any.
      let nowhere = host.probes.hasBeenSeen ? SystemScene(host, isInFront: false, isYetToCome: false) : nil
      return SystemScene(host.probes.windowScene) ?? nowhere
    }
  }

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that is made.
  public func open(at target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }

  /// The same for a scene of the system that is being connected. Its views may have been made before, or are made after that.
  public func open(connecting target: UIScene, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target, isInFront: false, isYetToCome: true), work)
  }
}
