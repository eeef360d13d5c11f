/// The role of a tab.
@available(iOS 18.0, *) public struct TabRole: Hashable, Sendable {
  let name: String

  public static var search: TabRole { TabRole(name: "search") }
  @available(iOS 27.0, *) public static var prominent: TabRole { TabRole(name: "prominent") }
}
