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
      if case .button(button, _, let action) = node.content {
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

  private var innerScreen: UIViewController {
    if let stack = self as? UINavigationController { return stack.topViewController?.innerScreen ?? stack }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innerScreen ?? tabs }
    guard self is ScreenController else { return self }
    let container = children.first { $0 is UINavigationController || $0 is UITabBarController || $0 is UISplitViewController }
    return container?.innerScreen ?? self
  }

  /// The containers of a kind on this screen and below, from the outside in.
  public func containers<Container: UIViewController>(_ kind: Container.Type) -> [Container] {
    children.flatMap { child in ((child as? Container).map { [$0] } ?? []) + child.containers(kind) }
  }

  /// Ends the turn: what was written is shown. No finger gets between a change and the update that follows it (V2).
  public func finishTurn() { (self as? any HeadlessHosting)?.graph.finishTurn() }

  /// How often the body of each type of view was asked for.
  public var bodies: [String: Int] { (self as? any HeadlessHosting)?.graph.bodies ?? [:] }

  /// How many updates the views have had.
  public var updates: Int { (self as? any HeadlessHosting)?.graph.updates ?? 0 }

  /// U1: opens a link in the scene with these views; false if nobody hears of it.
  @discardableResult public func open(_ url: URL) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    for handler in hosting.scene.urls.values { handler(url) }
    return !hosting.scene.urls.isEmpty
  }

  /// U1: continues an activity in the scene with these views; false if nobody hears of it.
  @discardableResult public func resume(_ activity: NSUserActivity) -> Bool {
    guard let hosting = self as? any HeadlessHosting else { return false }
    let handlers = hosting.scene.activities.values.filter { $0.type == activity.activityType }
    for handler in handlers { handler.work(activity) }
    return !handlers.isEmpty
  }
}
