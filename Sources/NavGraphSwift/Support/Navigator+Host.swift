import Foundation

// From the host: facts, taken over at once.
extension Navigation.Navigator {
  /// That stack now shows only these of its screens.
  public func hostShows(_ screens: Set<Navigation.NodeID>, in stack: Navigation.NodeID) {
    _ = tree.update(stack) { node in
      guard case .stack(let name, let nodes) = node.content, let lowest = nodes.first, screens.contains(lowest.id) else { return }
      node.content = .stack(name, nodes.filter { screens.contains($0.id) })
    }
    factTaken()
  }

  /// The user selected that tab, or turned to that page.
  public func hostSelected(_ index: Int, in container: Navigation.NodeID) {
    _ = tree.update(container) { node in
      switch node.content {
      case .tabs(let name, let nodes, _) where nodes.indices.contains(index): node.content = .tabs(name, nodes, selected: index)
      case .pages(let name, let nodes, _) where nodes.indices.contains(index): node.content = .pages(name, nodes, selected: index)
      default: break
      }
    }
    factTaken()
  }

  /// That modal has left the screen, or is to leave it.
  public func hostDismissed(_ modal: Navigation.NodeID, _ outcome: Navigation.Outcome<G.Result> = .dismissed(by: .user)) {
    guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
    var turn = Navigation.Turn(tree)
    turn.end(from: index, outcome)
    accept(turn)
    factTaken()
  }

  /// The user tried to take down a modal whose screens want to be asked.
  public func hostAttemptedDismissal(of modal: Navigation.NodeID) { enqueue(Intent(work: .dismissal(of: modal))) }

  func factTaken() {
    tree.markEntered()
    if !isBusy { show() }
  }
}
