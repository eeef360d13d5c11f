import HeadlessUIKit

/// A headless text field.
@available(iOS 13.0, *) nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>

  @MainActor func update(_ node: ViewNode) {
    node.content = .field(node.child("label", label).texts.joined(separator: " "), isSecure: false, text)
  }
}

@available(iOS 13.0, *) extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = Text(title)
    self.text = text
  }
}

/// A headless text field whose text is hidden.
@available(iOS 13.0, *) nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>

  @MainActor func update(_ node: ViewNode) {
    node.content = .field(node.child("label", label).texts.joined(separator: " "), isSecure: true, text)
  }
}

@available(iOS 13.0, *) extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = Text(title)
    self.text = text
  }
}

/// The automatic capitalization of a text field.
@available(iOS 15.0, *) public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { Self(type: .none) }
  public static var sentences: TextInputAutocapitalization { Self(type: .sentences) }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.typing.keyboard = type })
  }

  @available(iOS 15.0, *)
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.typing.capitals = autocapitalization?.type ?? .sentences })
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.typing.correction = disable ? .no : .default })
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { if disabled { $0.isEnabled = false } })
  }
}
