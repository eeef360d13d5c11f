/// The controller of a column, and its wrapper in the hierarchy (UIKit-S1).
@MainActor struct HeadlessColumn {
  /// The controller that was set, which its wrapper retains and can release.
  private weak var given: UIViewController?
  let content: UIViewController

  init(_ given: UIViewController, content: UIViewController) {
    self.given = given
    self.content = content
  }

  var original: UIViewController { given ?? content }
}
