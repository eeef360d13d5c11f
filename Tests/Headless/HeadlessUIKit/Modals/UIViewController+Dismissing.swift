extension UIViewController {
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation != nil {
        current.removePresented(animated: animated, completion: completion)  // UIKit-M6
        return
      }
      candidate = current.parent
    }
    if let presenter = presentingViewController {
      presenter.removePresented(animated: animated, completion: completion)  // UIKit-M7
    } else if Headless.options.completesEmptyDismissal {
      completion?()  // UIKit-M8
    }
  }

  /// Dismisses everything that is presented on this controller. Only the top controller is animated (UIKit-M6), and no delegate is called
  /// (UIKit-M10).
  func removePresented(
    animated: Bool, interactive: Bool = false, duration: Double = HeadlessDuration.present, isFinger: Bool = false,
    completion: (() -> Void)?
  ) {
    let chain = chainOfPresented
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
    let returns = lowest.preparePresentationController().presentationStyle.removesPresenter && visibleWindow != nil
    if returns { beginAppearance(true, animated: animated) }
    Headless.world.after(duration, animated: animated) {
      for controller in chain.dropLast() { controller.beginAppearance(false, animated: false) }
      self.unlink(chain)
      for controller in chain.reversed() { controller.endAppearance(animated: controller === top && animated) }
      if returns { self.endAppearance(animated: animated) }
      transition.end()
      guard let completion else { return }
      if isFinger { completion() } else { Headless.world.call(.dismissCompletion) { completion() } }
    }
  }

  /// The controllers that are presented on this one, from the bottom up.
  var chainOfPresented: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentation
    while let current = next {
      chain.append(current)
      next = current.presentation
    }
    return chain
  }

  /// Removes the presented controllers from the hierarchy. A presentation controller is used for only one presentation.
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
