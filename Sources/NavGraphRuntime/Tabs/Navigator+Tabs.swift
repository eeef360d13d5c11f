import Foundation

// Tabs that the user wants.
extension NavGraph.Navigator {
  /// Whether the user may select that tab without being asked anything.
  public func maySelect(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }
}
