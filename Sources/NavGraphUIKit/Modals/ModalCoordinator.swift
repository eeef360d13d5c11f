import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns what is presented: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: Graph>: NSObject, UIAdaptivePresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    #if CONFIRMATION
    private let dismissal: Dismissal
    #endif
    private(set) weak var host: UIKitHost<G>?
    #if ANCHORS || COMPACT
    /// What it becomes where there is little room; nil: the graph doesn't say.
    var compactStyle: UIModalPresentationStyle?
    #endif
    #if FIELDS
    /// Follows what is typed into an alert.
    private var typing: AlertTyping?
    #endif
    #if ALERTS && ANCHORS
    /// Hears of a tap beside an action sheet.
    var ending: ActionSheetEnd?
    #endif
    #if CONTEXTS
    /// It covers a column where columns stand side by side, and that is the controller that presents it there. It is held, since the
    /// column may show another one by now.
    var coversColumn = false
    var column: UIViewController?
    #endif
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
        #if CONFIRMATION
        dismissal = sheet.dismissal
        #endif
        super.init()
        dress(sheet, as: presented.style, on: host.navigator.tree.idiom)
      #if ALERTS
      case .alert(let alert):
        let controller = alert.controller
        content = nil
        self.controller = controller
        #if CONFIRMATION
        dismissal = .blocked
        #endif
        super.init()
        #if CONDITIONS
        let buttons = alert.buttons(where: host.navigator.answers.holds)
        #else
        let buttons = alert.buttons
        #endif
        for button in buttons {
          let action = UIAlertAction(title: button.title, style: button.role.style) { [weak host, weak controller, id] _ in
            // UIKit has taken the alert down already.
            host?.modalIsGone(id, .finished(button.result(in: controller)))
          }
          controller.addAction(action)
        }
        #if FIELDS
        typing = alert.field.map { field in
          AlertTyping(field, in: controller, disabling: zip(buttons, controller.actions).filter { $0.0.takesText }.map { $0.1 })
        }
        #endif
        #if ANCHORS
        if alert.isActionSheet { dress(actionSheetWith: buttons) }
        #endif
      #endif
      }
    }

    #if CONFIRMATION
    /// The screens in it that want to be asked.
    var confirming: [any DismissalConfirming] {
      (content?.subtree ?? []).compactMap { $0.screen as? any DismissalConfirming }
    }
    #endif

    /// What the app has set as a delegate is kept, beside this one. UIKit asks a delegate which methods it has when it is set.
    func keepDelegate() {
      guard content != nil, let presentation = controller.presentationController, presentation.delegate !== relay else { return }
      let app = presentation.delegate
      let adapts = app?.adaptivePresentationStyle(for:traitCollection:) != nil || app?.adaptivePresentationStyle(for:) != nil
      #if ANCHORS || COMPACT
      relay = adapts || compactStyle != nil ? ModalStyleRelay() : ModalRelay()
      (relay as? ModalStyleRelay)?.compactStyle = compactStyle
      #else
      relay = adapts ? ModalStyleRelay() : ModalRelay()
      #endif
      relay.delegate(for: self, isOwner: true)
      relay.delegate(for: app, isOwner: false)
      presentation.delegate = relay
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { host?.lookAgain() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host?.modalIsGone(id, .dismissed(by: .user))
    }

    #if CONFIRMATION
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      dismissal != .confirm || confirming.allSatisfy { $0.mayDismiss }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if dismissal == .confirm { host?.navigator.hostAttemptedDismissal(of: id) }
    }
    #endif
  }
}
