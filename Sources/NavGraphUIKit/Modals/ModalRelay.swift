import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set about a finger's dismissal; it goes through if both agree.
  @MainActor final class ModalRelay: Relay<any UIAdaptivePresentationControllerDelegate>, UIPopoverPresentationControllerDelegate {
    /// What it becomes where there is little room is the graph's.
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let owner = owner as? any UIPopoverPresentationControllerDelegate
      let ask = owner?.adaptivePresentationStyle(for:traitCollection:)
      return ask?(controller, traitCollection) ?? .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      agree(both, { $0.presentationControllerShouldDismiss(_:) }) { $0(presentationController) }
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      tell(both, { $0.presentationControllerWillDismiss(_:) }) { $0(presentationController) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      tell(both, { $0.presentationControllerDidDismiss(_:) }) { $0(presentationController) }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      // Where only the app has refused, the screens are not asked.
      let hasRefused = !agree([owner], { $0.presentationControllerShouldDismiss(_:) }) { $0(presentationController) }
      tell(hasRefused ? both : [app], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentationController) }
    }
  }
}
