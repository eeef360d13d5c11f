import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Anchor {
  /// A popover that points at a view which has gone would end the app.
  var isOnScreen: Bool {
    let item = current
    if let view = item as? UIKit.UIView { return view.window != nil }
    return item is UIBarButtonItem
  }
}

extension NavGraph.ModalCoordinator {
  func point(at anchor: NavGraph.Anchor?) {
    guard let popover = controller.popoverPresentationController else { return }
    if let anchor, anchor.isOnScreen {
      let item = anchor.current
      if let rectangle = anchor.rectangle {
        popover.sourceView = item as? UIKit.UIView
        popover.sourceRect = rectangle
      } else if #available(iOS 16.0, *), let item = item as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = item
      } else if let view = item as? UIKit.UIView {
        popover.sourceView = view
      } else {
        popover.barButtonItem = item as? UIBarButtonItem
      }
    } else if let view = host?.holder?.presenter?.view {
      // In the middle of the window, pointing at nothing. The window itself would be held by what it shows.
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }
}

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
