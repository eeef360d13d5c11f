/// A change of a stack on its way.
@MainActor struct HeadlessStackChange {
  let transition: HeadlessTransition
  /// What `viewControllers` read before, for a cancelled swipe.
  let old: [UIViewController]
  var new: [UIViewController]
  let from: UIViewController?
  var to: UIViewController?
}
