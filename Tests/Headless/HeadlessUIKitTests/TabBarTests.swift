import Testing
import UIKit

/// Tab bars with `viewControllers`: UIKit-T1 and UIKit-T3 to UIKit-T6, UIKit-T11.
@Suite(.headless) @MainActor struct TabBarTests {
  let pages = ["a", "b", "c", "d", "e", "f"].map { Page($0) }
  let bar = UITabBarController()
  let listener = TabListener()
  let rig: Rig

  init() {
    bar.viewControllers = Array(pages.prefix(3))
    bar.delegate = listener
    rig = Rig(bar)
  }

  private var selected: String { names([bar.selectedViewController].compactMap { $0 }).joined() }

  @Test func uikit_t1_onlyTapsAreReported() {
    bar.selectedIndex = 1
    bar.selectedViewController = pages[2]
    #expect(listener.heard.isEmpty && selected == "c")
    #expect(bar.tapTab(0) && bar.tapTab(0))
    #expect(listener.heard == ["should a", "did a", "should a", "did a"])
    listener.allows = false
    bar.tapTab(1)
    #expect(selected == "a" && listener.heard.last == "should b")
    #expect(!bar.tapTab(3) && !bar.tapTab(-1))
  }

  @Test func uikit_t1_aTapMovesTheScreen() {
    bar.tapTab(1)
    settle()
    #expect(pages[0].diary == ["load", "will appear", "appeared", "will disappear", "disappeared"])
    #expect(pages[1].diary == ["load", "will appear", "appeared"])
    #expect(pages[2].diary.isEmpty)
  }

  @Test func uikit_t1_newerSystemsMayReportTapsAsTabsToo() {
    Headless.options.reportsTapsAsTabsToo = true
    bar.tapTab(1)
    bar.selectedIndex = 2
    #expect(listener.heard == ["should b", "did b", "did tab tab 1 after tab 0"])
  }

  @Test func uikit_t3_moreThanFiveGetMore() {
    bar.viewControllers = pages
    #expect(bar.tapTab(4))
    #expect(bar.selectedIndex == NSNotFound && bar.selectedViewController === bar.moreNavigationController)
    #expect(bar.viewControllers?.count == 6)
    #expect(!bar.tapTab(5))
    #expect(bar.tapInMore(pages[5]) && bar.selectedIndex == 5)
    bar.selectedIndex = 0
    bar.selectedViewController = bar.moreNavigationController
    #expect(bar.selectedIndex == NSNotFound)
    bar.viewControllers = Array(pages.prefix(5))
    #expect(bar.tapTab(4) && bar.selectedIndex == 4)
  }

  @Test func uikit_t4_theSelectionMustBeInTheArray() {
    bar.viewControllers = pages
    bar.selectedIndex = 5
    #expect(selected == "f")
    bar.selectedViewController = Page("stranger")
    #expect(rig.exceptions == ["UIKit-T4"] && selected == "f")
    bar.selectedIndex = 9
    #expect(rig.violations == ["UIKit-T4"] && selected == "f")
  }

  @Test func uikit_t5_assigningKeepsTheSelectedOrItsIndexOrTheFirst() {
    bar.selectedIndex = 1
    bar.viewControllers = [pages[1], pages[4]]
    #expect(selected == "b" && bar.selectedIndex == 0)
    bar.selectedIndex = 1
    bar.viewControllers = [pages[0], pages[2]]
    #expect(selected == "c")
    bar.viewControllers = [pages[5]]
    #expect(selected == "f" && bar.customizableViewControllers == [pages[5]])
    #expect(pages[0].parent == nil && pages[5].parent === bar)
  }

  @Test func uikit_t11_theBarBelongsToItsController() {
    #expect(bar.tabBar.items?.compactMap(\.title) == ["a", "b", "c"])
    bar.tabBar.items = []
    bar.tabBar.selectedItem = nil
    #expect(rig.exceptions == ["UIKit-T11", "UIKit-T11"])
  }

  @Test func aModalCoversTheBar() {
    bar.present(pages[5], animated: false)
    settle()
    #expect(!bar.tapTab(1))
  }

  @Test func aHiddenTabIsNotOnTheScreen() {
    pages[1].present(pages[5], animated: true)
    #expect(rig.violations == ["UIKit-M3"])
  }
}
