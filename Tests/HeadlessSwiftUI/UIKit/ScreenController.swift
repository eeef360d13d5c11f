import HeadlessUIKit

/// The controller of one screen: of a hosting controller, a page on a stack, a tab, a presentation.
@MainActor open class ScreenController: UIViewController {
  /// The view that fills it.
  var node: ViewNode?

  /// What is said about the screen, by what is furthest inside.
  func fact(_ key: ScreenFact.Key) -> ScreenFact.Value? {
    node?.onScreen.last { $0.fact?.key == key }?.fact?.value
  }

  /// Hands to UIKit what is said about the screen.
  func readFacts() {
    if case .text(let title)? = fact(.title) { navigationItem.title = title }
    if case .text(let size)? = fact(.titleSize) {
      navigationItem.largeTitleDisplayMode = size == "large" ? .always : size == "inline" ? .never : .automatic
    }
    if case .text(let name)? = fact(.name) { view.accessibilityIdentifier = name }
    isModalInPresentation = fact(.isHeld) == .flag(true)
    if case .flag(let isHidden)? = fact(.hidesBack) { navigationItem.hidesBackButton = isHidden }
  }

  /// Puts a container of the system into this screen.
  func embed(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
