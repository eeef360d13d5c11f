import Foundation

nonisolated extension NavGraph {
  /// Whether what is behind a sheet is dimmed and out of reach.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, with what is behind it dimmed only so.
  public func dimming(_ dimming: NavGraph.Dimming) -> NavGraph.Sheet {
    var sheet = self
    sheet.dimming = dimming
    return sheet
  }
}
