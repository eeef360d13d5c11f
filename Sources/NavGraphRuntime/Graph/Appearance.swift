import Foundation

nonisolated extension NavGraph {
  /// How bars look. Colours go by their names in the app's asset catalogue.
  public nonisolated struct Appearance: Hashable, Sendable {
    public nonisolated enum Background: Hashable, Sendable {
      /// What the system shows anyway.
      case system
      case opaque, transparent
      case color(String)
    }

    /// Left to the system from iOS 26 on.
    public var background: Background
    /// The colour of titles; in a tab bar, of what is not selected.
    public var title: String?
    /// The colour of buttons; in a tab bar, of what is selected.
    public var tint: String?

    public init(background: Background = .system, title: String? = nil, tint: String? = nil) {
      self.background = background
      self.title = title
      self.tint = tint
    }
  }
}

nonisolated extension NavGraph.Chrome {
  /// The same with bars of that look.
  public func dressed(in appearance: NavGraph.Appearance) -> NavGraph.Chrome {
    var chrome = self
    chrome.appearance = appearance
    return chrome
  }
}
