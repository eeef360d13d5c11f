/// What can be read or tapped.
enum NodeContent {
  case text(String)
  case button(String, role: String?, @MainActor () -> Void)
}
