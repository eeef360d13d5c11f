/// The controller of a column, and the controller that contains it in the hierarchy (UIKit-S1).
@MainActor struct HeadlessColumn {
  /// The original controller. The reference isn't strong, because the wrapper in `content` retains the controller and can release it.
  private weak var given: UIViewController?
  let content: UIViewController

  init(_ given: UIViewController, content: UIViewController) {
    self.given = given
    self.content = content
  }

  var original: UIViewController { given ?? content }
}
