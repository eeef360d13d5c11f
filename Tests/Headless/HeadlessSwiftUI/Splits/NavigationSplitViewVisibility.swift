/// The visibility of the leading columns in a wide window (SwiftUI-S5).
@available(iOS 16.0, *) public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String

  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}
