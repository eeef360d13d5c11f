import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The text field of an alert.
  @MainActor struct FieldOfAlert: View {
    let field: AlertField
    let text: Binding<String>

    var body: some View {
      if field.isSecure {
        SecureField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      } else if field.keyboard == .email || field.keyboard == .url {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind).textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } else {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.AlertField.Keyboard {
  var kind: UIKeyboardType {
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
