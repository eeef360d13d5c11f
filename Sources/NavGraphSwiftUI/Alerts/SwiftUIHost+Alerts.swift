import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What alerts show, and how they end.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  #if CONDITIONS
  /// The buttons that an alert has come up with.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] {
    if let decided, decided.alert == alert.id { return decided.buttons }
    let buttons = alert.alert?.buttons(where: navigator.answers.holds) ?? []
    decided = (alert.id, buttons)
    return buttons
  }
  #else
  /// The buttons of an alert.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] { alert.alert?.buttons ?? [] }
  #endif

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
