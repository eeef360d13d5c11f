import Foundation

// What a saved scene showed comes back: without animation, after the guards on it have been asked, and never against a link.
nonisolated extension NavGraph.Scheduler {
  /// What is to be kept; nil while the scene has shown nothing yet.
  package var snapshot: NavGraph.Snapshot? {
    // What hasn't come back yet is kept as it is.
    if let saved = pending.lazy.compactMap({ $0.saved }).first { return saved }
    return NavGraph.Snapshot(tree, without: Set(parked.keys))
  }

  /// Brings the root back at once if nobody has to be asked; the rest waits until the scene is connected. False if it is none of this graph's.
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

  /// The guards on what comes back are asked one after the other; what they refuse is cut, with everything on top of it.
  func restoring(_ saved: NavGraph.Snapshot, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Decision {
    var reducer = NavGraph.Reducer(tree)
    let link = queue.lazy.compactMap { $0.link }.first?.chosen(where: holds)
    if link != nil, restored != nil { return .drop("something else is shown by now", reducer) }
    // A split may have collapsed since: that is the window's affair.
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
      return asked(next, NavGraph.Reducer(tree), intent, rest: intent.work, atRoot: true, telling: nil)
    }
    return .finish(reducer)
  }
}
