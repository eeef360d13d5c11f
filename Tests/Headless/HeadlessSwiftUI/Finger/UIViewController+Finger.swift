import HeadlessUIKit

// The interface with which tests read and tap views.
extension UIViewController {
  /// The texts of this screen, including those of buttons.
  public var texts: [String] { (self as? ScreenController)?.node?.texts ?? [] }

  /// The titles of the buttons of this screen.
  public var buttons: [String] {
    ((self as? ScreenController)?.node?.onScreen ?? []).compactMap { node in
      if case .button(let text, _, _) = node.content { text } else { nil }
    }
  }

  /// Taps the first enabled button with this title. Returns false if the screen doesn't have one.
  @discardableResult public func tap(_ button: String) -> Bool {
    for node in (self as? ScreenController)?.node?.onScreen ?? [] {
      if case .button(button, _, let action) = node.content, node.environment.isEnabled {
        action()
        return true
      }
    }
    return false
  }

  /// The screen in front, among what this controller contains and presents.
  public var frontScreen: UIViewController {
    var current = presentedViewController ?? self
    while let presented = current.presentedViewController { current = presented }
    return current.innerScreen
  }

  private var innerScreen: UIViewController { innerScreens.last ?? self }

  /// The visible screens in front. A split view has several.
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

  /// The visible inspector column.
  public var inspectorColumn: UIViewController? { containers(InspectorController.self).first { $0.viewIfLoaded?.window != nil } }

  /// Closes the inspector column (SwiftUI-I3). Returns false if it isn't visible, or something is presented.
  @discardableResult public func closeInspectorColumn() -> Bool {
    guard let inspector = inspectorColumn as? InspectorController, presentedViewController == nil else { return false }
    inspector.close()
    return true
  }

  /// Returns the containers of a type among the descendants, outermost first.
  public func containers<Container: UIViewController>(_ kind: Container.Type) -> [Container] {
    children.flatMap { child in ((child as? Container).map { [$0] } ?? []) + child.containers(kind) }
  }

  /// Performs the pending update of the views. User input never arrives between a change and its update (SwiftUI-V2).
  public func finishTurn() { (self as? any HeadlessHosting)?.graph.finishTurn() }

  /// The number of evaluations of `body`, indexed by the name of the view's type.
  public var bodies: [String: Int] { (self as? any HeadlessHosting)?.graph.bodies ?? [:] }

  /// The number of updates of the views.
  public var updates: Int { (self as? any HeadlessHosting)?.graph.updates ?? 0 }

  /// Opens a link in the scene of these views (SwiftUI-U1). Returns false if no view handles links.
  @discardableResult public func open(_ url: URL) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    for handler in hosting.scene.urls.values { handler(url) }
    return !hosting.scene.urls.isEmpty
  }

  /// Continues an activity in the scene of these views (SwiftUI-U1). Returns false if no view handles its type.
  @discardableResult public func resume(_ activity: NSUserActivity) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    let handlers = hosting.scene.activities.values.filter { $0.type == activity.activityType }
    for handler in handlers { handler.work(activity) }
    return !handlers.isEmpty
  }

  /// The scene storage of these views (SwiftUI-D3). A test passes it to the next scene of the session, before that is shown.
  public var sceneStorage: [String: Any] {
    get { (self as? any HeadlessHosting)?.scene.stored ?? [:] }
    set { (self as? any HeadlessHosting)?.scene.restore(newValue) }
  }
}
