import Foundation

// Windows that events open.
extension NavGraph.Navigator {
  /// Opens a window. One whose root is that place already comes to the front instead, unless that is the one that asks.
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
  /// What a window keeps that has just opened; nil where its values can't be written down.
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

// Links to what a window shows.
extension NavGraph.Navigator {
  /// Whether another window shows the place of a link, and takes it. A link stays where the root is that it is about.
  func isElsewhere(_ target: NavGraph.Target<G>) -> Bool {
    guard tree.rootName != nil else { return false }
    guard let chosen = target.chosen(where: answers.holds) else { return false }
    let wanted = chosen.resolved(on: tree.idiom)
    let scenes = NavGraph.OpenScenes.navigators(of: G.self)
    // The window is that place: it comes as it is. What guards the link might not guard the window.
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

  /// Whether this is a window that an event has opened on that screen.
  private func isWindow(on screen: G.Screen) -> Bool {
    guard let root = tree.rootName, root != G.root(on: tree.idiom) else { return false }
    let shape = G.shape(of: root)
    if case .stack(_, let path) = shape { return path == [screen] }
    return shape == .screen(screen)
  }
}

nonisolated extension NavGraph.TargetPlace {
  /// The screen that is on top in the end, where a stack or a bare slot says it.
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
  /// The scenes of the app that run: what a window shows already need not open twice.
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

    /// Those of one graph, the oldest first.
    static func navigators<G: Graph>(of graph: G.Type) -> [Navigator<G>] {
      entries.compactMap { $0.navigator as? Navigator<G> }
    }
  }
}

nonisolated extension NavGraph {
  /// The value of a window of SwiftUI: its root, with that root's values. SwiftUI keeps it, and finds the window by it.
  public nonisolated struct WindowRoot: Hashable, Sendable, Codable {
    private let root: Record

    /// The root of a scene's snapshot, without what the user has done since.
    public init(_ saved: Snapshot) { root = saved.root }

    /// What a window shows when it has just been opened.
    public func snapshot<G: Graph>(of graph: G.Type) -> Snapshot { Snapshot(graph: G.fingerprint, root: root) }
  }
}
