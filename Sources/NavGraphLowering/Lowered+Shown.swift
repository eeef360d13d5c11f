import NavGraphModel

extension Lowered {
  /// The guards of a container, root, or modal, for the values that one of its screens shows.
  ///
  /// For example, if `stack Files(account: String) requires mine(account)` begins with
  /// `FolderList(account)`, the guards are `mine(account: account)` with the parameter of `FolderList`.
  package struct ShownGuards: Hashable, Sendable {
    /// The screen that shows the values, and its index: 0 for a stack or a single screen, the page number for pages.
    package let screen: ScreenID
    package let index: Int
    /// The guards. Their terms use the parameters of the screen, and those of the root or modal for values that the screen doesn't show.
    package let guards: [Made<GuardID>]
  }
}
