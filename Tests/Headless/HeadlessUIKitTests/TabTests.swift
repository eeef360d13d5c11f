import Testing
import UIKit

/// Tab bars with `UITab`: UIKit-T2, UIKit-T6 to UIKit-T10, UIKit-T12, UIKit-T13.
@Suite(.headless) @MainActor struct TabTests {
  let listener = TabListener()
  private let shelf = Shelf()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in Page(name) }
  }

  private func rig(_ tabs: [UITab]) -> (Rig, UITabBarController) {
    let bar = UITabBarController(tabs: tabs)
    bar.delegate = listener
    let rig = Rig(bar)
    shelf.rigs.append(rig)
    return (rig, bar)
  }

  private func shown(_ bar: UITabBarController) -> [String] { names([bar.selectedViewController].compactMap { $0 }) }

  @Test func uikit_t1_programmaticSelectionIsSilent() {
    let (_, bar) = rig([tab("a"), tab("b")])
    bar.selectedTab = bar.tab(forIdentifier: "b")
    settle()
    #expect(listener.heard.isEmpty && shown(bar) == ["b"])
  }

  @Test func uikit_t2_aTapIsReportedAtAnyDepth() {
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [tab("songs"), tab("albums")]) { _ in
      Page("library")
    }
    let (_, bar) = rig([tab("home"), group])
    #expect(bar.tapTab(group.children[1]))
    #expect(listener.heard == ["should tab albums", "did tab albums after home"])
    #expect(bar.selectedTab === group.children[1] && shown(bar) == ["library"], "only the controllers of root tabs are exchanged")
    #expect(bar.tapTab(0))
    #expect(listener.heard.last == "did tab home after albums")
    #expect(bar.tapTab(1))
    #expect(bar.selectedTab?.identifier == "albums")
    listener.allows = false
    bar.tapTab(0)
    #expect(shown(bar) == ["library"])
  }

  @Test func uikit_t3_theOlderInterfaceIsForReading() {
    let (rig, bar) = rig([tab("a"), tab("b")])
    #expect(names(bar.viewControllers) == ["a", "b"] && bar.selectedIndex == 0)
    bar.tapTab(1)
    #expect(bar.selectedIndex == 1 && rig.violations.isEmpty)
  }

  @Test func uikit_t6_neverMixed() {
    let (rig, bar) = rig([tab("a"), tab("b")])
    bar.viewControllers = [Page("x")]
    bar.selectedIndex = 1
    bar.selectedViewController = Page("y")
    bar.selectedTab = tab("stranger")
    #expect(rig.violations == ["UIKit-T6", "UIKit-T6", "UIKit-T6", "UIKit-T6"])
    #expect(shown(bar) == ["a"])
  }

  @Test func uikit_t7_controllersAreLazyAndKept() {
    var made: [String] = []
    let tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return Page(name)
      }
    }
    let (_, bar) = rig(tabs)
    #expect(made == ["a"])
    bar.selectedTab = tabs[1]
    bar.selectedTab = tabs[0]
    bar.selectedTab = tabs[1]
    #expect(made == ["a", "b"])
    #expect(tabs[1].viewController === bar.selectedViewController)
    #expect(bar.selectedViewController?.tab === tabs[1] && tabs[1].tabBarController === bar)
  }

  @Test func uikit_t7_identifiersAreUniqueAndRootsHaveControllers() {
    let (first, _) = rig([tab("a"), tab("a")])
    #expect(first.violations == ["UIKit-T7"])
    let (second, _) = rig([UITab(title: "empty", image: nil, identifier: "empty")])
    #expect(second.violations == ["UIKit-T7", "UIKit-T7"])
  }

  @Test func uikit_t8_aGroupChoosesItsDefaultChild() {
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [tab("songs"), tab("albums")]) { _ in
      Page("library")
    }
    group.defaultChildIdentifier = "albums"
    let (rig, bar) = rig([tab("home"), group])
    bar.selectedTab = group
    #expect(bar.selectedTab?.identifier == "albums" && group.selectedChild === group.children[1])
    group.selectedChild = tab("stranger")
    #expect(rig.violations == ["UIKit-T8"] && group.selectedChild === group.children[1])
    let destination = UITabGroup(title: "All", image: nil, identifier: "all", children: [tab("x")]) { _ in Page("all") }
    destination.isSidebarDestination = true
    bar.setTabs([tab("home"), destination], animated: false)
    bar.selectedTab = destination
    #expect(bar.selectedTab === destination && shown(bar) == ["all"])
  }

  @Test func uikit_t9_aGroupMayManageAStack() {
    let inner = UITabGroup(title: "Genres", image: nil, identifier: "genres", children: [tab("jazz"), tab("rock")])
    let outer = UITabGroup(title: "Library", image: nil, identifier: "library", children: [inner]) { _ in Page("library") }
    let navigation = UINavigationController()
    outer.managingNavigationController = navigation
    let (_, bar) = rig([tab("home"), outer])
    bar.selectedTab = inner.children[1]
    #expect(bar.selectedViewController === navigation)
    #expect(names(navigation.viewControllers) == ["library", "rock"])
    #expect(inner.children[1].managingTabGroup === outer)
    bar.selectedTab = inner.children[0]
    #expect(names(navigation.viewControllers) == ["library", "jazz"])
    listener.displayed["genres"] = [Page("all genres")]
    listener.displayed["rock"] = []
    bar.selectedTab = inner.children[1]
    #expect(names(navigation.viewControllers) == ["library", "all genres"], "the delegate changes each level")
  }

  @Test func uikit_t9_withoutAManagedStackChildrenHaveNoControllersOnTheScreen() {
    let (rig, bar) = rig([tab("home"), UITabGroup(title: "", image: nil, identifier: "empty", children: [tab("x")])])
    #expect(rig.violations.isEmpty)
    bar.selectedTab = bar.tab(forIdentifier: "x")
    #expect(shown(bar) == [] && rig.violations == ["UIKit-T7"], "a root tab needs a controller")
  }

  @Test func uikit_t10_theSidebarIsOfferedForGroups() {
    let (_, bar) = rig([tab("a"), tab("b")])
    #expect(!bar.offersSidebar)
    bar.mode = .tabSidebar
    #expect(!bar.offersSidebar, "a phone has none")
    Headless.options.idiom = .pad
    let (_, wide) = rig([tab("a"), UITabGroup(title: "", image: nil, identifier: "g", children: []) { _ in Page("g") }])
    #expect(wide.offersSidebar)
    wide.mode = .tabBar
    #expect(!wide.offersSidebar)
    wide.mode = .automatic
    wide.tabs = [tab("a")]
    #expect(!wide.offersSidebar)
  }

  @Test func uikit_t10_hiddenAndDisabledTabsAreOutOfReach() {
    let (_, bar) = rig([tab("a"), tab("b"), tab("c")])
    bar.tabs[1].isHidden = true
    bar.tabs[2].isEnabled = false
    #expect(!bar.tapTab(bar.tabs[1]) && !bar.tapTab(bar.tabs[2]))
    #expect(!bar.tapTab(1))
    bar.selectedTab = bar.tabs[1]
    #expect(shown(bar) == ["b"] && listener.heard.isEmpty)
  }

  @Test func uikit_t12_leavingTheSearchReselectsThePreviousTab() {
    let search = UISearchTab { _ in Page("search") }
    search.automaticallyActivatesSearch = true
    let (_, bar) = rig([tab("a"), tab("b"), search])
    bar.tapTab(1)
    bar.tapTab(search)
    listener.forget()
    #expect(bar.cancelSearch())
    #expect(bar.selectedTab?.identifier == "b" && listener.heard.isEmpty)
    #expect(!bar.cancelSearch())
  }

  @Test func uikit_t13_oneProminentTab() {
    let (rig, bar) = rig([tab("a"), tab("b")])
    bar.prominentTabIdentifier = "b"
    #expect(bar.prominentTabIdentifier == "b" && rig.violations.isEmpty)
    bar.setProminentTabIdentifier("stranger", animated: true)
    #expect(rig.violations == ["UIKit-T13"])
    let search = UISearchTab { _ in Page("search") }
    bar.setTabs([tab("a"), search], animated: false)
    bar.prominentTabIdentifier = nil
    #expect(bar.prominentTab == nil)
    search.automaticallyActivatesSearch = true
    #expect(bar.prominentTab === search)
    bar.prominentTabIdentifier = "a"
    #expect(bar.prominentTab?.identifier == "a")
    var order: [String] = []
    bar.performBatchUpdates { order.append("inside") }
    order.append("after")
    #expect(order == ["inside", "after"])
  }

  @Test func settingTabsAgainKeepsTheSelection() {
    let (_, bar) = rig([tab("a"), tab("b")])
    bar.selectedTab = bar.tabs[1]
    bar.setTabs([tab("b"), tab("c")], animated: true)
    #expect(bar.selectedTab === bar.tabs[0] && shown(bar) == ["b"])
    #expect(bar.children.count == 1)
  }
}
