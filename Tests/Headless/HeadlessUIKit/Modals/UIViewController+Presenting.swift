extension UIViewController {
  /// The controller that this controller or its nearest ancestor presents (UIKit-M1).
  @available(iOS 5.0, *) public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = candidate.presentation { return found }
      current = candidate.parent
    }
    return nil
  }

  /// The presenter of this controller or of its nearest ancestor (UIKit-M1).
  @available(iOS 5.0, *) public var presentingViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = candidate.presenter { return found }
      current = candidate.parent
    }
    return nil
  }

  /// Whether the controller is already in a container, a presentation, or a window (UIKit-M4).
  private var isActive: Bool { parent != nil || presenter != nil || ownWindow != nil }

  /// Returns the controller that presents for this one: the nearest that defines the context which `style` requires, or else the
  /// outermost (UIKit-M19).
  private func host(for style: UIModalPresentationStyle) -> UIViewController {
    var current = self
    if style == .currentContext || style == .overCurrentContext {
      while !current.definesPresentationContext, let next = current.parent { current = next }
      return current
    }
    current = outermost
    while Headless.options.forwardsOutOfContexts, let presenter = current.presenter, presenter.parent != nil {
      current = presenter.outermost
    }
    return current
  }

  func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let world = Headless.world
    guard !controller.isActive else {
      world.raise("UIKit-M4", "Application tried to present modally an active controller \(headlessName(controller)).")
      return
    }
    guard controller.modalTransitionStyle != .partialCurl || controller.styleToPresent == .fullScreen else {
      world.raise("UIKit-M18", "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller")
      return
    }
    let host = host(for: controller.styleToPresent)
    guard let refusal = refusal(of: controller, on: host) else {
      if runningTransition != nil {
        world.violate("Q2", "\(headlessName(controller)) is presented on \(headlessName(host)) during another transition")
      }
      host.perform(controller, animated: animated, completion: completion)
      return
    }
    world.violate(refusal.fact, refusal.text)
    if world.options.completesRefusedPresentation { completion?() }
  }

  private func refusal(of controller: UIViewController, on host: UIViewController) -> (fact: String, text: String)? {
    let attempt = "Attempt to present \(headlessName(controller)) on \(headlessName(host))"
    if let other = host.presentation {
      if other.isBeingPresented || other.isBeingDismissed {
        return ("UIKit-M2", attempt + " while a presentation is in progress!")
      }
      return ("UIKit-M2", attempt + " which is already presenting \(headlessName(other))")
    }
    if visibleWindow == nil { return ("UIKit-M3", attempt + " whose view is not in the window hierarchy!") }
    if host.isBeingPresented || host.isBeingDismissed { return ("UIKit-M2", attempt + " while a presentation is in progress!") }
    let popover = controller.presentationController as? UIPopoverPresentationController
    if let popover, !popover.hasAnchor, popover.adaptivePresentationStyle(for: traitCollection) == .none {
      // The exact exception isn't known. Nothing is presented in any case.
      Headless.world.raise("UIKit-M17", "a popover needs sourceView or sourceItem before it is presented")
      return ("UIKit-M17", attempt + " as a popover without an anchor")
    }
    return nil
  }

  private func perform(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let world = Headless.world
    // The view is loaded before it is in the hierarchy, so UIKit refuses presentations in `viewDidLoad` (UIKit-M3).
    controller.loadViewIfNeeded()
    let style = controller.preparePresentationController().presentationStyle
    presentation = controller
    controller.presenter = self
    controller.isBeingPresented = true
    let transition = HeadlessTransition(from: self, to: controller, animated: animated, duration: HeadlessDuration.present)
    controller.transition = transition
    controller.presentationControllerInUse?.adapt(alongside: transition)
    if style.removesPresenter { beginAppearance(false, animated: animated) }
    controller.beginAppearance(true, animated: animated)
    world.after(HeadlessDuration.present, animated: animated) {
      controller.transition = nil
      controller.isBeingPresented = false
      if style.removesPresenter { self.endAppearance(animated: animated) }
      controller.endAppearance(animated: animated)
      transition.end()
      if let completion { Headless.world.call(.presentCompletion) { completion() } }
    }
  }
}
