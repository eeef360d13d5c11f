extension UIViewController {
  /// Starts one way or the other; turning round in the middle is allowed (UIKit-N19).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isOnScreen != isAppearing else { return }
    if isAppearing {
      prepareForAppearance()
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
      if !Headless.options.editingEndsWithTransition { endEditing() }
    }
    for child in isAppearing ? arrivingChildren : visibleChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Arrives where `beginAppearance` was heading.
  func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      if isRepresented {
        let fault = Headless.options.appearanceFault
        Headless.world.call(.viewDidAppear) { [weak self] in fault.call { self?.viewDidAppear(animated) } }
      } else {
        viewDidAppear(animated)
      }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
      endEditing()
    case .appeared, .disappeared: break
    }
    for child in visibleChildren { child.endAppearance(animated: animated) }
  }

  /// The keyboard goes with the screen that it was for.
  private func endEditing() {
    var view = Headless.world.firstResponder as? UIView
    while let next = view {
      if next.controller === self {
        Headless.world.firstResponder?.resignFirstResponder()
        return
      }
      view = next.superview
    }
  }

  /// A window shows its root: the second half comes a turn later.
  func enterScreen(animated: Bool) {
    beginAppearance(true, animated: animated)
    Headless.clock.schedule(after: 0) { [weak self] in
      guard let self, appearance.isOnScreen else { return }
      endAppearance(animated: animated)
    }
  }

  func leaveScreen(animated: Bool) {
    beginAppearance(false, animated: animated)
    endAppearance(animated: animated)
  }

  /// A container shows `next` instead of `previous`; without a transition the second half comes at once.
  func exchange(_ previous: [UIViewController], for next: [UIViewController], animated: Bool = false) {
    guard appearance.isOnScreen else { return }
    let leaving = previous.filter { old in !next.contains { $0 === old } }
    let coming = next.filter { new in !previous.contains { $0 === new } }
    for controller in leaving { controller.beginAppearance(false, animated: animated) }
    for controller in coming { controller.beginAppearance(true, animated: animated) }
    for controller in leaving + coming { controller.endAppearance(animated: animated) }
  }

  /// The view of a child of an app's own container has come into its view, or has left it.
  func followContainer() {
    guard let parent, parent.childList.contains(where: { $0 === self }) else { return }
    let isShown = viewIfLoaded?.superview != nil && parent.appearance.isOnScreen
    guard appearance.isOnScreen != isShown else { return }
    beginAppearance(isShown, animated: false)
    endAppearance(animated: false)
  }
}
