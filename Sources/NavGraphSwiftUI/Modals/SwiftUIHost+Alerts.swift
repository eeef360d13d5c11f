import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What alerts show, and how they end.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The buttons that an alert has come up with.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] {
    if let decided, decided.alert == alert.id { return decided.buttons }
    let buttons = alert.alert?.buttons(where: navigator.answers.holds) ?? []
    decided = (alert.id, buttons)
    return buttons
  }

  /// A button of an alert, or the end of it without one: SwiftUI says both, and in which order is open.
  func systemEnds(_ alert: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result>) {
    if case .finished? = answered?.outcome, answered?.alert == alert { return }
    let isFirst = answered == nil
    guard !isFirst || shown.modals.last?.id == alert else { return }
    answered = (alert, outcome)
    guard isFirst else { return }
    write { $0.remove(from: $0.modals.count - 1) }
    _Concurrency.Task { @MainActor [weak self] in
      guard let self, let over = self.answered else { return }
      self.answered = nil
      self.navigator.hostDismissed(over.alert, self.outcome(of: over.alert, ending: over.outcome))
      self.step()
    }
  }

  /// A tap beside an action sheet is its cancel button, if it has one.
  private func outcome(
    of alert: NavGraph.NodeID, ending outcome: NavGraph.Outcome<G.Result>
  ) -> NavGraph.Outcome<G.Result> {
    guard case .dismissed(by: .user) = outcome, let presented = navigator.tree.modals.first(where: { $0.id == alert }),
      presented.alert?.isActionSheet ?? false, let cancel = buttons(of: presented).first(where: { $0.role == .cancel })
    else { return outcome }
    return .finished(cancel.result)
  }
}

// Where events come from.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  public func anchor(_ id: NavGraph.NodeID, at anchor: NavGraph.Anchor) {
    // What is not on the screen can't be pointed at.
    guard anchor.marked?.window != nil else { return }
    anchors = anchors.filter { id, _ in isKnown(id) }
    anchors[id] = anchor
  }

  /// It is in the tree, or leaving the screen.
  private func isKnown(_ id: NavGraph.NodeID) -> Bool {
    navigator.tree.node(id) != nil || navigator.tree.modals.contains { $0.id == id } || shown.presented(id) != nil
  }

  /// Where the event came from that has presented what lies on so many others.
  func place(on ground: NavGraph.Ground) -> Foundation.CGRect? {
    guard ground.isInspector == hasInspector(on: ground.level), let presented = shown.modal(on: ground.level) else {
      return spots[ground]?.place
    }
    guard let anchor = anchors[presented.id] else { return nil }
    // A marked view that has left the screen is remembered where it was.
    guard let view = anchor.marked, view.window != nil, let layer = spots[ground]?.layer else { return spots[ground]?.place }
    let place = view.convert(anchor.rectangle ?? view.bounds, to: layer)
    spots[ground]?.place = place
    return place
  }
}
