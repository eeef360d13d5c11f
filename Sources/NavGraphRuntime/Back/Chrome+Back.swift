import Foundation

nonisolated extension NavGraph.Chrome {
  /// How Back looks, or whether it asks first.
  public nonisolated enum Back: Hashable, Sendable {
    case standard, generic, minimal, hidden, confirm
  }

  /// The same with another Back button; `title` is what the next screen's says.
  public func back(_ back: Back = .standard, title: String? = nil) -> NavGraph.Chrome {
    var chrome = self
    chrome.back = back
    chrome.backTitle = title
    return chrome
  }
}
