extension UIViewController {
  /// Begins an appearance or a disappearance. Either can also begin while the other runs (UIKit-N19).
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

  /// Ends the appearance or disappearance that `beginAppearance` began.
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

  /// Ends the editing of a text field in this controller's view.
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

  /// Begins the appearance of the root of a window, and ends it in the next turn.
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

  /// Replaces the visible children `previous` with `next`. All appearance callbacks are called immediately.
  func exchange(_ previous: [UIViewController], for next: [UIViewController], animated: Bool = false) {
    guard appearance.isOnScreen else { return }
    let leaving = previous.filter { old in !next.contains { $0 === old } }
    let coming = next.filter { new in !previous.contains { $0 === new } }
    for controller in leaving { controller.beginAppearance(false, animated: animated) }
    for controller in coming { controller.beginAppearance(true, animated: animated) }
    for controller in leaving + coming { controller.endAppearance(animated: animated) }
  }

  /// Updates the appearance after the view of a child was added to, or removed from, the view of an app's custom container.
  func followContainer() {
    guard let parent, parent.childList.contains(where: { $0 === self }) else { return }
    let isShown = viewIfLoaded?.superview != nil && parent.appearance.isOnScreen
    guard appearance.isOnScreen != isShown else { return }
    beginAppearance(isShown, animated: false)
    endAppearance(animated: false)
  }
}
