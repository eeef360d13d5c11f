/// The possible places of a tab (SwiftUI-T7).
@available(iOS 18.0, *) public struct TabPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The bar, or the sidebar that it can become.
@available(iOS 18.0, *) public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// The customization that a tab allows.
@available(iOS 18.0, *) public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
}

/// The user's customization.
@available(iOS 18.0, *) public struct TabViewCustomization: Equatable, Sendable {
  public init() {}
}
