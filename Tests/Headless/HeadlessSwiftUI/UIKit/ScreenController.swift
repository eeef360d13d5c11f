import HeadlessUIKit

/// The controller of a hosting controller's root, a page of a stack, a tab, or a presentation.
@MainActor open class ScreenController: UIViewController {
  var node: ViewNode?
  /// The declaration of the tab that shows this screen.
  var declaredTab: DeclaredTab?

  /// Returns the innermost fact that the screen's views declare for a key.
  func fact(_ key: ScreenFact.Key) -> ScreenFact.Value? {
    node?.onScreen.last { $0.fact?.key == key }?.fact?.value
  }

  /// Transfers the facts about the screen to UIKit.
  func readFacts() {
    if case .text(let title)? = fact(.title) { navigationItem.title = title }
    if case .text(let size)? = fact(.titleSize) {
      navigationItem.largeTitleDisplayMode = size == "large" ? .always : size == "inline" ? .never : .automatic
      if #available(iOS 17.0, *), size == "inlineLarge" { navigationItem.largeTitleDisplayMode = .inline }
    }
    if #available(iOS 26.0, *), Headless.has(26), case .text(let text)? = fact(.subtitle) { navigationItem.subtitle = text }
    if case .text(let name)? = fact(.name) { view.accessibilityIdentifier = name }
    isModalInPresentation = fact(.isHeld) == .flag(true)
    if case .flag(let isHidden)? = fact(.hidesBack) { navigationItem.hidesBackButton = isHidden }
    if #available(iOS 18.0, *), Headless.has(18), case .text(let name)? = fact(.transition) {
      preferredTransition = name == "zoom" ? .zoom(sourceViewProvider: { _ in nil }) : .crossDissolve
    }
    readBars()
    readSheet()
  }

  /// The environment of the view that presents this screen.
  var presenterEnvironment: EnvironmentValues?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    readBars()
  }

  /// Applies the bars (SwiftUI-B1, SwiftUI-B2, SwiftUI-B4).
  private func readBars() {
    let hidden = hiddenBars
    if hidden.contains("tabBar") { hidesBottomBarWhenPushed = true }
    let hasNoTitle = fact(.removed) == .text("title") || fact(.items) == .names(["principal"])
    if hasNoTitle != (navigationItem.titleView != nil) { navigationItem.titleView = hasNoTitle ? UIView(frame: .zero) : nil }
    guard let navigation = parent as? UINavigationController else { return }
    navigation.setNavigationBarHidden(hidden.contains("navigationBar"), animated: false)
    if hidden.contains("bottomBar") { navigation.setToolbarHidden(true, animated: false) }
  }

  private var hiddenBars: Set<String> {
    var all: Set<String> = []
    for node in node?.onScreen ?? [] {
      if node.fact?.key == .bars, case .names(let names)? = node.fact?.value { all.formUnion(names) }
    }
    return all
  }

  open override var prefersStatusBarHidden: Bool { fact(.statusBar) == .flag(true) }
  open override var prefersHomeIndicatorAutoHidden: Bool { fact(.overlays) == .flag(true) }

  /// Embeds a container in this screen.
  func embed(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
