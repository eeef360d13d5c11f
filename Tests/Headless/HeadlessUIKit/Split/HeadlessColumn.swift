/// What was set for a column, and what stands for it in the hierarchy (UIKit-S1).
@MainActor struct HeadlessColumn {
  /// Not strong: its wrapper has it, and may lose it.
  private weak var given: UIViewController?
  let content: UIViewController

  init(_ given: UIViewController, content: UIViewController) {
    self.given = given
    self.content = content
  }

  var original: UIViewController { given ?? content }
}
