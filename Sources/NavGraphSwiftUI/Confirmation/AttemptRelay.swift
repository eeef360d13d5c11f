import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// Hears of a finger that tries to take down a sheet which is held. Everything, this too, goes on to SwiftUI's own delegate.
  @MainActor final class AttemptRelay: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    weak var own: (any UIAdaptivePresentationControllerDelegate)?
    var hasTried: @MainActor () -> Void = {}

    /// UIKit's delegates need not have a method.
    private func method<Method>(_ method: (any UIAdaptivePresentationControllerDelegate) -> Method?) -> Method? { own.flatMap(method) }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      method { $0.presentationControllerDidAttemptToDismiss(_:) }?(presentationController)
      hasTried()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      method { $0.presentationControllerShouldDismiss(_:) }?(presentationController) ?? true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      method { $0.presentationControllerWillDismiss(_:) }?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      method { $0.presentationControllerDidDismiss(_:) }?(presentationController)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let own = own as? any UIPopoverPresentationControllerDelegate
      let ask = own?.adaptivePresentationStyle(for:traitCollection:)
      return ask?(controller, traitCollection) ?? .none
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
      let own = own as? any UISheetPresentationControllerDelegate
      let tell = own?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      tell?(sheetPresentationController)
    }
  }
}
