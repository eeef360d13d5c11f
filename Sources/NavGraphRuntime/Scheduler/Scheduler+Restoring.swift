import Foundation

// Restoring the state of the previous session: without animation, after its guards have succeeded, and never instead of a link.
nonisolated extension NavGraph.Scheduler {
  /// The snapshot to save; nil before the scene has shown anything.
  package var snapshot: NavGraph.Snapshot? {
    // A state that hasn't been restored yet is kept unchanged.
    if let saved = pending.lazy.compactMap({ $0.saved }).first { return saved }
    return NavGraph.Snapshot(tree, without: Set(parked.keys))
  }

  /// Restores the root immediately if no guard must be evaluated. The rest waits until the scene is connected. Returns false if the root
  /// doesn't belong to this graph.
  mutating func restore(_ saved: NavGraph.Snapshot) -> Bool {
    var reducer = NavGraph.Reducer(tree)
    guard reducer.tree.restore(saved, inWindow: true) else { return false }
    guard reducer.tree.guardsEntered(from: tree).isEmpty else {
      queue.append(Intent(.restore(saved)))
      return true
    }
    restored = reducer.tree.root
    accept(reducer)
    if !saved.modals.isEmpty { queue.append(Intent(.restore(saved))) }
    return true
  }

  /// Returns the decision for restoring a state. Its guards are evaluated one after the other, and a place whose guard fails is removed
  /// with everything on top of it.
  func restoring(_ saved: NavGraph.Snapshot, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Decision {
    var reducer = NavGraph.Reducer(tree)
    let link = queue.lazy.compactMap { $0.link }.first?.chosen(where: holds)
    if link != nil, restored != nil { return .drop("something else is shown by now", reducer) }
    // A split may have collapsed since then, but that doesn't change the shape.
    if let restored, tree.root.id != restored.id || tree.root.shape != restored.shape || !tree.modals.isEmpty {
      return .drop("something else is shown by now", reducer)
    }
    if restored == nil {
      guard reducer.tree.restore(saved, inWindow: true) else { return .startAfresh }
    }
    reducer.tree.restoreModals(of: saved)
    if let link {
      guard let rest = reducer.tree.yielding(to: link) else { return .startAfresh }
      reducer.tree = rest
    }
    guard let allowed = reducer.tree.cut({ intent.cutting.contains($0) }) else { return .startAfresh }
    reducer.tree = allowed
    reducer.place = reducer.tree.leaf.id
    let questions = reducer.tree.guardsEntered(from: tree)
    if let next = questions.first(where: { !intent.granted.contains($0) }) {
      return asked(MissingGuard(guard: next, isOfRoot: true), NavGraph.Reducer(tree), intent, rest: intent.work)
    }
    return .finish(reducer)
  }
}
