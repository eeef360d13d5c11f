import Testing
import UIKit

/// Lets time pass until nothing moves and no question is pending.
@MainActor func rest(_ isIdle: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
  var calm = 0
  for _ in 0..<20_000 where calm < 20 {
    await Headless.turn()
    if Headless.clock.step() { calm = 0 } else if isIdle() { calm += 1 }
  }
  #expect(calm == 20, "the scene never came to rest", sourceLocation: sourceLocation)
  #expect(Headless.violations == [] && Headless.exceptions == [], sourceLocation: sourceLocation)
}

extension UITabBarController {
  /// The identifiers of all tabs, including those in sections.
  var tabNames: [String] { tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }.map(\.identifier) }
  var visibleTabNames: [String] {
    tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }.filter { !$0.isHidden }.map(\.identifier)
  }
  /// The content of the selected tab, also if it's in a section.
  var content: UIViewController? {
    guard let shown = selectedViewController else { return nil }
    return selectedTab?.parent == nil ? shown : shown.children.first
  }
  var path: [String] {
    let shown = content
    return ((shown as? UINavigationController)?.viewControllers ?? [shown].compactMap { $0 }).compactMap { ($0 as? SampleScreen)?.name }
  }
  @discardableResult func tapTab(named identifier: String) -> Bool { tab(forIdentifier: identifier).map { tapTab($0) } ?? false }
}
