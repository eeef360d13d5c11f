import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

#if APPEARANCES || BACK && CONFIRMATION || HIDING
extension NavGraph {
  /// The bars of one navigation controller: hidden and coloured as the screen wants it that is about to be seen.
  @MainActor final class ShownBars<G: Graph> {
    #if HIDING
    /// The bars that are hidden because the graph says so. What the app hides itself stays hidden.
    private var hidden: Chrome.Bars = []
    #endif
    #if APPEARANCES
    /// The bar has the tint of a screen.
    private var isTinted = false
    #endif

    func show(
      around shown: UIViewController, among screens: [Coordinator<G>], of navigation: UINavigationController, animated: Bool
    ) {
      #if APPEARANCES || HIDING
      guard let host = screens.first?.host else { return }
      // Around what the app has pushed itself, bars are as the app has them.
      let screen = screens.first { $0.controller === shown }
      let chrome = screen.map { host.chrome(of: $0.id) } ?? Chrome()
      #endif
      let transition = navigation.transitionCoordinator
      #if HIDING
      if follow(.navigationBar, chrome, isHidden: navigation.isNavigationBarHidden) {
        navigation.setNavigationBarHidden(chrome.hides.contains(.navigationBar), animated: animated)
      }
      if follow(.toolbar, chrome, isHidden: navigation.isToolbarHidden) {
        navigation.setToolbarHidden(chrome.hides.contains(.toolbar), animated: animated)
      }
      #endif
      #if APPEARANCES
      let tint = screen.flatMap { chrome.appearance ?? host.appearance(at: $0.id) }?.tintColor
      if tint != nil || isTinted {
        isTinted = tint != nil
        navigation.takeTint(tint)
      }
      #endif
      #if BACK && CONFIRMATION
      holdBack(from: shown, among: screens, of: navigation, isFollowingFinger: transition?.isInteractive ?? false)
      #endif
      #if SYSTEMBARS
      host.updateSystemBars()
      #endif
      // A swipe back that is cancelled tells nobody.
      transition?.animate(alongsideTransition: nil) { [weak self, weak navigation] context in
        guard let navigation, let top = navigation.topViewController else { return }
        #if BACK && CONFIRMATION
        self?.holdBack(from: top, among: screens, of: navigation, isFollowingFinger: false)
        #endif
        if context.isCancelled { self?.show(around: top, among: screens, of: navigation, animated: false) }
      }
    }

    #if HIDING
    /// Whether the bar has to change.
    private func follow(_ bar: Chrome.Bars, _ chrome: Chrome, isHidden: Bool) -> Bool {
      guard chrome.hides.contains(bar) else { return hidden.remove(bar) != nil }
      if !isHidden { hidden.insert(bar) }
      return !isHidden
    }
    #endif
  }
}
#endif
