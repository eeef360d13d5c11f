extension UIViewController {
  /// Starts the dismissal of what this controller or its nearest ancestor presents, or else of this controller or its nearest ancestor that
  /// is presented.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation != nil {
        current.dismissPresented(animated: animated, completion: completion)  // UIKit-M6
        return
      }
      candidate = current.parent
    }
    if let presenter = presentingViewController {
      presenter.dismissPresented(animated: animated, completion: completion)  // UIKit-M7
    } else if Headless.options.completesEmptyDismissal {
      completion?()  // UIKit-M8
    }
  }

  /// Dismisses everything that is presented on this controller, in one transition. Only the top controller is animated (UIKit-M6), and no
  /// delegate is called (UIKit-M10). During another presentation or dismissal, only records a violation.
  ///
  /// - Parameters:
  ///   - isByUser: Whether the user dismisses. Then the stand-ins depend on the completion, so faults don't apply to it.
  ///   - completion: The closure to call at the end of the transition.
  func dismissPresented(
    animated: Bool, interactive: Bool = false, duration: Double = HeadlessDuration.present, isByUser: Bool = false,
    completion: (() -> Void)?
  ) {
    let chain = presentedChain
    guard let lowest = chain.first, let top = chain.last else { return }
    guard !chain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) else {
      Headless.world.violate(
        "UIKit-M2", "Attempt to dismiss from view controller \(headlessName(self)) while a presentation or dismiss is in progress!")
      return
    }
    let transition = HeadlessTransition(from: top, to: self, animated: animated, interactive: interactive, duration: duration)
    for controller in chain {
      controller.isBeingDismissed = true
      controller.transition = transition
    }
    top.beginAppearance(false, animated: animated)
    // A modal that covers a column can be dismissed while the column isn't visible.
    let reappears = lowest.preparePresentationController().presentationStyle.removesPresenter && visibleWindow != nil
    if reappears { beginAppearance(true, animated: animated) }
    Headless.world.after(duration, animated: animated) {
      for controller in chain.dropLast() { controller.beginAppearance(false, animated: false) }
      self.unlink(chain)
      for controller in chain.reversed() { controller.endAppearance(animated: controller === top && animated) }
      if reappears { self.endAppearance(animated: animated) }
      transition.end()
      guard let completion else { return }
      if isByUser { completion() } else { Headless.world.call(.dismissCompletion) { completion() } }
    }
  }

  /// The controllers that are presented on this one, from the bottom up.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentation
    while let current = next {
      chain.append(current)
      next = current.presentation
    }
    return chain
  }

  /// Removes the presented controllers `chain` from the hierarchy, without callbacks. A presentation controller is used for only one
  /// presentation.
  func unlink(_ chain: [UIViewController]) {
    presentation = nil
    for controller in chain {
      controller.presentation = nil
      controller.presenter = nil
      controller.transition = nil
      controller.isBeingDismissed = false
      controller.presentationControllerInUse = nil
    }
  }
}
