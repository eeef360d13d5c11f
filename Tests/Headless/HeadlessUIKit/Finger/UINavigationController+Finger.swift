extension UINavigationController {
  /// Whether a finger could take the top away now.
  private var canGoBack: Bool {
    stack.count > 1 && visibleWindow != nil && runningTransition == nil && presentedViewController == nil
      && !(innerTop?.navigationItem.replacesBackButton ?? false) && !isHeldInside
  }

  /// The screen on top; a column of a collapsed split view stands on the stack with a stack of its own.
  private var innerTop: UIViewController? { (topViewController as? UINavigationController)?.topViewController ?? topViewController }

  /// The stack inside of the top goes back first, and nothing goes back while it moves.
  private var isHeldInside: Bool {
    guard let inner = topViewController as? UINavigationController else { return false }
    return inner.stack.count > 1 || inner.transition != nil
  }

  /// Swipes from the left edge and lets go; with `complete` false the swipe is cancelled (UIKit-N18, UIKit-N19). False if nothing moved.
  @discardableResult public func swipeBack(complete: Bool = true) -> Bool {
    interactivePopGestureRecognizer?.isEnabled != false && goBack(complete: complete)
  }

  private func goBack(complete: Bool) -> Bool {
    guard canGoBack, !isNavigationBarHidden else { return false }
    if innerTop?.navigationItem.hasBackAction ?? false, !Headless.options.swipesPastBackAction { return false }
    return pop(complete: complete)
  }

  /// Sends the top back into what it has grown out of; whether it may go has been asked.
  func zoomBack(complete: Bool) -> Bool {
    guard stack.count > 1, visibleWindow != nil, runningTransition == nil, presentedViewController == nil else { return false }
    return pop(complete: complete)
  }

  /// A pop that a finger leads.
  private func pop(complete: Bool) -> Bool {
    guard let top = stack.last else { return false }
    let new = Array(stack.dropLast())
    let transition = HeadlessTransition(from: top, to: new.last, animated: true, interactive: true, duration: HeadlessDuration.push)
    lastOperation = .pop
    start(HeadlessStackChange(transition: transition, old: stack, new: new, from: top, to: new.last))
    Headless.world.after(HeadlessDuration.release, animated: true) { [weak self] in
      self?.release(transition, cancelled: !complete)
    }
    return true
  }

  /// Swipes anywhere on the screen, as from iOS 26 on; a pan of the screen that is to go first takes it away.
  @available(iOS 26.0, *) @discardableResult public func swipeContentBack(complete: Bool = true, over pan: UIGestureRecognizer? = nil)
    -> Bool
  {
    if let pan, let swipe = interactiveContentPopGestureRecognizer, swipe.required.contains(where: { $0 === pan }) { return false }
    return interactiveContentPopGestureRecognizer?.isEnabled != false && goBack(complete: complete)
  }

  /// Draws a Z with two fingers while VoiceOver is on: the escape gesture. What is asked first is an open question.
  @discardableResult public func performEscape() -> Bool {
    guard visibleWindow != nil, runningTransition == nil, presentedViewController == nil else { return false }
    if Headless.options.escapePopsFirst, escapesByItself() { return true }
    if let escapes = innerTop?.escapes {
      escapes()
      return true
    }
    return accessibilityPerformEscape()
  }

  /// What UIKit itself does at an escape.
  func escapesByItself() -> Bool {
    guard canGoBack else { return false }
    if !Headless.options.escapesPastBackAction, #available(iOS 16.0, *), let action = innerTop?.navigationItem.backAction {
      action.perform()
      return true
    }
    return popViewController(animated: true) != nil
  }

  private func release(_ transition: HeadlessTransition, cancelled: Bool) {
    guard let change = pending, change.transition === transition else { return }
    transition.releaseFinger(cancelled: cancelled)
    if cancelled {
      if !Headless.options.stackChangesAtEnd { install(change.old) }
      change.to?.beginAppearance(false, animated: true)
      if appearance.isOnScreen { change.from?.beginAppearance(true, animated: true) }
    }
    Headless.world.after(HeadlessDuration.release, animated: true) { [weak self] in
      self?.finish(transition)
    }
  }

  /// Taps the Back button; a `backAction` runs instead of the pop (UIKit-N24).
  @discardableResult public func tapBack() -> Bool {
    guard canGoBack, !isNavigationBarHidden, let item = innerTop?.navigationItem else { return false }
    if #available(iOS 16.0, *), let action = item.backAction {
      action.perform()
    } else {
      popViewController(animated: true)
    }
    return true
  }

  /// What a long press on Back offers, from the root up: the screens below, if the button has a menu.
  public var backMenu: [UIViewController] {
    guard canGoBack, !isNavigationBarHidden, let below = stack.dropLast().last?.navigationItem else { return [] }
    if innerTop?.navigationItem.hasBackAction ?? false, !Headless.options.backActionKeepsMenu { return [] }
    if let button = below.backBarButtonItem {
      // UIKit gives the app's own button its menu, which a subclass may refuse.
      if button.menu == nil { button.menu = UIMenu(children: []) }
      guard button.menu != nil else { return [] }
    }
    return stack.dropLast()
  }

  /// Presses the Back button for long and picks an entry of its menu.
  @discardableResult public func longPressBack(to controller: UIViewController) -> Bool {
    guard let index = backMenu.firstIndex(where: { $0 === controller }) else { return false }
    if Headless.options.menuPopsUnseen {
      change(to: Array(stack[...index]), animated: true, call: "the menu of Back")
    } else {
      popToViewController(controller, animated: true)
    }
    return true
  }

  /// UIKit-N25: what the Back button says.
  public var backButtonText: String? {
    guard let item = navigationBar.backItem else { return nil }
    if let button = item.backBarButtonItem { return button.title }
    let title = item.backButtonTitle ?? item.title
    switch item.backButtonDisplayMode {
    case .default: return title
    case .generic: return "Back"
    case .minimal: return nil
    }
  }
}

extension UINavigationItem {
  /// Whether there is no Back button: hidden, or another stands in its place, which also ends the swipe.
  var replacesBackButton: Bool {
    hidesBackButton || !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
  }

  /// Whether Back belongs to the app now (UIKit-N24); a swipe would get past it.
  var hasBackAction: Bool {
    if #available(iOS 16.0, *) { backAction != nil } else { false }
  }
}
