/// A headless tab.
@available(iOS 18.0, *) public struct Tab<Value, Content, Label> {
  let value: Value
  let content: Content
  let title: String?
  let role: TabRole?
}

@available(iOS 18.0, *) extension Tab: TabContent, TabsDeclaring where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Self

  var tabs: [DeclaredTab] { [DeclaredTab(value: AnyHashable(value), title: title, role: role?.name, content: content)] }
}

@available(iOS 18.0, *) extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    self.title = String(title)
    self.role = role
  }

  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.value = value
    self.content = content()
    title = nil
    self.role = role
  }
}
