import NavGraphRuntime

// Predicting the content of a scene after a link or a restoration, without a screen.
extension NavGraph.Rehearsal {
  /// Whether there are links to open.
  public var hasLinks: Bool { !targets.isEmpty }

  /// Whether the scene has a root, instead of the flow of a guard.
  public var isInside: Bool { scene?.navigator.tree.rootName != nil }

  /// The visible screens, from the root up. An alert is named `alert`.
  public var shown: [String] { scene.map { Self.shown(in: $0.navigator.tree) } ?? [] }

  /// Returns the visible screens after the link has started the app, if every guard succeeds. The same screens are shown if the link is
  /// opened while nothing is presented. Returns nil if the link builds on the current content.
  public func shownAtStart(by number: Int) -> [String]? {
    guard let navigator = scene?.navigator, hasLinks else { return nil }
    guard let target = targets[number % targets.count].chosen(where: navigator.answers.holds) else { return nil }
    let idiom = navigator.tree.idiom
    guard case .root = target.resolved(on: idiom).place else { return nil }
    var scheduler = NavGraph.Scheduler<G>(idiom: idiom)
    scheduler.start()
    scheduler.open(target)
    scheduler.connected()
    run(&scheduler, for: navigator)
    collapse(&scheduler)
    return Self.shown(in: scheduler.tree)
  }

  /// The state of a scene that restores the snapshot of this one, if every guard succeeds.
  public var stateWhenRestored: [String] {
    guard let navigator = scene?.navigator else { return [] }
    var scheduler = NavGraph.Scheduler<G>(idiom: navigator.tree.idiom, restoring: navigator.snapshot)
    scheduler.start()
    scheduler.connected()
    run(&scheduler, for: navigator)
    return scheduler.tree.shape.map(\.line)
  }

  private func run(_ scheduler: inout NavGraph.Scheduler<G>, for navigator: NavGraph.Navigator<G>) {
    scheduler.run(where: navigator.answers.holds)
  }

  /// Collapses the splits if the window is narrow.
  private func collapse(_ scheduler: inout NavGraph.Scheduler<G>) {
    guard window.traitCollection.horizontalSizeClass != .regular else { return }
    var splits: [(NavGraph.NodeID, NavGraph.Column)] = []
    for layer in scheduler.tree.layers {
      layer.walk({ $0.children }) { node in
        if case .split(_, _, let focus) = node.content { splits.append((node.id, focus.front)) }
      }
    }
    for (split, front) in splits { scheduler.hostCollapsed(split, onto: front) }
  }

  private static func shown(in tree: NavGraph.Tree<G>) -> [String] {
    func screens(of node: NavGraph.Node<G>) -> [String] {
      node.screen.map { ["\($0)"] } ?? node.visible.flatMap { screens(of: $0) }
    }
    return screens(of: tree.root) + tree.modals.flatMap { modal in modal.content.map { screens(of: $0) } ?? ["alert"] }
  }
}
