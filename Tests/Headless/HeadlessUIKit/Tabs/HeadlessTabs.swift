/// The tabs of a controller, once `tabs` has been set (UIKit-T6). Kept apart, since a stored property can't name a younger type.
@MainActor final class HeadlessTabs {
  var isInUse = false
  var roots: [NSObject] = []
  var selected: NSObject?
  /// The tab to which an ended search returns (UIKit-T12).
  var beforeSearch: NSObject?
  var rootControllers: [UIViewController] = []
  var displayed: UIViewController?
}
