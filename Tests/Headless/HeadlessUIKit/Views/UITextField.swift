/// A headless text field, which shows no keyboard.
@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: UITextFieldDelegate?
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    defer { if wasEditing { delegate?.textFieldDidEndEditing(self) } }
    return super.resignFirstResponder()
  }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case emailAddress = 7
  case decimalPad = 8
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
