import HeadlessUIKit

/// A column of a split view (SwiftUI-S2).
@available(iOS 17.0, *) public struct NavigationSplitViewColumn: Hashable, Sendable {
  let column: UISplitViewController.Column

  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .primary) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .supplementary) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .secondary) }
}
