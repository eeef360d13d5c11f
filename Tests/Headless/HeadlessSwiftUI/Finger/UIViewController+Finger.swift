import HeadlessUIKit

// What tests read and tap.
extension UIViewController {
  /// The texts of this screen, buttons included.
  public var texts: [String] { (self as? ScreenController)?.node?.texts ?? [] }

  /// The names of the buttons of this screen.
  public var buttons: [String] {
    ((self as? ScreenController)?.node?.onScreen ?? []).compactMap { node in
      if case .button(let text, _, _) = node.content { text } else { nil }
    }
  }

  /// Taps the first button of that name; false if there is none.
  @discardableResult public func tap(_ button: String) -> Bool {
    for node in (self as? ScreenController)?.node?.onScreen ?? [] {
      if case .button(button, _, let action) = node.content, node.environment.isEnabled {
        action()
        return true
      }
    }
    return false
  }

  /// The screen in front of this controller, within its containers and what it presents.
  public var frontScreen: UIViewController {
    var current = presentedViewController ?? self
    while let presented = current.presentedViewController { current = presented }
    return current.innerScreen
  }

  private var innerScreen: UIViewController { innerScreens.last ?? self }

  /// The screens in front that are seen beside each other: more than one where a split view shows columns.
  public var frontScreens: [UIViewController] {
    var current = presentedViewController ?? self
    while let presented = current.presentedViewController { current = presented }
    return current.innerScreens
  }

  private var innerScreens: [UIViewController] {
    if let stack = self as? UINavigationController { return stack.topViewController?.innerScreens ?? [stack] }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innerScreens ?? [tabs] }
    if let pages = self as? UIPageViewController { return pages.viewControllers?.first?.innerScreens ?? [pages] }
    if let split = self as? UISplitViewController {
      let columns = split.isCollapsed && !split.inspectorCovers ? [.primary] : split.visibleColumns
      return columns.flatMap { split.viewController(for: $0)?.innerScreens ?? [] }
    }
    guard self is ScreenController else { return [self] }
    let container = children.first { child in
      child is UINavigationController || child is UITabBarController || child is UISplitViewController || child is UIPageViewController
    }
    return (container?.innerScreens ?? [self]) + children.filter { $0 is InspectorController }.flatMap(\.innerScreens)
  }

  /// The inspector beside what this controller shows.
  public var inspectorColumn: UIViewController? { containers(InspectorController.self).first { $0.viewIfLoaded?.window != nil } }

  /// SwiftUI-I3: closes it with a finger; false if there is none, or something lies on it.
  @discardableResult public func closeInspectorColumn() -> Bool {
    guard let inspector = inspectorColumn as? InspectorController, presentedViewController == nil else { return false }
    inspector.close()
    return true
  }

  /// The containers of a kind on this screen and below, from the outside in.
  public func containers<Container: UIViewController>(_ kind: Container.Type) -> [Container] {
    children.flatMap { child in ((child as? Container).map { [$0] } ?? []) + child.containers(kind) }
  }

  /// Ends the turn: what was written is shown. No finger gets between a change and the update that follows it (SwiftUI-V2).
  public func finishTurn() { (self as? any HeadlessHosting)?.graph.finishTurn() }

  /// How often the body of each type of view was asked for.
  public var bodies: [String: Int] { (self as? any HeadlessHosting)?.graph.bodies ?? [:] }

  /// How many updates the views have had.
  public var updates: Int { (self as? any HeadlessHosting)?.graph.updates ?? 0 }

  /// SwiftUI-U1: opens a link in the scene with these views; false if nobody hears of it.
  @discardableResult public func open(_ url: URL) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    for handler in hosting.scene.urls.values { handler(url) }
    return !hosting.scene.urls.isEmpty
  }

  /// SwiftUI-U1: continues an activity in the scene with these views; false if nobody hears of it.
  @discardableResult public func resume(_ activity: NSUserActivity) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    let handlers = hosting.scene.activities.values.filter { $0.type == activity.activityType }
    for handler in handlers { handler.work(activity) }
    return !handlers.isEmpty
  }

  /// SwiftUI-D3: what the scene with these views stores. A test hands it to the next scene of the session, before that is shown.
  public var sceneStorage: [String: Any] {
    get { (self as? any HeadlessHosting)?.scene.stored ?? [:] }
    set { (self as? any HeadlessHosting)?.scene.restore(newValue) }
  }
}
