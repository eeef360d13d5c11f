import Foundation

nonisolated extension NavGraph {
  /// The look of bars. Colors are names in the app's asset catalog.
  public nonisolated struct Appearance: Hashable, Sendable {
    /// The background of bars.
    public nonisolated enum Background: Hashable, Sendable {
      /// The system's background.
      case system
      case opaque, transparent
      case color(String)
    }

    /// The background of bars. Ignored from iOS 26 on, where the system draws it.
    public var background: Background
    /// The color of titles, and of unselected items in a tab bar.
    public var title: String?
    /// The color of buttons, and of the selected item in a tab bar.
    public var tint: String?

    public init(background: Background = .system, title: String? = nil, tint: String? = nil) {
      self.background = background
      self.title = title
      self.tint = tint
    }
  }
}

nonisolated extension NavGraph.Chrome {
  /// Returns a copy with bars of this appearance.
  public func dressed(in appearance: NavGraph.Appearance) -> NavGraph.Chrome {
    var chrome = self
    chrome.appearance = appearance
    return chrome
  }
}
