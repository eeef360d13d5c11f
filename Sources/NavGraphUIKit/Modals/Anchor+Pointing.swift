import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Anchor {
  /// Whether the anchor can be used. A popover that points at a view outside of a window crashes.
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
      // Without an anchor, the popover is in the middle of the presenter's view. The window itself would be retained.
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }
}

extension NavGraph {
  /// A delegate that observes the dismissal of an action sheet in a popover. It doesn't implement the adaptation methods, because then an
  /// action sheet would remain a popover on a phone.
  @MainActor final class ActionSheetObserver: NSObject, UIAdaptivePresentationControllerDelegate {
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
  /// Configures an action sheet. A tap outside of it has the result of its cancel button, if there is one.
  func dress(actionSheetWith buttons: [NavGraph.AlertButton<G>]) {
    let cancel = buttons.first { $0.role == .cancel }
    let outcome = cancel.map { NavGraph.Outcome<G.Result>.finished($0.result(in: nil)) } ?? .dismissed(by: .user)
    point(at: host?.anchors[id])
    let ending = NavGraph.ActionSheetObserver { [weak host] in
      host?.lookAgain()
    } hasGone: { [weak host, id] in
      host?.modalIsGone(id, outcome)
    }
    self.ending = ending
    controller.presentationController?.delegate = ending
  }
}
