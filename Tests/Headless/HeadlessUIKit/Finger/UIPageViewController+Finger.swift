@available(iOS 5.0, *) extension UIPageViewController {
  /// Turns the page with a swipe (UIKit-P1). With `complete` false, the swipe is cancelled. Returns false if the data source has no page
  /// in that direction.
  @discardableResult public func swipePage(_ direction: NavigationDirection, complete: Bool = true) -> Bool {
    guard runningTransition == nil, visibleWindow != nil, presentedViewController == nil, let current = shown.first else { return false }
    let neighbour =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: current)
      : dataSource?.pageViewController(self, viewControllerBefore: current)
    guard let neighbour else { return false }
    let previous = shown
    Headless.world.call(.willTurn) { [weak self] in
      if let self { delegate?.pageViewController(self, willTransitionTo: [neighbour]) }
    }
    let turn = begin(turnTo: [neighbour], interactive: true)
    scroll?.isHeld = true
    curl?.state = .began
    Headless.world.after(HeadlessDuration.release, animated: true) {
      turn.releaseFinger(cancelled: !complete)
      self.scroll?.isHeld = false
      self.scroll?.runsOut = true
      self.curl?.state = .ended
      if !complete {
        neighbour.beginAppearance(false, animated: true)
        if self.appearance.isOnScreen { current.beginAppearance(true, animated: true) }
      }
      Headless.world.after(HeadlessDuration.release, animated: true) {
        self.scroll?.runsOut = false
        self.finish(turn)
        Headless.world.call(.didTurn) { [weak self] in
          guard let self else { return }
          delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: complete)
        }
      }
    }
    return true
  }
}

@available(iOS 5.0, *) extension UIPageViewController {
  /// Turns the device. The delegate of pages that curl returns the new location of the spine (UIKit-P3).
  public func turn(to orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl else { return }
    if let spine = Headless.ask({ delegate?.pageViewController(self, spineLocationFor: orientation) }) { turned = spine }
  }
}
