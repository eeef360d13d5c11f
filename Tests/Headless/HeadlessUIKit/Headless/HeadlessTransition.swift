/// A running transition, which `transitionCoordinator` returns.
@MainActor final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// The turn of the run loop in which the transition was requested. Layout and animation begin in the next turn.
  let turn: Int
  private(set) var hasEnded = false
  /// Whether the transition is hidden from apps.
  var isSecret = false
  private let from: UIViewController?
  private let to: UIViewController?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(from: UIViewController?, to: UIViewController?, animated: Bool, interactive: Bool = false, duration: TimeInterval) {
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
    transitionDuration = animated ? duration : 0
    turn = Headless.clock.turn
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let animation { Headless.world.alongside { animation(self) } }
    if let completion {
      // The weak reference avoids a retain cycle.
      completions.append { [weak self] _ in
        guard let self else { return }
        Headless.world.call(.transitionCompletion) { completion(self) }
      }
    }
    return true
  }

  /// Runs `work` when the transition ends. Faults don't apply, because the stand-ins themselves depend on it.
  func whenOver(_ work: @escaping @MainActor () -> Void) {
    if hasEnded { work() } else { completions.append { _ in work() } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  /// Ends the interactive part of the transition. The animation then completes or reverts (UIKit-N18).
  func releaseFinger(cancelled: Bool) {
    isCancelled = cancelled
    isInteractive = false
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Runs the completions. The owner of the transition has already released it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `work` when the transition ends. For the stand-ins of other frameworks.
  package func whenOver(_ work: @escaping @MainActor () -> Void) { (self as? HeadlessTransition)?.whenOver(work) }
}
