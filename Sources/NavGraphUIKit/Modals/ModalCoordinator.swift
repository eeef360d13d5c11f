import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns what is presented: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: Graph>: NSObject, UIAdaptivePresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    private let dismissal: Dismissal
    private(set) weak var host: UIKitHost<G>?
    /// What it becomes where there is little room; nil: the graph doesn't say.
    var compactStyle: UIModalPresentationStyle?
    /// Follows what is typed into an alert.
    private var typing: AlertTyping?
    /// Hears of a tap beside an action sheet.
    var ending: ActionSheetEnd?
    /// It covers a column where columns stand side by side, and that is the controller that presents it there. It is held, since the
    /// column may show another one by now.
    var coversColumn = false
    var column: UIViewController?
    /// Hears UIKit.
    var relay = ModalRelay()

    init(host: UIKitHost<G>, _ presented: Presented<G>) {
      self.host = host
      id = presented.id
      switch G.presentation(of: presented.modal) {
      case .flow(_, let sheet):
        let content = presented.content.map { host.coordinator(for: $0) }
        self.content = content
        controller = content?.controller ?? UIViewController()
        dismissal = sheet.dismissal
        super.init()
        dress(sheet, as: presented.style, on: host.navigator.tree.idiom)
      case .alert(let alert):
        let controller = alert.controller
        content = nil
        self.controller = controller
        dismissal = .blocked
        super.init()
        let buttons = alert.buttons(where: host.navigator.answers.holds)
        for button in buttons {
          let action = UIAlertAction(title: button.title, style: button.role.style) { [weak host, weak controller, id] _ in
            // UIKit has taken the alert down already.
            host?.modalIsGone(id, .finished(button.result(in: controller)))
          }
          controller.addAction(action)
        }
        typing = alert.field.map { field in
          AlertTyping(field, in: controller, disabling: zip(buttons, controller.actions).filter { $0.0.takesText }.map { $0.1 })
        }
        if alert.isActionSheet { dress(actionSheetWith: buttons) }
      }
    }

    /// The screens in it that want to be asked.
    var confirming: [any DismissalConfirming] {
      (content?.subtree ?? []).compactMap { $0.screen as? any DismissalConfirming }
    }

    /// What the app has set as a delegate is kept, beside this one. UIKit asks a delegate which methods it has when it is set.
    func keepDelegate() {
      guard content != nil, let presentation = controller.presentationController, presentation.delegate !== relay else { return }
      let app = presentation.delegate
      let adapts = app?.adaptivePresentationStyle(for:traitCollection:) != nil || app?.adaptivePresentationStyle(for:) != nil
      relay = adapts || compactStyle != nil ? ModalStyleRelay() : ModalRelay()
      (relay as? ModalStyleRelay)?.compactStyle = compactStyle
      relay.delegate(for: self, isOwner: true)
      relay.delegate(for: app, isOwner: false)
      presentation.delegate = relay
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { host?.lookAgain() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host?.modalIsGone(id, .dismissed(by: .user))
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      dismissal != .confirm || confirming.allSatisfy { $0.mayDismiss }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if dismissal == .confirm { host?.navigator.hostAttemptedDismissal(of: id) }
    }
  }
}
