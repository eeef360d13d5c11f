import Testing
import UIKit

/// A window with a split of any sample, with gestures and a clock.
@MainActor final class SplitRig {
  let window: UIWindow
  var isIdle: @MainActor () -> Bool = { true }

  /// Creates the window. With a scene, it can go to the background.
  init(scene: UIWindowScene? = nil) {
    if let scene { window = UIWindow(windowScene: scene) } else { window = UIWindow(frame: .zero) }
  }

  /// Lets time pass until nothing moves.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await rest({ isIdle() }, sourceLocation: sourceLocation)
  }

  func resize(_ width: UIUserInterfaceSizeClass) async {
    window.changeSize(horizontal: width)
    await settle()
  }

  /// Swipes back from the root of a column of a collapsed split.
  func back(complete: Bool = true) async {
    #expect(split?.backToColumnBelow(complete: complete) == true)
    await settle()
  }

  var split: UISplitViewController? {
    window.rootViewController as? UISplitViewController
      ?? window.rootViewController?.children.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The controllers of the columns, as UIKit got them.
  var columns: [UIViewController?] {
    [UISplitViewController.Column.primary, .supplementary, .secondary].map { split?.viewController(for: $0) }
  }

  /// Returns the screens of a column, visible or not.
  func screens(_ column: UISplitViewController.Column) -> [SampleScreen] {
    let controller = split?.viewController(for: column)
    let screens = (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap { $0 }
    return screens.compactMap { $0 as? SampleScreen }
  }

  func names(_ column: UISplitViewController.Column) -> [String] { screens(column).map(\.name) }

  /// The stack of a collapsed split, from the bottom up.
  var stack: [String] {
    func flat(_ controller: UIViewController) -> [String] {
      if let navigation = controller as? UINavigationController { return navigation.viewControllers.flatMap(flat) }
      return [(controller as? SampleScreen)?.name].compactMap { $0 }
    }
    return split?.isCollapsed == true ? split?.viewControllers.flatMap(flat) ?? [] : []
  }

  /// Returns the events of the top screen of a column.
  func events<Events>(_ column: UISplitViewController.Column, _ type: Events.Type = Events.self) -> Events? {
    screens(column).last?.events as? Events
  }

  func expectNoMisuse(_ note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Headless.violations == [], "\(note)", sourceLocation: sourceLocation)
    #expect(Headless.exceptions == [], "\(note)", sourceLocation: sourceLocation)
  }
}

/// Returns a combination of answers to the open questions about splits and stacks.
@MainActor func openQuestions(_ bits: Int, idiom: UIUserInterfaceIdiom = .pad) -> HeadlessOptions {
  var options = HeadlessOptions()
  options.idiom = idiom
  options.stackChangesAtEnd = bits & 1 != 0
  options.didShowWithoutTransition = bits & 2 != 0
  options.didShowBeforeCompletions = bits & 4 != 0
  options.collapsedSplitShowsNewSecondary = bits & 8 != 0
  options.pageTurnsHaveCoordinator = bits & 16 != 0
  return options
}
