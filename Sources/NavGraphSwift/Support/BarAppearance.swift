import UIKit

extension Navigation.Appearance {
  var titleColor: UIColor? { title.flatMap { UIColor(named: $0) } }
  var tintColor: UIColor? { tint.flatMap { UIColor(named: $0) } }

  /// Whether bars keep the system's background, be it asked for or because bars are glass.
  @MainActor var keepsSystemBackground: Bool {
    if #available(iOS 26.0, *) { return true }
    return background == .system
  }

  @MainActor func configure(_ bar: UIBarAppearance) {
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
  func apply(_ appearance: Navigation.Appearance) {
    tintColor = appearance.tintColor
    unselectedItemTintColor = appearance.titleColor
    guard !appearance.keepsSystemBackground else { return }
    let bar = UITabBarAppearance()
    appearance.configure(bar)
    standardAppearance = bar
    scrollEdgeAppearance = bar
  }
}
