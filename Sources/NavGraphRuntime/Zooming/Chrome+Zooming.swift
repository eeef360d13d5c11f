import Foundation

nonisolated extension NavGraph.Chrome {
  /// The same for a screen that grows out of what was touched, from iOS 18 on.
  public var zooming: NavGraph.Chrome {
    var chrome = self
    chrome.zooms = true
    return chrome
  }
}
