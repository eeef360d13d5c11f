/// A change of a stack whose transition is running.
@MainActor struct HeadlessStackChange {
  let transition: HeadlessTransition
  /// The stack before the change, which a cancelled swipe restores.
  let old: [UIViewController]
  var new: [UIViewController]
  let from: UIViewController?
  var to: UIViewController?
}
