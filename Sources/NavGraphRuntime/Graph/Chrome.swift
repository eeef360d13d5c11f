import Foundation

nonisolated extension NavGraph {
  /// What the graph says about the bars around a screen.
  public nonisolated struct Chrome: Hashable, Sendable {
    /// The title; nil where the screen sets its own.
    public var title: String?
    #if TITLES
    public var titleSize = TitleSize.automatic
    /// A second line; shown from iOS 26 on.
    public var subtitle: String?
    #endif
    #if BACK
    /// The title of the Back button that the next screen shows for this one.
    public internal(set) var backTitle: String?
    public internal(set) var back = Back.standard
    #endif
    #if SWIPES
    public internal(set) var swipeBack = SwipeBack.content
    #endif
    #if HIDING
    public internal(set) var hides: Bars = []
    #endif
    #if APPEARANCES
    /// The look of its bars; nil: what is said around it.
    public internal(set) var appearance: Appearance?
    #endif
    #if ZOOMING
    public internal(set) var zooms = false
    #endif

    #if TITLES
    public init(title: String? = nil, titleSize: TitleSize = .automatic, subtitle: String? = nil) {
      self.title = title
      self.titleSize = titleSize
      self.subtitle = subtitle
    }
    #else
    public init(title: String? = nil) { self.title = title }
    #endif
  }
}
