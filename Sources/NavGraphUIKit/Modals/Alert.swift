import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Alert {
  /// A controller for the alert, without its buttons.
  @MainActor var controller: UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
  }
}

extension NavGraph.AlertButton {
  /// Returns the result of a tap on the button in this alert.
  @MainActor func result(in alert: UIAlertController?) -> G.Result {
    result(typing: alert?.textFields?.first?.text ?? "")
  }
}

extension NavGraph.AlertButton.Role {
  var style: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension NavGraph {
  /// The delegate of an alert's text field, which disables the buttons that require a text while it's empty.
  @MainActor final class AlertTyping: NSObject, UITextFieldDelegate {
    private let isRequired: Bool
    private let takers: [UIAlertAction]

    init(_ field: AlertField, in alert: UIAlertController, disabling takers: [UIAlertAction]) {
      isRequired = field.isRequired
      self.takers = takers
      super.init()
      alert.addTextField { [weak self] view in self?.dress(view, field) }
    }

    private func dress(_ view: UITextField, _ field: AlertField) {
      view.placeholder = field.placeholder.isEmpty ? nil : field.placeholder
      view.text = field.text
      view.keyboardType = field.keyboard.type
      view.isSecureTextEntry = field.isSecure
      if field.keyboard == .email || field.keyboard == .url {
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
      }
      guard isRequired else { return }
      view.delegate = self
      view.addAction(UIAction { [weak self, weak view] _ in self?.hasChanged(to: view?.text) }, for: .editingChanged)
      hasChanged(to: view.text)
    }

    private func hasChanged(to text: String?) {
      let isEmpty = text?.isEmpty ?? true
      for taker in takers { taker.isEnabled = !isEmpty }
    }

    /// Prevents Return from dismissing the alert while the button is disabled.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.text?.isEmpty == false }
  }
}

extension NavGraph.AlertField.Keyboard {
  var type: UIKeyboardType {
    switch self {
    case .standard: .default
    case .email: .emailAddress
    case .number: .numberPad
    case .decimal: .decimalPad
    case .phone: .phonePad
    case .url: .URL
    }
  }
}
