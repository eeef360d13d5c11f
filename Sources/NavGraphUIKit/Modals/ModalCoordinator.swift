import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The owner of a presented controller: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: Graph>: NSObject, UIAdaptivePresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    private let dismissal: Dismissal
    private(set) weak var host: UIKitHost<G>?
    /// The style in a compact width; nil if the graph doesn't specify it.
    var compactStyle: UIModalPresentationStyle?
    private var typing: AlertTyping?
    var ending: ActionSheetObserver?
    /// Whether the modal covers only the detail column while columns are side by side. `column` is the presenting controller. It's held
    /// strongly, because the column may show another one by now.
    var coversColumn = false
    var column: UIViewController?
    /// The presentation controller's delegate.
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
            // UIKit has already dismissed the alert.
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

    /// The screens in the modal that can confirm its dismissal.
    var confirming: [any DismissalConfirming] {
      (content?.subtree ?? []).compactMap { $0.screen as? any DismissalConfirming }
    }

    /// Installs the relay as the delegate, in addition to one that the app has set. UIKit determines a delegate's methods when it's set.
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
