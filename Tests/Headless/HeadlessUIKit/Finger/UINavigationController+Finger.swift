extension UINavigationController {
  /// Whether the user can pop the top screen now.
  private var canGoBack: Bool {
    stack.count > 1 && visibleWindow != nil && runningTransition == nil && presentedViewController == nil
      && !(innerTop?.navigationItem.replacesBackButton ?? false) && !isHeldInside
  }

  /// The top screen. In a collapsed split view, a column on the stack has its own stack.
  private var innerTop: UIViewController? { (topViewController as? UINavigationController)?.topViewController ?? topViewController }

  /// Whether a stack inside the top screen pops first, or is in a transition.
  private var isHeldInside: Bool {
    guard let inner = topViewController as? UINavigationController else { return false }
    return inner.stack.count > 1 || inner.transition != nil
  }

  /// Swipes from the left edge and lifts the finger (UIKit-N18, UIKit-N19). With `complete` false, the swipe is cancelled. Returns false
  /// if nothing moved.
  @discardableResult public func swipeBack(complete: Bool = true) -> Bool {
    interactivePopGestureRecognizer?.isEnabled != false && goBack(complete: complete)
  }

  private func goBack(complete: Bool) -> Bool {
    guard canGoBack, !isNavigationBarHidden else { return false }
    if innerTop?.navigationItem.hasBackAction ?? false, !Headless.options.swipesPastBackAction { return false }
    return pop(complete: complete)
  }

  /// Zooms the top screen back. The caller has checked that it may begin.
  func zoomBack(complete: Bool) -> Bool {
    guard stack.count > 1, visibleWindow != nil, runningTransition == nil, presentedViewController == nil else { return false }
    return pop(complete: complete)
  }

  /// Begins an interactive pop.
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

  /// Swipes back anywhere in the content, as iOS 26 allows. A `pan` recognizer of the screen that has to fail first prevents the swipe.
  @available(iOS 26.0, *) @discardableResult public func swipeContentBack(complete: Bool = true, over pan: UIGestureRecognizer? = nil)
    -> Bool
  {
    if let pan, let swipe = interactiveContentPopGestureRecognizer, swipe.required.contains(where: { $0 === pan }) { return false }
    return interactiveContentPopGestureRecognizer?.isEnabled != false && goBack(complete: complete)
  }

  /// Performs VoiceOver's escape gesture, a Z that the user draws with two fingers. `HeadlessOptions` determines which handler is called
  /// first.
  @discardableResult public func performEscape() -> Bool {
    guard visibleWindow != nil, runningTransition == nil, presentedViewController == nil else { return false }
    if Headless.options.escapePopsFirst, escapesByItself() { return true }
    if let escapes = innerTop?.escapes {
      escapes()
      return true
    }
    return accessibilityPerformEscape()
  }

  /// Performs UIKit's own response to an escape gesture.
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

  /// Taps the Back button. A `backAction` runs instead of the pop (UIKit-N24).
  @discardableResult public func tapBack() -> Bool {
    guard canGoBack, !isNavigationBarHidden, let item = innerTop?.navigationItem else { return false }
    if #available(iOS 16.0, *), let action = item.backAction {
      action.perform()
    } else {
      popViewController(animated: true)
    }
    return true
  }

  /// The screens in the menu of the Back button, from the root up. Empty if the button has no menu.
  public var backMenu: [UIViewController] {
    guard canGoBack, !isNavigationBarHidden, let below = stack.dropLast().last?.navigationItem else { return [] }
    if innerTop?.navigationItem.hasBackAction ?? false, !Headless.options.backActionKeepsMenu { return [] }
    if let button = below.backBarButtonItem {
      // UIKit adds the menu to the app's own button, whose class can reject it.
      if button.menu == nil { button.menu = UIMenu(children: []) }
      guard button.menu != nil else { return [] }
    }
    return stack.dropLast()
  }

  /// Opens the menu of the Back button with a long press, and selects `controller`.
  @discardableResult public func longPressBack(to controller: UIViewController) -> Bool {
    guard let index = backMenu.firstIndex(where: { $0 === controller }) else { return false }
    if Headless.options.menuPopsUnseen {
      change(to: Array(stack[...index]), animated: true, call: "the menu of Back")
    } else {
      popToViewController(controller, animated: true)
    }
    return true
  }

  /// The title of the Back button (UIKit-N25).
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
  /// Whether the navigation bar has no Back button, because it's hidden or replaced. This also disables the swipe back.
  var replacesBackButton: Bool {
    hidesBackButton || !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
  }

  /// Whether the app has replaced the action of the Back button (UIKit-N24). A swipe may bypass that action.
  var hasBackAction: Bool {
    if #available(iOS 16.0, *) { backAction != nil } else { false }
  }
}

extension UINavigationController {
  /// Interrupts the animation of a push or pop with a touch, so that a swipe can follow, as iOS 26 allows. Returns false if nothing was
  /// animated.
  @discardableResult public func cutAnimationShort() -> Bool {
    guard let pending, !pending.transition.initiallyInteractive, pending.transition.turn != Headless.clock.turn else { return false }
    finish(pending.transition)
    return true
  }
}

@available(iOS 16.0, *) extension UINavigationController {
  /// The entries of the top screen's title menu, and whether each is selected. Nil if the screen has no title menu.
  public var titleMenu: [(title: String, isOn: Bool)]? {
    topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction }.map { ($0.title, $0.state == .on) }
  }

  /// Selects an entry of the top screen's title menu. Returns false if no entry has this title.
  @discardableResult public func pickFromTitleMenu(_ title: String) -> Bool {
    let actions = topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction } ?? []
    guard visibleWindow != nil, let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform()
    return true
  }
}
