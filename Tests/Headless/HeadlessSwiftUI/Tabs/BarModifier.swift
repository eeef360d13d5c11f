import HeadlessUIKit

/// The modifiers for the bar of a tab view (SwiftUI-T8 to SwiftUI-T10).
struct BarModifier {
  var style = ""
  var minimize = ""
  var placement = ""
  var customization = false
  var activatesSearch = false
  /// The controller of the view above the bar.
  weak var accessory: UIViewController?

  @MainActor func apply(to controller: UITabBarController) {
    if #available(iOS 18.0, *) {
      switch style {
      case "SidebarAdaptableTabViewStyle": controller.mode = .tabSidebar
      case "TabBarOnlyTabViewStyle": controller.mode = .tabBar
      default: break
      }
      if customization { controller.customizationIdentifier = "customization" }
      if placement == "sidebar" { controller.sidebar.isHidden = false }
    }
    controller.activatesSearch = activatesSearch
    guard #available(iOS 26.0, *) else { return }
    let behaviors: [String: UITabBarController.MinimizeBehavior] = [
      "never": .never, "onScrollDown": .onScrollDown, "onScrollUp": .onScrollUp,
    ]
    if let behavior = behaviors[minimize] { controller.tabBarMinimizeBehavior = behavior }
    if (controller.bottomAccessory != nil) != (accessory != nil) {
      controller.bottomAccessory = accessory.map { UITabAccessory(contentView: $0.view) }
    }
  }
}

/// A style in which the bar can be a sidebar (SwiftUI-T8).
@available(iOS 18.0, *) nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

/// A style that is always a bar.
@available(iOS 18.0, *) nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {}

@available(iOS 18.0, *) extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 18.0, *) extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The condition under which the bar is minimized (SwiftUI-T9).
@available(iOS 26.0, *) public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// The condition under which a search tab begins a search (SwiftUI-T11).
@available(iOS 26.0, *) public struct TabSearchActivation: Sendable {
  let isSelection: Bool

  public static var automatic: TabSearchActivation { TabSearchActivation(isSelection: false) }
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(isSelection: true) }
}

/// A modifier that adds a view above the bar (SwiftUI-T10).
struct Accessory: ViewModification {
  let isEnabled: Bool
  let make: () -> any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { AccessoryMemory() }
    var around = node.environment
    if isEnabled {
      var environment = node.environment
      environment.controller = memory.page
      memory.page.node = node.child("accessory", make(), environment)
      around.barLook.accessory = memory.page
    }
    node.child("content", content, around)
  }
}

private final class AccessoryMemory: NodeMemory {
  let page = ScreenController(nibName: nil, bundle: nil)

  override init() { super.init() }
}

@available(iOS 13.0, *) extension View {
  @available(iOS 26.0, *) public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.barLook.minimize = behavior.name })
  }

  @available(iOS 26.0, *) public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.barLook.activatesSearch = activation.isSelection })
  }

  @available(iOS 26.0, *)
  public nonisolated func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    let view = content()
    return ModifiedContent(content: self, modifier: Accessory(isEnabled: true) { view })
  }

  @available(iOS 26.1, *)
  public nonisolated func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let view = content()
    return ModifiedContent(content: self, modifier: Accessory(isEnabled: isEnabled) { view })
  }

  @available(iOS 18.0, *)
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0.barLook.placement = defaultPlacement.name })
  }

  @available(iOS 18.0, *) public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    let isThere = customization != nil
    return ModifiedContent(content: self, modifier: Surrounding { $0.barLook.customization = isThere })
  }
}
