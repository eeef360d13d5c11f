import HeadlessUIKit

/// The alert or dialog of a view.
@MainActor final class AskingMemory: NodeMemory {
  weak var surrounding: UIViewController?
  weak var graph: ViewGraph?
  var isPresented = Binding.constant(false)
  var title = ""
  var actions: ViewNode?
  var message: ViewNode?
  private let style: UIAlertController.Style
  private var shown: AskingController?

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init()
  }

  override func commit() {
    guard let actions else { return takeDown() }
    if let shown { return refresh(shown, actions) }
    guard let surrounding else { return }
    let text = (message?.texts ?? []).joined(separator: " ")
    let alert = AskingController(title: title.isEmpty ? nil : title, message: text.isEmpty ? nil : text, preferredStyle: style)
    for button in buttons(in: actions) { alert.addAction(button) }
    for field in actions.onScreen { add(field, to: alert) }
    alert.hasLeft = { [weak self] in self?.hasLeft() }
    alert.modalPresentationStyle = style == .alert ? .overFullScreen : .popover
    (alert.presentationController as? UIPopoverPresentationController)?.sourceView = surrounding.view
    surrounding.present(alert, animated: true)
    // UIKit may refuse the presentation without an error (SwiftUI-P2).
    if alert.presentingViewController != nil { shown = alert }
  }

  /// Returns the buttons. Whether an action runs before the binding is written depends on the options (SwiftUI-A2).
  private func buttons(in actions: ViewNode) -> [UIAlertAction] {
    var buttons: [UIAlertAction] = []
    for node in actions.onScreen {
      guard case .button(let text, let role, _) = node.content else { continue }
      let style: UIAlertAction.Style = role == "cancel" ? .cancel : role == "destructive" ? .destructive : .default
      let button = UIAlertAction(title: text, style: style) { [weak self] _ in
        // The action may have changed since the alert was presented.
        guard case .button(_, _, let action) = node.content else { return }
        if Headless.options.alertActionComesFirst { action() }
        self?.hasLeft()
        if !Headless.options.alertActionComesFirst { action() }
      }
      button.isEnabled = node.environment.isEnabled
      buttons.append(button)
    }
    // A dialog always has a cancel button, and an alert has at least one button (SwiftUI-A3).
    if style == .actionSheet, !buttons.contains(where: { $0.style == .cancel }) {
      buttons.append(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.hasLeft() })
    }
    if style == .alert, buttons.isEmpty { buttons.append(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.hasLeft() }) }
    return buttons
  }

  /// Adds a text field whose text is bound (SwiftUI-A5), if `node` is one.
  private func add(_ node: ViewNode, to alert: UIAlertController) {
    guard case .field(let placeholder, let isSecure, let text) = node.content else { return }
    alert.addTextField { field in
      field.placeholder = placeholder.isEmpty ? nil : placeholder
      field.text = text.wrappedValue
      field.isSecureTextEntry = isSecure
      field.keyboardType = node.environment.typing.keyboard
      field.autocapitalizationType = node.environment.typing.capitals
      field.autocorrectionType = node.environment.typing.correction
      field.addAction(
        UIAction { [weak field] _ in
          if case .field(_, _, let text) = node.content { text.wrappedValue = field?.text ?? "" }
        }, for: .editingChanged)
    }
  }

  /// Enables and disables the buttons of the presented alert (SwiftUI-A6).
  private func refresh(_ alert: UIAlertController, _ actions: ViewNode) {
    let buttons = actions.onScreen.filter { if case .button = $0.content { true } else { false } }
    for (node, action) in zip(buttons, alert.actions) { action.isEnabled = node.environment.isEnabled }
  }

  private func hasLeft() {
    guard shown != nil else { return }
    shown = nil
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  /// Dismisses the alert because its binding is false (SwiftUI-A4).
  private func takeDown() {
    guard let alert = shown else { return }
    guard let presenter = alert.presentingViewController, !alert.isBeingDismissed else {
      shown = nil
      return
    }
    shown = nil
    presenter.dismiss(animated: true)
  }

  override func leave() { takeDown() }
}

/// An alert that reports its disappearance, even without a tap.
@MainActor private final class AskingController: UIAlertController {
  var hasLeft: @MainActor () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The handler of a button is called before.
    Headless.clock.schedule(after: 0) { [weak self] in self?.hasLeft() }
  }
}
