extension UINavigationController {
  /// Touches the screen while a push or a pop is animated: the animation is cut short, so that a swipe can follow at once, as
  /// iOS 26 allows. False if nothing was being animated.
  @discardableResult public func cutAnimationShort() -> Bool {
    guard let pending, !pending.transition.initiallyInteractive, pending.transition.turn != Headless.clock.turn else { return false }
    finish(pending.transition)
    return true
  }
}
