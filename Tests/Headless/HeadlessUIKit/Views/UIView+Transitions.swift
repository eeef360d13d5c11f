extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Changes a view's content immediately, and records a cross-fade if the options contain one.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.transitionCrossDissolve) { Headless.world.fade() }
    animations?()
    Headless.world.after(duration, animated: areAnimationsEnabled) {
      if let completion { Headless.world.call(.animationCompletion) { completion(true) } }
    }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }
}
