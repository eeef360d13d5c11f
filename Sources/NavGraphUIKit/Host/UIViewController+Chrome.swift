import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Sets what the graph says about the bars around this screen.
  func apply(_ chrome: NavGraph.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    #if TITLES
    navigationItem.applyTitles(chrome)
    #endif
    #if BACK
    navigationItem.applyBack(chrome)
    #endif
    #if HIDING
    if chrome.hides.contains(.tabBar) { hidesBottomBarWhenPushed = true }
    #endif
  }
}
