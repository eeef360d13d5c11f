/// The two outputs of an app. A statement about both outputs is shown by the same test.
enum Output: String, CaseIterable, Sendable {
  case uikit, swiftui
}
