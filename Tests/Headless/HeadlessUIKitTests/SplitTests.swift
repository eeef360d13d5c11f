import Testing
import UIKit

/// Split views: UIKit-S1 to UIKit-S10.
@Suite(.headless) @MainActor struct SplitTests {
  let list = Page("list"), folder = Page("folder"), detail = Page("detail"), other = Page("other")
  let listener = SplitListener()
  private let shelf = Shelf()

  private func split(_ style: UISplitViewController.Style = .doubleColumn, wide: Bool = true) -> (Rig, UISplitViewController) {
    Headless.options.idiom = wide ? .pad : .phone
    let split = UISplitViewController(style: style)
    split.delegate = listener
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(folder, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    let rig = Rig(split)
    shelf.rigs.append(rig)
    listener.forget()
    return (rig, split)
  }

  @Test func uikit_s1_controllersAreWrapped() throws {
    let (rig, split) = split()
    #expect(split.viewController(for: .primary) === list)
    #expect(split.children.count == 2 && split.children.allSatisfy { $0 is UINavigationController })
    #expect(list.navigationController != nil && list.splitViewController === split)
    let navigation = UINavigationController(rootViewController: other)
    split.setViewController(navigation, for: .secondary)
    #expect(navigation.parent === split && detail.parent == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: folder)]
    split.setViewController(tabs, for: .secondary)
    #expect(tabs.parent === split)
    split.setViewController(UITabBarController(), for: .primary)
    #expect(rig.violations == ["UIKit-S1"] && split.viewController(for: .primary) === list)
    let compact = Page("compact")
    split.setViewController(compact, for: .compact)
    #expect(compact.parent === split)
  }

  /// A tab bar in the secondary column is on the stack while collapsed. UIKit puts it there without a push.
  @Test func uikit_s1_tabsInTheSecondaryColumnCollapse() {
    let (rig, split) = split(wide: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: folder)]
    split.setViewController(tabs, for: .secondary)
    split.show(.secondary)
    settle()
    #expect(split.visibleColumns == [.secondary] && folder.diary.last == "appeared")
    split.show(.primary)
    settle()
    #expect(split.visibleColumns == [.primary] && rig.violations == [])
  }

  @Test func uikit_s2_theUnspecifiedStyleHasNoColumns() {
    let old = UISplitViewController()
    old.setViewController(list, for: .primary)
    let two = UISplitViewController(style: .doubleColumn)
    two.setViewController(list, for: .supplementary)
    #expect(Headless.violations.map { String($0.prefix { $0 != " " }) } == ["UIKit-S2", "UIKit-S2"] && list.parent == nil)
    _ = UISplitViewController(style: .unspecified)
    #expect(Headless.exceptions.count == 1)
  }

  @Test(arguments: [UISplitViewController.Column?.none, .primary]) func uikit_s3_collapsing(top: UISplitViewController.Column?) {
    let (rig, split) = split()
    listener.top = top
    rig.window.changeSize(horizontal: .compact)
    #expect(!split.isCollapsed && split.transitionCoordinator != nil)
    settle()
    #expect(listener.heard == ["top? secondary", "collapsed true"])
    #expect(split.isCollapsed && split.visibleColumns == [top ?? .secondary])
    #expect(list.diary.last == (top == nil ? "disappeared" : "appeared"))
    listener.forget()
    rig.window.changeSize(horizontal: .compact)
    settle()
    #expect(listener.heard.isEmpty)
  }

  @Test func uikit_s3_theColumnsStandOnOneStack() {
    let (rig, split) = split(.tripleColumn)
    detail.navigationController?.pushViewController(other, animated: false)
    let navigations = [folder, detail].map(\.navigationController)
    rig.window.changeSize(horizontal: .compact)
    settle()
    #expect(list.navigationController?.viewControllers == [list] + navigations.compactMap { $0 })
    #expect(names(navigations[1]?.viewControllers) == ["detail", "other"] && split.children == [list.navigationController])
    #expect(other.diary.last == "appeared" && list.diary.isEmpty, "\(list.diary)")
    rig.window.changeSize(horizontal: .regular)
    settle()
    #expect(names(list.navigationController?.viewControllers) == ["list"] && split.children.count == 3)
    #expect([folder, detail].map(\.navigationController) == navigations && rig.violations.isEmpty)
  }

  @Test func uikit_s3_aChangeOfItsStackIsWaitedFor() {
    let (rig, split) = split()
    detail.navigationController?.pushViewController(other, animated: true)
    rig.window.changeSize(horizontal: .compact)
    settle()
    #expect(split.isCollapsed && names(detail.navigationController?.viewControllers) == ["detail", "other"])
    #expect(other.diary.last == "appeared" && rig.violations.isEmpty)
  }

  @Test func uikit_s3_theCompactColumnIsShown() {
    let (rig, split) = split()
    let compact = Page("compact")
    split.setViewController(compact, for: .compact)
    rig.window.changeSize(horizontal: .compact)
    settle()
    #expect(listener.heard.first == "top? compact" && split.visibleColumns == [.compact])
    #expect(compact.diary.last == "appeared" && split.viewControllers == [compact])
  }

  @Test func uikit_s3_aNarrowStartIsCollapsedAtOnce() {
    let (_, split) = split(wide: false)
    #expect(split.isCollapsed && split.visibleColumns == [.secondary])
  }

  @Test func uikit_s4_expanding() {
    let (rig, split) = split(wide: false)
    listener.mode = .secondaryOnly
    rig.window.changeSize(horizontal: .regular)
    #expect(split.isCollapsed)
    settle()
    #expect(listener.heard == ["mode? oneBesideSecondary", "expanded false"])
    #expect(!split.isCollapsed && split.displayMode == .secondaryOnly && split.visibleColumns == [.secondary])
  }

  @Test func uikit_s4_aChangeBackInTheMiddleIsFollowed() {
    let (rig, split) = split()
    rig.window.changeSize(horizontal: .compact)
    Headless.clock.advance(by: 0.1)
    rig.window.changeSize(horizontal: .regular)
    settle()
    #expect(!split.isCollapsed)
    #expect(split.visibleColumns == [.primary, .secondary])
    #expect(list.diary.last == "appeared" && detail.diary.last == "appeared")
  }

  @Test func uikit_s5_collapsedThereIsOneController() {
    let (_, split) = split(.tripleColumn, wide: false)
    #expect(split.viewControllers == [list.navigationController])
    let (_, wide) = self.split()
    #expect(wide.viewControllers.count == 2)
  }

  @Test func uikit_s6_showAndHide() {
    let (rig, split) = split(.tripleColumn)
    #expect(split.visibleColumns == [.supplementary, .secondary])
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoBesideSecondary && split.visibleColumns == [.primary, .supplementary, .secondary])
    split.hide(.primary)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.supplementary)
    settle()
    #expect(split.displayMode == .secondaryOnly)
    split.hide(.secondary)
    #expect(rig.violations == ["UIKit-S6"])
    split.tapSidebarButton()
    settle()
    #expect(split.visibleColumns.contains(.primary))
  }

  @Test func uikit_s6_theDelegateHearsOfTheUserAlone() {
    let (_, split) = split()
    split.hide(.primary)
    settle()
    split.show(.primary)
    settle()
    #expect(listener.heard.isEmpty)
    split.tapSidebarButton()
    #expect(listener.heard == ["will hide primary"])
    settle()
    #expect(listener.heard == ["will hide primary", "did hide primary"])
  }

  @Test func uikit_s6_collapsedItPushesAndPops() {
    let (rig, split) = split(.tripleColumn, wide: false)
    split.show(.primary)
    settle()
    #expect(split.visibleColumns == [.primary] && list.diary.last == "appeared" && detail.diary.last == "disappeared")
    #expect(folder.navigationController?.parent === split, "what has left the stack is a column still")
    split.show(.secondary)
    #expect(split.transitionCoordinator == nil && list.transitionCoordinator != nil)
    split.show(.supplementary)
    #expect(rig.violations == ["UIKit-S6"])
    settle()
    #expect(split.visibleColumns == [.secondary] && detail.diary.last == "appeared")
    #expect(list.navigationController?.viewControllers.count == 3)
  }

  @Test(arguments: [false, true]) func uikit_s7_aNewSecondaryIsNotRevealed(reveals: Bool) {
    listener.top = .primary
    let (_, split) = split(wide: false)
    Headless.options.collapsedSplitShowsNewSecondary = reveals
    split.setViewController(other, for: .secondary)
    settle()
    #expect(split.visibleColumns == (reveals ? [.secondary] : [.primary]))
    split.show(.secondary)
    settle()
    #expect(split.visibleColumns == [.secondary] && other.diary.last == "appeared" && list.diary.last == "disappeared")
  }

  @Test func uikit_s7_whatANewControllerReplacesGoes() {
    let (_, split) = split(wide: false)
    #expect(split.visibleColumns == [.secondary])
    split.setViewController(other, for: .secondary)
    #expect(split.visibleColumns == [.primary] && detail.parent?.parent == nil && detail.diary.last == "disappeared")
    split.show(.secondary)
    settle()
    #expect(other.diary.last == "appeared")
    split.setViewController(folder, for: .primary)
    #expect(names(folder.navigationController?.viewControllers).first == "folder" && split.visibleColumns == [.secondary])
    #expect(other.diary.last == "appeared")
  }

  @Test func uikit_s8_wishesTakeEffectLater() {
    let (_, split) = split()
    split.preferredDisplayMode = .secondaryOnly
    #expect(split.displayMode == .oneBesideSecondary)
    settle()
    #expect(split.displayMode == .secondaryOnly)
    split.preferredSplitBehavior = .overlay
    split.show(.primary)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
    split.show(.secondary)
    settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func uikit_s9_theInspectorIsHiddenAtFirst() {
    let (_, split) = split()
    split.setViewController(other, for: .inspector)
    #expect(!split.isShowing(.inspector) && other.diary.isEmpty)
    split.show(.inspector)
    settle()
    #expect(split.isShowing(.inspector) && other.diary.last == "appeared")
    split.hide(.inspector)
    settle()
    #expect(!split.isShowing(.inspector) && listener.heard.isEmpty)
    split.show(.inspector)
    settle()
    split.closeInspector()
    settle()
    #expect(!split.isShowing(.inspector) && listener.heard.last?.hasPrefix("did hide") == true)
  }

  @Test func uikit_s9_collapsedTheInspectorCoversTheStack() {
    let (_, split) = split(wide: false)
    split.setViewController(other, for: .inspector)
    split.show(.inspector)
    settle()
    #expect(split.visibleColumns == [.inspector] && other.diary.last == "appeared" && !split.backToColumnBelow())
    split.closeInspector()
    settle()
    #expect(split.visibleColumns == [.secondary] && other.diary.last == "disappeared")
  }

  @Test func uikit_s10_showDetail() {
    let (rig, split) = split()
    list.showDetailViewController(other, sender: nil)
    settle()
    #expect(split.viewController(for: .secondary) === other)
    let before = split.children
    list.showDetailViewController(other, sender: nil)
    #expect(split.children == before)
    rig.window.changeSize(horizontal: .compact)
    settle()
    other.showDetailViewController(folder, sender: nil)
    settle()
    #expect(names(other.navigationController?.viewControllers) == ["other", "folder"])
  }

  @Test func backFromTheRootOfACollapsedColumn() {
    let (_, split) = split(.tripleColumn, wide: false)
    let stack = StackListener()
    list.navigationController?.delegate = stack
    #expect(split.backToColumnBelow(complete: false))
    settle()
    #expect(split.visibleColumns == [.secondary] && stack.heard.count == 1, "\(stack.heard)")
    #expect(split.backToColumnBelow())
    settle()
    #expect(split.visibleColumns == [.supplementary] && stack.heard.count == 3, "\(stack.heard)")
    #expect(folder.diary.last == "appeared" && detail.diary.last == "disappeared")
    split.backToColumnBelow()
    settle()
    #expect(split.visibleColumns == [.primary] && !split.backToColumnBelow())
  }
}
