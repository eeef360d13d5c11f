import NavGraphModel

extension Lowered {
  /// The guards of a container, a root, or something presented, for the values that one of its screens shows.
  ///
  /// For example: where `stack Files(account: String) requires mine(account)` begins with `FolderList(account)`, the guards are
  /// `mine(account: account)` with the parameter of `FolderList`.
  package struct ShownGuards: Hashable, Sendable {
    /// The screen that shows the values, and its position: 0 for a stack or a single screen, the page's number for pages.
    package let screen: ScreenID
    package let index: Int
    /// Their terms name the parameters of the screen; those of the root or the modal appear where the screen doesn't show them.
    package let guards: [Made<GuardID>]
  }
}
