/// The role of a button.
@available(iOS 15.0, *) public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
