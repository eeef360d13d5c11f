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
      around shown: UIViewController, among screens: [ControllerOwner], of navigation: UINavigationController, by host: UIKitHost<G>?,
      animated: Bool
    ) {
      guard let host else { return }
      #if APPEARANCES || HIDING
      // Around what the app has pushed itself, bars are as the app has them.
      let screen = screens.last { $0.controller === shown }
      #endif
      #if HIDING
      let chrome = screen?.chrome ?? Chrome()
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
      let tint = screen.flatMap { host.appearance(around: $0) }?.tintColor
      if tint != nil || isTinted {
        isTinted = tint != nil
        navigation.takeTint(tint)
      }
      #endif
      #if BACK && CONFIRMATION
      holdBack(from: shown, among: screens, of: navigation, by: host, isFollowingFinger: transition?.isInteractive ?? false)
      #endif
      #if SYSTEMBARS
      host.updateSystemBars()
      #endif
      // A swipe back that is cancelled tells nobody.
      transition?.animate(alongsideTransition: nil) { [weak self, weak navigation, weak host] context in
        guard let host, let navigation, let top = navigation.topViewController else { return }
        #if BACK && CONFIRMATION
        self?.holdBack(from: top, among: screens, of: navigation, by: host, isFollowingFinger: false)
        #endif
        if context.isCancelled { self?.show(around: top, among: screens, of: navigation, by: host, animated: false) }
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
