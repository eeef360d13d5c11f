import Foundation

nonisolated extension NavGraph.Chrome {
  /// From where a swipe leads back. `content` is what the system does by itself: from iOS 26 on anywhere on the screen, else the edge.
  public nonisolated enum SwipeBack: Hashable, Sendable {
    case content, edge, none
  }

  /// The same with another swipe back.
  public func swiping(back swipe: SwipeBack) -> NavGraph.Chrome {
    var chrome = self
    chrome.swipeBack = swipe
    return chrome
  }
}
