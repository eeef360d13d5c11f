/// A headless button.
@available(iOS 13.0, *) nonisolated public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let action: @MainActor () -> Void
  private let label: Label
  private let role: String?

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    role = nil
  }

  @available(iOS 15.0, *)
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    self.role = role?.name
  }

  @MainActor func update(_ node: ViewNode) {
    let text = node.child("label", label).texts.joined(separator: " ")
    node.content = .button(text, role: role, action)
  }
}

@available(iOS 13.0, *) extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @available(iOS 15.0, *)
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
