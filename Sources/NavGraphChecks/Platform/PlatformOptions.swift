/// The releases that options require. The checks, `Grammar/reference/platforms.md`, and the tests read this table.
///
/// Each release is that of the declarations next to it. A test compares both with Apple's list.
package enum PlatformOptions {
  /// A group of options with a heading.
  package struct Group: Sendable {
    package let title: String
    package let options: [PlatformOption]
  }

  package static let groups: [Group] = [
    Group(title: "Tabs", options: tabs),
    Group(title: "Splits", options: splits),
    Group(title: "Pages", options: pages),
    Group(title: "Modals", options: modals),
    Group(title: "Screens and bars", options: screens),
    Group(title: "Entry points", options: waysIn),
    Group(title: "Output", options: output),
  ]

  package static let accessory = PlatformOption(
    "`accessory S`", uikit: 26, ["UITabBarController.bottomAccessory", "UITabAccessory"],
    swiftUI: (26, ["View.tabViewBottomAccessory(content:)"]),
    older: "nothing. What it leads to must have another path as well", diagnostic: 902)

  package static let inspector = PlatformOption(
    "`inspector S`", uikit: 26, ["UISplitViewController.Column.inspector"],
    swiftUI: (17, ["View.inspector(isPresented:content:)"]),
    older: "UIKit: nothing. Its content must be shown elsewhere as well. SwiftUI: a sheet", diagnostic: 903)

  static let tabs: [PlatformOption] = [
    PlatformOption("`tabs`, `tab`", uikit: 2, ["UITabBarController"], swiftUI: (13, ["TabView"])),
    PlatformOption(
      "`style automatic`, `tabBar`, `tabSidebar`, `sidebarAdaptable`",
      ["Tabs.BarStyle.automatic", "Tabs.BarStyle.tabBar", "Tabs.BarStyle.tabSidebar", "Tabs.BarStyle.sidebarAdaptable"], uikit: 18,
      [
        "UITabBarController.mode", "UITabBarController.Mode.automatic", "UITabBarController.Mode.tabBar",
        "UITabBarController.Mode.tabSidebar", "UITabBarController.sidebar",
      ], swiftUI: (18, ["TabViewStyle.sidebarAdaptable", "TabViewStyle.tabBarOnly"]), older: "a tab bar on every device"),
    PlatformOption(
      "`section`", uikit: 18, ["UITabGroup"], swiftUI: (18, ["TabSection"]),
      older: "its tabs are in the bar one by one, without its title. If there are more than five, the fifth and later ones are under More"),
    PlatformOption(
      "`placement sidebarOnly`", ["Tab.Placement.sidebarOnly"], uikit: 18, ["UITab.Placement.sidebarOnly"],
      swiftUI: (18, ["TabPlacement.sidebarOnly"]), older: "an ordinary tab, in the bar or under More"),
    PlatformOption(
      "`placement pinned`", ["Tab.Placement.pinned"], uikit: 18, ["UITab.Placement.pinned"], swiftUI: (18, ["TabPlacement.pinned"]),
      older: "the tab is where it is declared"),
    PlatformOption(
      "`placement automatic`, `default`, `optional`, `movable`, `fixed`",
      [
        "Tab.Placement.automatic", "Tab.Placement.default", "Tab.Placement.optional", "Tab.Placement.movable", "Tab.Placement.fixed",
      ], uikit: 18,
      [
        "UITab.Placement.automatic", "UITab.Placement.default", "UITab.Placement.optional", "UITab.Placement.movable",
        "UITab.Placement.fixed",
      ], swiftUI: (18, ["TabContent.customizationBehavior(_:for:)", "TabContent.defaultVisibility(_:for:)"]),
      older: "the tab is where it is declared, and the user can't move it"),
    PlatformOption(
      "`search`", uikit: 18, ["UISearchTab"], swiftUI: (18, ["TabRole.search"]), older: "an ordinary tab, with a magnifying glass"),
    PlatformOption(
      "`search activates`", uikit: 26, ["UISearchTab.automaticallyActivatesSearch"],
      swiftUI: (26, ["View.tabViewSearchActivation(_:)", "TabSearchActivation.searchTabSelection"]),
      older: "a search tab whose field the user has to tap"),
    PlatformOption(
      "`prominent`", uikit: 27, ["UITabBarController.prominentTabIdentifier"], swiftUI: (27, ["TabRole.prominent"]),
      older: "an ordinary tab"),
    PlatformOption("`badge`", uikit: 2, ["UITabBarItem.badgeValue"]),
    PlatformOption(
      "`hidden when C`", uikit: 18, ["UITab.isHidden"], swiftUI: (18, ["TabContent.hidden(_:)"]),
      older: "the same: the tab bar is rebuilt without the tab"),
    PlatformOption("`-> ACTION`", uikit: 3, ["UITabBarControllerDelegate.tabBarController(_:shouldSelect:)"]),
    PlatformOption(
      "`reselect popToRoot`, `scrollToTop`, `none`", ["Tab.Reselect.popToRoot", "Tab.Reselect.scrollToTop", "Tab.Reselect.none"], uikit: 3,
      ["UITabBarControllerDelegate.tabBarController(_:shouldSelect:)"]),
    PlatformOption(
      "`minimize automatic`, `never`, `onScrollDown`, `onScrollUp`",
      ["Tabs.Minimize.automatic", "Tabs.Minimize.never", "Tabs.Minimize.onScrollDown", "Tabs.Minimize.onScrollUp"], uikit: 26,
      ["UITabBarController.tabBarMinimizeBehavior", "UITabBarController.MinimizeBehavior"],
      swiftUI: (26, ["View.tabBarMinimizeBehavior(_:)"]), older: "the bar keeps its height"),
    accessory,
    PlatformOption(
      "`accessory S when C`", uikit: 26, ["UITabBarController.setBottomAccessory(_:animated:)"],
      swiftUI: (26.1, ["View.tabViewBottomAccessory(isEnabled:content:)"]),
      older: "nothing, as without `when`. In SwiftUI on iOS 26.0 it is always shown", diagnostic: 902),
  ]

  static let splits: [PlatformOption] = [
    PlatformOption(
      "`split`", uikit: 14, ["UISplitViewController.init(style:)", "UISplitViewController.setViewController(_:for:)"],
      swiftUI: (16, ["NavigationSplitView"]), older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`display automatic`, `secondaryOnly`, `oneBesideSecondary`, `oneOverSecondary`",
      [
        "Split.Display.automatic", "Split.Display.secondaryOnly", "Split.Display.oneBesideSecondary", "Split.Display.oneOverSecondary",
      ], uikit: 8,
      [
        "UISplitViewController.preferredDisplayMode", "UISplitViewController.DisplayMode.secondaryOnly",
        "UISplitViewController.DisplayMode.oneBesideSecondary", "UISplitViewController.DisplayMode.oneOverSecondary",
      ], swiftUI: (16, ["NavigationSplitView.init(columnVisibility:sidebar:detail:)", "View.navigationSplitViewStyle(_:)"]),
      older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`display twoBesideSecondary`, `twoOverSecondary`", ["Split.Display.twoBesideSecondary", "Split.Display.twoOverSecondary"], uikit: 14,
      ["UISplitViewController.DisplayMode.twoBesideSecondary", "UISplitViewController.DisplayMode.twoOverSecondary"],
      swiftUI: (16, ["NavigationSplitViewVisibility.all", "View.navigationSplitViewStyle(_:)"]),
      older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`display tile`, `overlay`", ["Split.Behavior.automatic", "Split.Behavior.tile", "Split.Behavior.overlay"], uikit: 14,
      ["UISplitViewController.preferredSplitBehavior", "UISplitViewController.SplitBehavior.tile"],
      swiftUI: (16, ["View.navigationSplitViewStyle(_:)"]), older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`display twoDisplaceSecondary`, `displace`; in SwiftUI the system arranges the columns (NAV0394)",
      ["Split.Display.twoDisplaceSecondary", "Split.Behavior.displace"], uikit: 14,
      ["UISplitViewController.DisplayMode.twoDisplaceSecondary", "UISplitViewController.preferredSplitBehavior"],
      swiftUI: (16, ["NavigationSplitView"]), older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`collapses to COLUMN`", uikit: 14,
      ["UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"],
      swiftUI: (17, ["NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)"]),
      older: "the same: the columns of a narrow split are one stack"),
    inspector,
  ]

  static let pages: [PlatformOption] = [
    PlatformOption(
      "`transition scroll`", ["Pages.Transition.scroll"], uikit: 5, ["UIPageViewController.TransitionStyle.scroll"],
      swiftUI: (14, ["TabViewStyle.page"])),
    PlatformOption(
      "`transition curl`; in SwiftUI pages scroll (NAV0394)", ["Pages.Transition.curl"], uikit: 5,
      ["UIPageViewController.TransitionStyle.pageCurl"], swiftUI: (14, ["TabViewStyle.page"])),
  ]

  static let modals: [PlatformOption] = [
    PlatformOption(
      "`style pageSheet`, `formSheet`; in SwiftUI they differ from iOS 18 on (NAV0394)", ["Style.pageSheet", "Style.formSheet"], uikit: 3.2,
      ["UIModalPresentationStyle.pageSheet", "UIModalPresentationStyle.formSheet"], swiftUI: (18, ["View.presentationSizing(_:)"]),
      older: "in SwiftUI, a sheet of the system's default size"),
    PlatformOption("`style fullScreen`", ["Style.fullScreen"], uikit: 3.2, ["UIModalPresentationStyle.fullScreen"]),
    PlatformOption(
      "`style overFullScreen`", ["Style.overFullScreen"], uikit: 8, ["UIModalPresentationStyle.overFullScreen"]),
    PlatformOption(
      "`style currentContext`; in SwiftUI it covers the window (NAV0394)", ["Style.currentContext"], uikit: 5,
      ["UIModalPresentationStyle.currentContext", "UIViewController.definesPresentationContext"]),
    PlatformOption(
      "`style overCurrentContext`; in SwiftUI it covers the window (NAV0394)", ["Style.overCurrentContext"], uikit: 8,
      ["UIModalPresentationStyle.overCurrentContext"]),
    PlatformOption("`style automatic`", ["Style.automatic"], uikit: 13, ["UIModalPresentationStyle.automatic"]),
    PlatformOption(
      "`style popover`", ["Style.popover"], uikit: 8,
      ["UIModalPresentationStyle.popover", "UIPopoverPresentationController.sourceView", "UIPopoverPresentationController.barButtonItem"]),
    PlatformOption(
      "`detents medium`, `large`", ["Detent.medium", "Detent.large"], uikit: 15,
      ["UISheetPresentationController.Detent.medium()", "UISheetPresentationController.Detent.large()"],
      swiftUI: (16, ["View.presentationDetents(_:)"]), older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`detents fraction N`, `height N`, a name", ["Detent.fraction", "Detent.points", "Detent.custom"], uikit: 16,
      ["UISheetPresentationController.Detent.custom(identifier:resolver:)"],
      swiftUI: (16, ["PresentationDetent.fraction(_:)", "PresentationDetent.height(_:)", "PresentationDetent.custom(_:)"]),
      older: "a large sheet"),
    PlatformOption(
      "`grabber`", uikit: 15, ["UISheetPresentationController.prefersGrabberVisible"],
      swiftUI: (16, ["View.presentationDragIndicator(_:)"]), older: "`output swiftui` needs iOS 16"),
    PlatformOption(
      "`undimmed`", uikit: 15, ["UISheetPresentationController.largestUndimmedDetentIdentifier"],
      swiftUI: (16.4, ["View.presentationBackgroundInteraction(_:)"]), older: "in SwiftUI, the screen behind the sheet is dimmed"),
    PlatformOption(
      "`compact popover`, `pageSheet`, `formSheet`, `fullScreen`, `overFullScreen`",
      [
        "Modal.Compact.popover", "Modal.Compact.pageSheet", "Modal.Compact.formSheet", "Modal.Compact.fullScreen",
        "Modal.Compact.overFullScreen",
      ], uikit: 8.3, ["UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)"],
      swiftUI: (16.4, ["View.presentationCompactAdaptation(_:)"]), older: "in SwiftUI, the system's default: a sheet"),
    PlatformOption(
      "`placement automatic`, `leading`, `center`, `trailing`",
      ["Modal.Placement.automatic", "Modal.Placement.leading", "Modal.Placement.center", "Modal.Placement.trailing"], uikit: 27,
      ["UISheetPresentationController.preferredPlacement"], swiftUI: (27, ["View.presentationPlacement(_:)"]),
      older: "the sheet is where the system puts it"),
    PlatformOption(
      "`dismissal free`, `confirm`, `blocked`", ["Modal.Dismissal.free", "Modal.Dismissal.confirm", "Modal.Dismissal.blocked"], uikit: 13,
      [
        "UIViewController.isModalInPresentation",
        "UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)",
      ], swiftUI: (15, ["View.interactiveDismissDisabled(_:)"])),
    PlatformOption(
      "`transition standard`, `flip`, `partialCurl`",
      ["Modal.Transition.standard", "Modal.Transition.flip", "Modal.Transition.partialCurl"], uikit: 3,
      ["UIViewController.modalTransitionStyle"]),
    PlatformOption(
      "`transition crossDissolve`", ["Modal.Transition.crossDissolve"], uikit: 3, ["UIViewController.modalTransitionStyle"],
      swiftUI: (27, ["NavigationTransition.crossFade"]), older: "in SwiftUI, the standard transition"),
    PlatformOption(
      "`transition zoom`", ["Modal.Transition.zoom"], uikit: 18,
      ["UIViewController.preferredTransition", "UIViewController.Transition.zoom(options:sourceViewProvider:)"],
      swiftUI: (18, ["View.navigationTransition(_:)", "NavigationTransition.zoom(sourceID:in:)"]), older: "the standard transition"),
    PlatformOption(
      "`alert`, `confirm`, `button`", ["Button.Role.plain", "Button.Role.cancel", "Button.Role.destructive"], uikit: 8,
      ["UIAlertController"]),
    PlatformOption(
      "`field`, `email`, `number`, `decimal`, `phone`, `url`",
      [
        "Field.Keyboard.email", "Field.Keyboard.number", "Field.Keyboard.decimal", "Field.Keyboard.phone", "Field.Keyboard.url",
      ], uikit: 8, ["UIAlertController.addTextField(configurationHandler:)"],
      swiftUI: (16, ["View.alert(_:isPresented:presenting:actions:message:)"]),
      older: "`output swiftui` needs iOS 16"),
  ]

  static let screens: [PlatformOption] = [
    PlatformOption(
      "`transition crossDissolve`, `none` of an app", ["App.Transition.crossDissolve", "App.Transition.none"], uikit: 4,
      ["UIWindow.rootViewController"]),
    PlatformOption(
      "`title`, `title automatic`, `large`, `inline`", ["Screen.TitleMode.automatic", "Screen.TitleMode.large", "Screen.TitleMode.inline"],
      uikit: 11,
      [
        "UINavigationItem.title", "UINavigationItem.largeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode.always",
        "UINavigationItem.LargeTitleDisplayMode.never",
      ], swiftUI: (14, ["View.navigationTitle(_:)", "View.navigationBarTitleDisplayMode(_:)"])),
    PlatformOption(
      "`title inlineLarge`", ["Screen.TitleMode.inlineLarge"], uikit: 17, ["UINavigationItem.LargeTitleDisplayMode.inline"],
      swiftUI: (17, ["ToolbarTitleDisplayMode.inlineLarge"]), older: "a large title"),
    PlatformOption(
      "`subtitle`", uikit: 26, ["UINavigationItem.subtitle"], swiftUI: (26, ["View.navigationSubtitle(_:)"]), older: "only the title"),
    PlatformOption("`title hidden`", ["Screen.TitleMode.hidden"], uikit: 2, ["UINavigationItem.titleView"]),
    PlatformOption("`back \"T\"`", ["Screen.BackMode.standard"], uikit: 11, ["UINavigationItem.backButtonTitle"]),
    PlatformOption(
      "`back generic`, `minimal`", ["Screen.BackMode.generic", "Screen.BackMode.minimal"], uikit: 14,
      ["UINavigationItem.backButtonDisplayMode"]),
    PlatformOption(
      "`back hidden`", ["Screen.BackMode.hidden"], uikit: 2, ["UINavigationItem.hidesBackButton"],
      swiftUI: (13, ["View.navigationBarBackButtonHidden(_:)"])),
    PlatformOption(
      "`back confirm`", ["Screen.BackMode.confirm"], uikit: 16, ["UINavigationItem.backAction"],
      older: "a button that looks like Back is shown instead and asks. There is no swipe back"),
    PlatformOption(
      "`swipeBack content`", ["Screen.SwipeBack.content"], uikit: 26, ["UINavigationController.interactiveContentPopGestureRecognizer"],
      older: "the swipe from the edge"),
    PlatformOption(
      "`swipeBack edge`", ["Screen.SwipeBack.edge"], uikit: 26, ["UINavigationController.interactiveContentPopGestureRecognizer"],
      older: "the same: there is no other swipe"),
    PlatformOption("`swipeBack none`", ["Screen.SwipeBack.none"], uikit: 7, ["UINavigationController.interactivePopGestureRecognizer"]),
    PlatformOption("`hides tabBar`", ["Screen.Hides.tabBar"], uikit: 2, ["UIViewController.hidesBottomBarWhenPushed"]),
    PlatformOption(
      "`hides navigationBar`", ["Screen.Hides.navigationBar"], uikit: 2, ["UINavigationController.setNavigationBarHidden(_:animated:)"]),
    PlatformOption("`hides toolbar`", ["Screen.Hides.toolbar"], uikit: 3, ["UINavigationController.setToolbarHidden(_:animated:)"]),
    PlatformOption("`hides statusBar`", ["Screen.Hides.statusBar"], uikit: 7, ["UIViewController.prefersStatusBarHidden"]),
    PlatformOption("`hides homeIndicator`", ["Screen.Hides.homeIndicator"], uikit: 11, ["UIViewController.prefersHomeIndicatorAutoHidden"]),
    PlatformOption(
      "`transition standard`", ["Screen.Transition.standard"], uikit: 2, ["UINavigationController.pushViewController(_:animated:)"]),
    PlatformOption(
      "`transition zoom`", ["Screen.Transition.zoom"], uikit: 18,
      ["UIViewController.preferredTransition", "UIViewController.Transition.zoom(options:sourceViewProvider:)"],
      swiftUI: (18, ["View.navigationTransition(_:)", "NavigationTransition.zoom(sourceID:in:)"]), older: "an ordinary push"),
    PlatformOption(
      "`bar`, `appearance`", uikit: 15,
      [
        "UINavigationItem.standardAppearance", "UINavigationItem.scrollEdgeAppearance", "UINavigationItem.compactAppearance",
        "UINavigationItem.compactScrollEdgeAppearance", "UITabBar.standardAppearance", "UITabBar.scrollEdgeAppearance",
      ]),
  ]

  static let waysIn: [PlatformOption] = [
    PlatformOption(
      "`route`", uikit: 13, ["UISceneDelegate.scene(_:openURLContexts:)", "UISceneDelegate.scene(_:continue:)"],
      swiftUI: (14, ["View.onOpenURL(perform:)"])),
    PlatformOption("`entry file`", ["Entry.Kind.file"], uikit: 13, ["UISceneDelegate.scene(_:openURLContexts:)"]),
    PlatformOption("`entry activity`", ["Entry.Kind.activity"], uikit: 13, ["UISceneDelegate.scene(_:continue:)"]),
    PlatformOption(
      "`entry shortcut`", ["Entry.Kind.shortcut"], uikit: 13,
      ["UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)"]),
    PlatformOption(
      "`entry notification`", ["Entry.Kind.notification"], uikit: 10,
      ["UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)"]),
    PlatformOption(
      "`entry intent`", ["Entry.Kind.intent"], uikit: 16, ["AppIntent"],
      older: "the system has no App Intents. All other entry points work"),
    PlatformOption("state restoration", uikit: 13, ["UISceneDelegate.stateRestorationActivity(for:)"]),
  ]

  static let output: [PlatformOption] = [
    PlatformOption("`output uikit`", ["App.Output.uikit"], uikit: 13, ["UISceneDelegate"]),
    PlatformOption(
      "`output swiftui`", ["App.Output.swiftui"], uikit: 13, ["UISceneDelegate"], swiftUI: (16, ["NavigationStack"]),
      older: "not available. `output uikit` can host views", diagnostic: 0923),
    PlatformOption(
      "`on phone`, `pad`, `mac`", ["Idioms.phone", "Idioms.pad", "Idioms.mac"], uikit: 14, ["UIUserInterfaceIdiom.mac"]),
    PlatformOption("`on vision`", ["Idioms.vision"], uikit: 17, ["UIUserInterfaceIdiom.vision"], older: "there is no such device yet"),
  ]
}
