/// The state of a tab bar controller with `tabs` (UIKit-T6), in a class because a stored property can't have a newer type.
@MainActor final class HeadlessTabs {
  var isInUse = false
  var roots: [NSObject] = []
  var selected: NSObject?
  /// The tab that is selected when a search ends (UIKit-T12).
  var beforeSearch: NSObject?
  var rootControllers: [UIViewController] = []
  var displayed: UIViewController?
}
