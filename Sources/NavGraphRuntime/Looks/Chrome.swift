import Foundation

nonisolated extension NavGraph {
  /// What the graph says about the bars around a screen.
  public nonisolated struct Chrome: Hashable, Sendable {
    public nonisolated enum TitleSize: Hashable, Sendable {
      case automatic, large, inline, inlineLarge, hidden
    }
    public nonisolated enum Back: Hashable, Sendable {
      case standard, generic, minimal, hidden, confirm
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

    /// The title; nil where the screen sets its own.
    public var title: String?
    public var titleSize: TitleSize
    /// A second line; shown from iOS 26 on.
    public var subtitle: String?
    /// The title of the Back button that the next screen shows for this one.
    public var backTitle: String?
    public var back: Back
    public var hides: Bars
    /// The look of its bars; nil: what is said around it.
    public var appearance: Appearance?
    /// Whether it grows out of what was touched, from iOS 18 on.
    public var zooms: Bool

    public init(
      title: String? = nil, titleSize: TitleSize = .automatic, subtitle: String? = nil, backTitle: String? = nil, back: Back = .standard,
      hides: Bars = [], appearance: Appearance? = nil, zooms: Bool = false
    ) {
      self.title = title
      self.titleSize = titleSize
      self.subtitle = subtitle
      self.backTitle = backTitle
      self.back = back
      self.hides = hides
      self.appearance = appearance
      self.zooms = zooms
    }
  }
}
