import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Appearance {
  package var titleColor: UIColor? { title.flatMap { UIColor(named: $0) } }
  package var tintColor: UIColor? { tint.flatMap { UIColor(named: $0) } }

  /// Whether bars keep the system's background, which they always do from iOS 26 on.
  @MainActor package var keepsSystemBackground: Bool {
    if #available(iOS 26.0, *) { return true }
    return background == .system
  }

  @MainActor package func configure(_ bar: UIBarAppearance) {
    guard !keepsSystemBackground else { return }
    switch background {
    case .system: break
    case .opaque: bar.configureWithOpaqueBackground()
    case .transparent: bar.configureWithTransparentBackground()
    case .color(let name):
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(named: name)
    }
  }
}

extension UITabBar {
  /// Applies the appearance to both slots. Without the second one, the bar would be clear when content ends above it.
  package func apply(_ appearance: NavGraph.Appearance) {
    tintColor = appearance.tintColor
    unselectedItemTintColor = appearance.titleColor
    guard !appearance.keepsSystemBackground else { return }
    let bar = UITabBarAppearance()
    appearance.configure(bar)
    standardAppearance = bar
    scrollEdgeAppearance = bar
  }
}

extension UINavigationItem {
  /// Applies the appearance to all four slots of this screen. An empty slot would be clear, or use another appearance.
  package func apply(_ appearance: NavGraph.Appearance) {
    guard !appearance.keepsSystemBackground || appearance.titleColor != nil else { return }
    let bar = UINavigationBarAppearance()
    appearance.configure(bar)
    if let color = appearance.titleColor {
      bar.titleTextAttributes[.foregroundColor] = color
      bar.largeTitleTextAttributes[.foregroundColor] = color
      if #available(iOS 26.0, *) { bar.subtitleTextAttributes[.foregroundColor] = color }
    }
    let edge = UINavigationBarAppearance(barAppearance: bar)
    if appearance.keepsSystemBackground { edge.configureWithTransparentBackground() }
    standardAppearance = bar
    compactAppearance = bar
    scrollEdgeAppearance = edge
    compactScrollEdgeAppearance = edge
  }
}

extension UINavigationController {
  /// Sets the tint of the navigation bar, together with the transition if there is one.
  package func takeTint(_ tint: UIColor?) {
    let bar = navigationBar
    let moves = transitionCoordinator.map { !$0.isCancelled && $0.animate(alongsideTransition: { _ in bar.tintColor = tint }) } ?? false
    if !moves { bar.tintColor = tint }
  }
}
