import Foundation

nonisolated extension NavGraph {
  /// The options of the graph for the bars around a screen.
  public nonisolated struct Chrome: Hashable, Sendable {
    /// The title; nil if the screen sets it.
    public var title: String?
    public var titleSize = TitleSize.automatic
    /// The second line of the title, shown from iOS 26 on.
    public var subtitle: String?
    /// The title of the Back button that leads from the next screen to this one.
    public internal(set) var backTitle: String?
    public internal(set) var back = Back.standard
    public internal(set) var swipeBack = SwipeBack.content
    public internal(set) var hides: Bars = []
    /// The appearance of the bars; nil for that of the container or of the app.
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
  /// The look of the Back button, or `confirm` if the screen must confirm it.
  public nonisolated enum Back: Hashable, Sendable {
    case standard, generic, minimal, hidden, confirm
  }

  /// Returns a copy with this Back button. `title` is shown by the Back button of the next screen.
  public func back(_ back: Back = .standard, title: String? = nil) -> NavGraph.Chrome {
    var chrome = self
    chrome.back = back
    chrome.backTitle = title
    return chrome
  }

  /// The bars that a screen can hide.
  public nonisolated struct Bars: Swift.OptionSet, Hashable, Sendable {
    public static let tabBar = Bars(rawValue: 1)
    public static let navigationBar = Bars(rawValue: 2)
    public static let toolbar = Bars(rawValue: 4)
    public static let statusBar = Bars(rawValue: 8)
    public static let homeIndicator = Bars(rawValue: 16)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Returns a copy that hides these bars.
  public func hiding(_ bars: Bars) -> NavGraph.Chrome {
    var chrome = self
    chrome.hides = bars
    return chrome
  }

  /// The area in which a swipe leads back. `content` is the whole screen from iOS 26 on, and the edge before.
  public nonisolated enum SwipeBack: Hashable, Sendable {
    case content, edge, none
  }

  /// Returns a copy with this swipe back.
  public func swiping(back swipe: SwipeBack) -> NavGraph.Chrome {
    var chrome = self
    chrome.swipeBack = swipe
    return chrome
  }

  /// The size of a title.
  public nonisolated enum TitleSize: Hashable, Sendable {
    case automatic, large, inline, inlineLarge, hidden
  }

  /// A copy with a zoom transition from the anchor of the event, from iOS 18 on.
  public var zooming: NavGraph.Chrome {
    var chrome = self
    chrome.zooms = true
    return chrome
  }
}
