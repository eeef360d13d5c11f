import Foundation

nonisolated extension NavGraph {
  /// How a modal comes in.
  public nonisolated enum Transition: Hashable, Sendable {
    case standard, crossDissolve, flip, partialCurl
    #if ZOOMING
    /// Out of what was touched, from iOS 18 on.
    case zoom
    #endif
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, coming in like that.
  public func coming(by transition: NavGraph.Transition) -> NavGraph.Sheet {
    var sheet = self
    sheet.transition = transition
    return sheet
  }
}
