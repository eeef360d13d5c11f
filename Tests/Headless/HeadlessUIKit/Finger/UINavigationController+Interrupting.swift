extension UINavigationController {
  /// Interrupts the animation of a push or pop with a touch, so that a swipe can follow, as iOS 26 allows. Returns false if nothing was
  /// animated.
  @discardableResult public func cutAnimationShort() -> Bool {
    guard let pending, !pending.transition.initiallyInteractive, pending.transition.turn != Headless.clock.turn else { return false }
    finish(pending.transition)
    return true
  }
}
