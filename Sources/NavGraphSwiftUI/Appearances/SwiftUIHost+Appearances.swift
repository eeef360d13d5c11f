import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Bars have four slots, and colours of titles: SwiftUI has no words for most of that, so all of it is said to UIKit.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  func dress(_ navigation: UINavigationController, _ item: UINavigationItem, in appearance: NavGraph.Appearance?) {
    if let appearance { item.apply(appearance) }
    let tint = appearance?.tintColor
    let bar = navigation.navigationBar
    if tint != nil || tinted.contains(ObjectIdentifier(bar)) {
      if tint == nil { tinted.remove(ObjectIdentifier(bar)) } else { tinted.insert(ObjectIdentifier(bar)) }
      navigation.takeTint(tint)
    }
  }

  func dressTabBar(_ tabs: UITabBarController?, around id: NavGraph.NodeID) {
    #if TABS
    let bars = (navigator.tree.path(to: id) ?? []).filter { if case .tabs = $0.content { true } else { false } }
    guard let tabs, let bar = bars.last, let appearance = appearance(at: bar.id) else { return }
    tabs.tabBar.apply(appearance)
    #endif
  }
}
