/// What can be read or tapped.
enum NodeContent {
  case text(String)
  case button(String, role: String?, @MainActor () -> Void)
  case field(String, isSecure: Bool, Binding<String>)
}
