import NavGraphRuntime
import UIKit

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set about a finger's dismissal; it goes through if both agree.
  @MainActor final class ModalRelay: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: (any UIPopoverPresentationControllerDelegate)?
    private weak var app: (any UIAdaptivePresentationControllerDelegate)?

    init(_ owner: any UIPopoverPresentationControllerDelegate, and app: any UIAdaptivePresentationControllerDelegate) {
      self.owner = owner
      self.app = app
    }

    private var both: [(any UIAdaptivePresentationControllerDelegate)?] { [owner, app] }

    /// What it becomes where there is little room is the graph's.
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let ask = owner?.adaptivePresentationStyle(for:traitCollection:)
      return ask?(controller, traitCollection) ?? .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      both.allSatisfy { delegate in
        let ask = delegate?.presentationControllerShouldDismiss(_:)
        return ask?(presentationController) ?? true
      }
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      for delegate in both {
        let tell = delegate?.presentationControllerWillDismiss(_:)
        tell?(presentationController)
      }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      for delegate in both {
        let tell = delegate?.presentationControllerDidDismiss(_:)
        tell?(presentationController)
      }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      // Where only the app has refused, the screens are not asked.
      let ask = owner?.presentationControllerShouldDismiss(_:)
      let hasRefused = ask?(presentationController) == false
      for delegate in hasRefused ? both : [app] {
        let tell = delegate?.presentationControllerDidAttemptToDismiss(_:)
        tell?(presentationController)
      }
    }
  }
}
