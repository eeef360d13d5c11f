import NavGraphPlatform
import NavGraphRuntime

#if ALERTS
extension NavGraph {
  /// Hears that a tap beside it has taken down an action sheet which is shown as a popover. It says nothing of how it adapts: on a phone an
  /// action sheet that stays a popover would be none.
  @MainActor final class ActionSheetEnd: NSObject, UIAdaptivePresentationControllerDelegate {
    private let isGoing: @MainActor () -> Void
    private let hasGone: @MainActor () -> Void

    init(isGoing: @escaping @MainActor () -> Void, hasGone: @escaping @MainActor () -> Void) {
      self.isGoing = isGoing
      self.hasGone = hasGone
      super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { isGoing() }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hasGone() }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  }
}

extension NavGraph.ModalCoordinator {
  /// What it points at, and who hears of a tap beside it: that is its cancel button, if it has one.
  func dress(actionSheetWith buttons: [NavGraph.AlertButton<G>]) {
    let cancel = buttons.first { $0.role == .cancel }
    let outcome = cancel.map { NavGraph.Outcome<G.Result>.finished($0.result(in: nil)) } ?? .dismissed(by: .user)
    point(at: host?.anchors[id])
    let ending = NavGraph.ActionSheetEnd { [weak host] in
      host?.lookAgain()
    } hasGone: { [weak host, id] in
      host?.modalIsGone(id, outcome)
    }
    self.ending = ending
    controller.presentationController?.delegate = ending
  }
}
#endif
