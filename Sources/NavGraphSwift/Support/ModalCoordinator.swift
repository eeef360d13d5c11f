import UIKit

extension Navigation {
  /// Owns what is presented: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: UIKitGraph>: NSObject, UIPopoverPresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    private let dismissal: Dismissal
    private(set) weak var host: UIKitHost<G>?
    /// What it becomes where there is little room.
    var compactStyle = UIModalPresentationStyle.none
    /// Stands in where the app has set a delegate of its own.
    private var relay: ModalRelay?

    init(host: UIKitHost<G>, _ presented: Presented<G>, anchor: Anchor?, idiom: Idiom) {
      self.host = host
      id = presented.id
      switch G.presentation(of: presented.modal) {
      case .flow(_, let sheet):
        let content = presented.content.map { host.coordinator(for: $0) }
        self.content = content
        controller = content?.controller ?? UIViewController()
        dismissal = sheet.dismissal
        super.init()
        dress(sheet, as: presented.style, anchor: anchor, idiom: idiom)
      case .alert(let alert):
        let controller = alert.controller
        content = nil
        self.controller = controller
        dismissal = .blocked
        super.init()
        for button in alert.buttons {
          let action = UIAlertAction(title: button.title, style: button.role.style) { [weak host, id] _ in
            // UIKit has taken the alert down already.
            host?.modalIsGone(id, .finished(button.result))
          }
          controller.addAction(action)
        }
        if alert.isActionSheet { point(at: anchor) }
      }
    }

    /// The screens in it that want to be asked.
    var confirming: [any DismissalConfirming] {
      var all: [any DismissalConfirming] = []
      func collect(_ coordinator: Coordinator<G>) {
        if let screen = coordinator.screen as? any DismissalConfirming { all.append(screen) }
        coordinator.children.forEach(collect)
      }
      if let content { collect(content) }
      return all
    }

    /// A delegate that the app has set since is kept, beside this one.
    func keepDelegate() {
      guard content != nil, let presentation = controller.presentationController, let set = presentation.delegate,
        set !== self, set !== relay
      else { return }
      relay = ModalRelay(self, and: set)
      presentation.delegate = relay
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      dismissal != .confirm || confirming.allSatisfy(\.mayDismiss)
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { host?.lookAgain() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host?.modalIsGone(id, .dismissed(by: .user))
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if dismissal == .confirm { host?.navigator.hostAttemptedDismissal(of: id) }
    }
  }
}
