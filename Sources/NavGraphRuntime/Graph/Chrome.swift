import Foundation

nonisolated extension NavGraph {
  /// What the graph says about the bars around a screen.
  public nonisolated struct Chrome: Hashable, Sendable {
    /// The title; nil where the screen sets its own.
    public var title: String?
    public var titleSize = TitleSize.automatic
    /// A second line; shown from iOS 26 on.
    public var subtitle: String?
    /// The title of the Back button that the next screen shows for this one.
    public internal(set) var backTitle: String?
    public internal(set) var back = Back.standard
    public internal(set) var swipeBack = SwipeBack.content
    public internal(set) var hides: Bars = []
    /// The look of its bars; nil: what is said around it.
    public internal(set) var appearance: Appearance?
    public internal(set) var zooms = false

    public init(title: String? = nil, titleSize: TitleSize = .automatic, subtitle: String? = nil) {
      self.title = title
      self.titleSize = titleSize
      self.subtitle = subtitle
    }
  }
}

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

  public nonisolated enum TitleSize: Hashable, Sendable {
    case automatic, large, inline, inlineLarge, hidden
  }

  /// The same for a screen that grows out of what was touched, from iOS 18 on.
  public var zooming: NavGraph.Chrome {
    var chrome = self
    chrome.zooms = true
    return chrome
  }
}
