import Foundation

nonisolated extension NavGraph.Chrome {
  public nonisolated struct Bars: Swift.OptionSet, Hashable, Sendable {
    public static let tabBar = Bars(rawValue: 1)
    public static let navigationBar = Bars(rawValue: 2)
    public static let toolbar = Bars(rawValue: 4)
    public static let statusBar = Bars(rawValue: 8)
    public static let homeIndicator = Bars(rawValue: 16)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The same without those bars.
  public func hiding(_ bars: Bars) -> NavGraph.Chrome {
    var chrome = self
    chrome.hides = bars
    return chrome
  }
}
