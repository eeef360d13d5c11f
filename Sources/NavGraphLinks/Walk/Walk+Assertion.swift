import NavGraphModel
import NavGraphSimulator

extension Walk {
  /// An assertion that is true of the walk: the distance from the root, or that one screen reaches another. The value is nil if the walk
  /// has only opened links, or if it ends where it began.
  package var assertion: String? {
    // Assertions count neither links nor app-level events.
    let first = entries.lastIndex { !$0.step.isMove } ?? 0
    let count = entries.count - 1 - first
    guard count > 0, let end = entries.last.flatMap({ frontName(in: $0.app) }) else { return nil }
    let isGranted = entries.allSatisfy { $0.effects.guards.allSatisfy(\.succeeds) }
    if first == 0, isGranted, let root = entries.first?.app.tree.rootName {
      return "assert \(end) within \(count) of \(graph.name(of: root.id))"
    }
    guard let start = frontName(in: entries[first].app), !start.isExactly(end) else { return nil }
    return "assert \(start) reaches \(end)"
  }

  /// Returns the name of the visible screen, or of the alert on top.
  private func frontName(in app: Simulator) -> String? {
    if let screen = app.front.first?.screen { return ScreenKind.name(of: screen.id, in: tables) }
    return app.tree.modals.last.map { graph.name(of: $0.modal.id) }
  }
}

extension WalkStep {
  /// Whether the step is a move of the user, which assertions count.
  fileprivate var isMove: Bool {
    switch self {
    case .event, .tab, .back, .page, .dismissal, .button, .inspector: true
    case .start, .route, .entry, .appEvent: false
    }
  }
}
