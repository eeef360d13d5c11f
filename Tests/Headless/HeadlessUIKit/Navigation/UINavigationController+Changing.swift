extension UINavigationController {
  /// Changes the stack, as the only method that does.
  ///
  /// Returns the removed controllers, from the bottom up. The array is empty if the change was refused.
  @discardableResult func change(to new: [UIViewController], animated: Bool, call: String) -> [UIViewController] {
    guard accepts(new, call: call) else { return [] }
    let kept = Set(new.map(ObjectIdentifier.init))
    let leaving = stack.filter { !kept.contains(ObjectIdentifier($0)) }
    if let pending, pending.transition.turn == Headless.clock.turn, !pending.transition.initiallyInteractive {
      changeAgain(to: new, animated: animated)
    } else {
      begin(new, animated: animated)
    }
    return leaving
  }

  private func accepts(_ new: [UIViewController], call: String) -> Bool {
    let world = Headless.world
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      world.raise("UIKit-N3", "All view controllers in a navigation controller must be distinct")
      return false
    }
    let there = Set(stack.map(ObjectIdentifier.init))
    let added = new.filter { !there.contains(ObjectIdentifier($0)) }
    for controller in added {
      if controller is UINavigationController, !isColumn(controller) {
        world.raise("UIKit-N4", "Pushing a navigation controller is not supported")
        return false
      }
      if controller is UISplitViewController {
        world.violate("UIKit-N9", "Split View Controllers cannot be pushed to a Navigation Controller \(headlessName(self))")
        return false
      }
      if controller is UITabBarController, !isColumn(controller) {
        world.violate("UIKit-N8", "\(headlessName(controller)) is a tab bar controller on the stack of \(headlessName(self))")
      }
      if let other = controller.parent, other !== self, !isColumn(controller) {
        world.violate("UIKit-N2", "\(headlessName(controller)) is pushed while \(headlessName(other)) still contains it")
      }
    }
    if let reason = refusal {
      world.violate(
        reason,
        "\(call) called on \(headlessName(self)) while an existing transition or presentation is occurring; "
          + "the navigation stack will not be updated.")
      return false
    }
    return true
  }

  /// Whether `controller` is a column that a collapsed split view puts on this stack.
  private func isColumn(_ controller: UIViewController) -> Bool {
    guard let split = parent as? UISplitViewController, split.base === self else { return false }
    return split.isCollapsed && split.pushedColumn(controller) != nil
  }

  /// The number of the fact for which a change is refused now (UIKit-N5, UIKit-N6, UIKit-N7), or nil.
  private var refusal: String? {
    let options = Headless.options
    if options.refusesWhilePresented, presentedViewController != nil { return "UIKit-N6" }
    guard let running = runningTransition ?? outermost.presentation?.transition else { return nil }
    guard running === pending?.transition, running.turn == Headless.clock.turn, !running.initiallyInteractive else { return "UIKit-N5" }
    Headless.world.violate("UIKit-N7", "two animated changes of \(headlessName(self)) in one turn of the run loop")
    return options.losesSecondPushInOneTurn ? "UIKit-N7" : nil
  }

  private func begin(_ new: [UIViewController], animated: Bool) {
    let old = stack
    let from = old.last
    let to = new.last
    let moves = from !== to && from != nil && to != nil
    let isSeen = visibleWindow != nil
    lastOperation =
      from === to ? .none : old.contains { $0 === to } ? .pop : .push  // UIKit-N14
    guard isSeen, moves, animated, UIView.areAnimationsEnabled else {
      changeAtOnce(to: new, moves: from !== to, isSeen: isSeen)
      return
    }
    let duration = animationDuration(from: from, to: to)
    let transition = HeadlessTransition(from: from, to: to, animated: true, duration: duration)
    start(HeadlessStackChange(transition: transition, old: old, new: new, from: from, to: to))
    Headless.world.after(duration, animated: true) { [weak self] in
      self?.finish(transition)
    }
  }

  /// Returns the duration of the delegate's custom animation, or else of a push.
  private func animationDuration(from: UIViewController?, to: UIViewController?) -> TimeInterval {
    guard let from, let to,
      let own = delegate?.navigationController(self, animationControllerFor: lastOperation, from: from, to: to)
    else { return HeadlessDuration.push }
    _ = delegate?.navigationController(self, interactionControllerFor: own)
    return own.transitionDuration(using: nil)
  }

  /// Changes the stack without a transition: not animated, not in a window, or with the same top (UIKit-N16).
  private func changeAtOnce(to new: [UIViewController], moves: Bool, isSeen: Bool) {
    let options = Headless.options
    let speaks = (isSeen || options.didShowOffScreen) && (moves || options.didShowWithoutTransition)
    let old = stack
    if speaks, let top = new.last { tell(.willShow, top, animated: false) }
    let leaving = install(new)
    if moves { exchange(Array(old.suffix(1)), for: Array(new.suffix(1))) }
    for controller in leaving { abandon(controller) }
    guard speaks else { return }
    Headless.clock.schedule(after: 0) { [weak self] in
      guard let self, pending == nil, let top = topViewController else { return }
      tell(.didShow, top, animated: false)
    }
  }

  /// Changes the destination of the transition that began in this turn (UIKit-N7).
  private func changeAgain(to new: [UIViewController], animated: Bool) {
    guard var change = pending else { return }
    change.to?.beginAppearance(false, animated: true)
    change.to?.endAppearance(animated: true)
    change.new = new
    change.to = new.last
    if !Headless.options.stackChangesAtEnd { install(new) } else { adoptAll(new) }
    pending = change
    change.to?.isMovingToParent = true
    if appearance.isOnScreen { change.to?.beginAppearance(true, animated: true) }
    if let top = change.to { tell(.willShow, top, animated: animated) }
  }

  /// Sets the stack to `new`. Returns the removed controllers, which remain children until they have disappeared.
  @discardableResult func install(_ new: [UIViewController]) -> [UIViewController] {
    adoptAll(new)
    let kept = Set(new.map(ObjectIdentifier.init))
    let leaving = stack.filter { !kept.contains(ObjectIdentifier($0)) }
    stack = new
    return leaving
  }

  private func adoptAll(_ new: [UIViewController]) {
    for controller in new { adopt(controller) }
  }

  func start(_ change: HeadlessStackChange) {
    guard let from = change.from, let to = change.to else { return }
    transition = change.transition
    tell(.willShow, to, animated: true)  // UIKit-N17, UIKit-N18
    if Headless.options.stackChangesAtEnd { adoptAll(change.new) } else { install(change.new) }
    pending = change
    from.isMovingFromParent = !change.new.contains { $0 === from }  // UIKit-N19
    to.isMovingToParent = !change.old.contains { $0 === to }
    from.beginAppearance(false, animated: true)
    to.beginAppearance(true, animated: true)
  }

  func finish(_ finished: HeadlessTransition) {
    guard let change = pending, change.transition === finished else { return }
    transition = nil
    pending = nil
    let kept = finished.isCancelled ? change.old : change.new
    install(kept)
    for controller in [change.from, change.to] {
      controller?.endAppearance(animated: true)
      controller?.isMovingFromParent = false
      controller?.isMovingToParent = false
    }
    let stays = Set(kept.map(ObjectIdentifier.init))
    for controller in childList where !stays.contains(ObjectIdentifier(controller)) { abandon(controller) }
    guard !finished.isCancelled, let top = kept.last else {
      finished.end()  // UIKit-N18: The delegate isn't called for a cancelled swipe.
      return
    }
    if Headless.options.didShowBeforeCompletions { tell(.didShow, top, animated: true) }
    finished.end()
    if !Headless.options.didShowBeforeCompletions { tell(.didShow, top, animated: true) }
  }

  private func tell(_ callback: HeadlessCallback, _ top: UIViewController, animated: Bool) {
    Headless.world.call(callback) { [weak self, weak top] in
      guard let self, let top else { return }
      if callback == .willShow {
        delegate?.navigationController(self, willShow: top, animated: animated)
      } else {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
  }
}
