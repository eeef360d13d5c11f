import Foundation

nonisolated extension NavGraph {
  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium, large
    #if HEIGHTS
    case fraction(Double)
    /// In points.
    case height(Double)
    /// The app says how high that is.
    case named(String)
    #endif
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet with heights at which it rests.
  public func resting(at detents: [NavGraph.Detent] = [], hasGrabber: Bool = false) -> NavGraph.Sheet {
    var sheet = self
    sheet.detents = detents
    sheet.hasGrabber = hasGrabber
    return sheet
  }
}
