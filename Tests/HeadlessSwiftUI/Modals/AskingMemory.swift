import HeadlessUIKit

/// The alert of a view.
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
    guard shown == nil, let surrounding else { return }
    let text = (message?.texts ?? []).joined(separator: " ")
    let alert = AskingController(title: title.isEmpty ? nil : title, message: text.isEmpty ? nil : text, preferredStyle: style)
    for button in buttons(in: actions) { alert.addAction(button) }
    alert.hasLeft = { [weak self] in self?.hasLeft() }
    alert.modalPresentationStyle = style == .alert ? .overFullScreen : .popover
    (alert.presentationController as? UIPopoverPresentationController)?.sourceView = surrounding.view
    surrounding.present(alert, animated: true)
    // P2: refused, without a word.
    if alert.presentingViewController != nil { shown = alert }
  }

  /// A2: the action of a button, and the end of the alert; which comes first is open.
  private func buttons(in actions: ViewNode) -> [UIAlertAction] {
    var buttons: [UIAlertAction] = []
    for node in actions.onScreen {
      guard case .button(let text, let role, let action) = node.content else { continue }
      let style: UIAlertAction.Style = role == "cancel" ? .cancel : role == "destructive" ? .destructive : .default
      buttons.append(
        UIAlertAction(title: text, style: style) { [weak self] _ in
          if Headless.options.alertActionComesFirst { action() }
          self?.hasLeft()
          if !Headless.options.alertActionComesFirst { action() }
        })
    }
    // A3.
    if style == .actionSheet, !buttons.contains(where: { $0.style == .cancel }) {
      buttons.append(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.hasLeft() })
    }
    if style == .alert, buttons.isEmpty { buttons.append(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.hasLeft() }) }
    return buttons
  }

  private func hasLeft() {
    guard shown != nil else { return }
    shown = nil
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

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

/// Tells when it has left without any button.
@MainActor private final class AskingController: UIAlertController {
  var hasLeft: @MainActor () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The handler of a button comes first.
    Headless.clock.schedule(after: 0) { [weak self] in self?.hasLeft() }
  }
}
