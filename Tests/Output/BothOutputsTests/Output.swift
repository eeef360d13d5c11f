/// The two outputs of an app. What holds for both is shown in both, by the same test.
enum Output: String, CaseIterable, Sendable {
  case uikit, swiftui
}
