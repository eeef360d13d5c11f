import Foundation

// Windows that events open.
extension NavGraph.Navigator {
  /// Opens a window. If another window already shows this root, it's brought to the front instead.
  func openWindow(_ root: G.Root) {
    let others = NavGraph.OpenScenes.navigators(of: G.self).filter { $0 !== self && $0.isRoot(root) }
    let equal = others.filter { $0.tree.rootName == root }
    let shown = (equal + others).first { $0.host?.comeForward() ?? false }
    if let shown, shown.tree.rootName != root {
      shown.take { $0.open(NavGraph.Target(.root(root, G.shape(of: root).visible), policy: .over)) }
    }
    if shown != nil { return }
    guard let saved = NavGraph.Snapshot(window: root, of: G.self) else { return log("windows: what it shows can't be written down") }
    host?.openWindow(saved)
  }

  private func isRoot(_ root: G.Root) -> Bool { tree.rootName.map { G.isPlace($0, of: root) } ?? false }
}

nonisolated extension NavGraph.Snapshot {
  /// Creates the snapshot of a new window, or returns nil if the values of its root can't be encoded.
  init?<G: NavGraph.Graph>(window root: G.Root, of graph: G.Type) {
    let record = G.record(ofRoot: root)
    guard !record.isTransient else { return nil }
    self.init(graph: G.fingerprint, root: record)
  }
}

nonisolated extension NavGraph.Graph {
  public static var opensWindows: Bool { false }
}

extension NavGraph.Host {
  public var opensWindows: Bool { false }
  public func openWindow(_ saved: NavGraph.Snapshot) {}
  public func comeForward() -> Bool { false }
}

// Links to the content of another window.
extension NavGraph.Navigator {
  /// Returns whether another window shows the place of the link and handles it. A link to the root of this window stays in it.
  func isElsewhere(_ target: NavGraph.Target<G>) -> Bool {
    guard tree.rootName != nil else { return false }
    guard let chosen = target.chosen(where: answers.holds) else { return false }
    let wanted = chosen.resolved(on: tree.idiom)
    let scenes = NavGraph.OpenScenes.navigators(of: G.self)
    // The window already shows the link's place, so it's brought forward unchanged. Links with guards are excluded, because those might not
    // guard the window.
    if wanted.modals.isEmpty, wanted.guards.isEmpty, let screen = wanted.place.lastScreen,
      scenes.contains(where: { $0.isWindow(on: screen) && $0.host?.comeForward() ?? false })
    {
      return true
    }
    guard case .root(let root, _) = wanted.place, !isRoot(root),
      let other = scenes.first(where: { $0 !== self && $0.isRoot(root) && $0.host?.comeForward() ?? false })
    else { return false }
    other.take { $0.open(target) }
    return true
  }

  /// Returns whether this is a window that an event has opened for the screen.
  private func isWindow(on screen: G.Screen) -> Bool {
    guard let root = tree.rootName, root != G.root(on: tree.idiom) else { return false }
    let shape = G.shape(of: root)
    if case .stack(_, let path) = shape { return path == [screen] }
    return shape == .screen(screen)
  }
}

nonisolated extension NavGraph.TargetPlace {
  /// The screen on top after the link has been opened; nil if it depends on a split or pages.
  fileprivate var lastScreen: G.Screen? {
    switch self {
    case .root(_, let visible): visible.lastScreen
    case .here(let screens, _, _): screens.last
    case .anywhere: nil
    }
  }
}

nonisolated extension NavGraph.Visible {
  fileprivate var lastScreen: G.Screen? {
    switch self {
    case .path(let screens): screens.last
    case .tab(_, let visible): visible.lastScreen
    case .columns: nil
    case .page: nil
    case .made(_, let visible): visible.lastScreen
    }
  }
}

extension NavGraph {
  /// The running scenes of the app, so that content that a window already shows isn't opened twice.
  @MainActor enum OpenScenes {
    private struct Entry {
      weak var navigator: AnyObject?
    }

    private static var entries: [Entry] = []

    static func add(_ navigator: AnyObject) {
      remove(navigator)
      entries.append(Entry(navigator: navigator))
    }

    static func remove(_ navigator: AnyObject) {
      entries.removeAll { $0.navigator == nil || $0.navigator === navigator }
    }

    /// Returns the navigators of one graph, the oldest first.
    static func navigators<G: Graph>(of graph: G.Type) -> [Navigator<G>] {
      entries.compactMap { $0.navigator as? Navigator<G> }
    }
  }
}

nonisolated extension NavGraph {
  /// The value of a SwiftUI window: its root, with the root's values. SwiftUI saves it and finds the window by it.
  public nonisolated struct WindowRoot: Hashable, Sendable, Codable {
    private let root: Record

    /// Creates the value from the root of a scene's snapshot, ignoring later navigation.
    public init(_ saved: Snapshot) { root = saved.root }

    /// Returns the snapshot of a window that has just been opened.
    public func snapshot<G: Graph>(of graph: G.Type) -> Snapshot { Snapshot(graph: G.fingerprint, root: root) }
  }
}
