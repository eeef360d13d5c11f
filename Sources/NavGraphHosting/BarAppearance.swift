import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Appearance {
  package var titleColor: UIColor? { title.flatMap { UIColor(named: $0) } }
  package var tintColor: UIColor? { tint.flatMap { UIColor(named: $0) } }

  /// Whether bars keep the system's background, be it asked for or because bars are glass.
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
  /// Its two slots. Without the second, the bar is clear wherever content ends above it.
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
  /// All four slots, for this screen alone: a slot left out is clear or somebody else's.
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
  /// Colours what is in the bar: along with the transition, where one is under way.
  package func takeTint(_ tint: UIColor?) {
    let bar = navigationBar
    let moves = transitionCoordinator.map { !$0.isCancelled && $0.animate(alongsideTransition: { _ in bar.tintColor = tint }) } ?? false
    if !moves { bar.tintColor = tint }
  }
}
