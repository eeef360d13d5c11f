import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Returns the buttons that the alert was presented with.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] {
    if let decided, decided.alert == alert.id { return decided.buttons }
    let buttons = alert.alert?.buttons(where: navigator.answers.holds) ?? []
    decided = (alert.id, buttons)
    return buttons
  }

  /// Records the outcome of an alert. SwiftUI reports both the button and the dismissal, in no fixed order.
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

  /// Returns the outcome of an alert. A tap outside of an action sheet has the result of its cancel button, if there is one.
  private func outcome(
    of alert: NavGraph.NodeID, ending outcome: NavGraph.Outcome<G.Result>
  ) -> NavGraph.Outcome<G.Result> {
    guard case .dismissed(by: .user) = outcome, let presented = navigator.tree.modals.first(where: { $0.id == alert }),
      presented.alert?.isActionSheet ?? false, let cancel = buttons(of: presented).first(where: { $0.role == .cancel })
    else { return outcome }
    return .finished(cancel.result)
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  public func anchor(_ id: NavGraph.NodeID, at anchor: NavGraph.Anchor) {
    // An anchor outside of a window can't be used.
    guard anchor.marked?.window != nil else { return }
    anchors = anchors.filter { id, _ in isKnown(id) }
    anchors[id] = anchor
  }

  /// Returns whether the node is in the tree or leaving the screen.
  private func isKnown(_ id: NavGraph.NodeID) -> Bool {
    navigator.tree.node(id) != nil || navigator.tree.modals.contains { $0.id == id } || shown.presented(id) != nil
  }

  /// Returns the place of the event that has presented the modal on this ground.
  func place(on ground: NavGraph.Ground) -> Foundation.CGRect? {
    guard ground.isInspector == hasInspector(on: ground.level), let presented = shown.modal(on: ground.level) else {
      return spots[ground]?.place
    }
    guard let anchor = anchors[presented.id] else { return nil }
    // The last place of a view that has left the window is kept.
    guard let view = anchor.marked, view.window != nil, let layer = spots[ground]?.layer else { return spots[ground]?.place }
    let place = view.convert(anchor.rectangle ?? view.bounds, to: layer)
    spots[ground]?.place = place
    return place
  }
}
