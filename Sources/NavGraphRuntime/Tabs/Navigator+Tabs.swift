import Foundation

// Tabs that the user wants.
extension NavGraph.Navigator {
  /// The user wants that tab, which UIKit was not allowed to select by itself.
  public func select(_ index: Int, in tabs: NavGraph.NodeID) { take { $0.select(index, in: tabs) } }

  /// Whether the user may select that tab without being asked anything.
  public func maySelect(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }

  /// Whether no guard asks when that tab is selected.
  package func entersFreely(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { scheduler.entersFreely(index, in: tabs) }
}
