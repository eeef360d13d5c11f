import Foundation

// What a saved scene showed comes back: without animation, after the guards on it have been asked, and never against a link.
extension Navigation.Navigator {
  /// What is to be kept; nil while the scene has shown nothing yet.
  public var snapshot: Navigation.Snapshot? {
    // What hasn't come back yet is kept as it is.
    let waiting = queue + [question?.intent].compactMap { $0 } + parked.values.compactMap(\.intent)
    if let saved = waiting.lazy.compactMap(\.saved).first { return saved }
    return Navigation.Snapshot(tree, without: Set(parked.keys))
  }

  /// Brings the root back at once if nobody has to be asked; the rest waits until the scene is connected. False if it is none of this graph's.
  func restore(_ saved: Navigation.Snapshot) -> Bool {
    var turn = Navigation.Turn(tree)
    guard turn.tree.restore(saved, inWindow: true) else { return false }
    let isAsked = !turn.tree.guardsEntered(from: tree).isEmpty
    if !isAsked {
      restored = turn.tree.root
      accept(turn)
    }
    if isAsked || !saved.modals.isEmpty { queue.append(Intent(work: .restore(saved))) }
    return true
  }

  /// The guards on what comes back are asked one after the other; what they refuse is cut, with what stands on it.
  func restoring(_ saved: Navigation.Snapshot, _ intent: Intent) -> Progress {
    if saved.graph != G.fingerprint { log("restoration: another version of the graph has saved it") }
    var turn = Navigation.Turn(tree)
    let link = queue.lazy.compactMap(\.link).first
    if let restored {
      guard link == nil, tree.root == restored, tree.modals.isEmpty else { return .dropped("something else is shown by now", turn) }
    } else {
      guard turn.tree.restore(saved, inWindow: true) else { return startAfresh(intent) }
    }
    turn.tree.restoreModals(of: saved)
    if let link {
      guard let rest = turn.tree.yielding(to: link) else { return startAfresh(intent) }
      turn.tree = rest
    }
    guard let allowed = turn.tree.cut({ intent.refused.contains($0) }) else { return startAfresh(intent) }
    turn.tree = allowed
    turn.place = allowed.leaf.id
    let questions = allowed.guardsEntered(from: tree)
    guard let next = questions.first(where: { !intent.granted.contains($0) }) else { return .done(turn) }
    return asked(next, Navigation.Turn(tree), intent, rest: intent.work, atRoot: true)
  }

  /// Nothing of it may come back: the scene starts as any other.
  private func startAfresh(_ intent: Intent) -> Progress {
    log("restoration: nothing of what was shown may come back")
    queue.insert(Intent(work: .start(G.root(on: tree.idiom))), at: 0)
    return .dropped("the scene starts afresh", Navigation.Turn(tree))
  }
}
