import Foundation

nonisolated extension NavGraph.Sheet {
  /// The same sheet, which becomes that where there is little room.
  public func adapting(to compact: NavGraph.Style) -> NavGraph.Sheet {
    var sheet = self
    sheet.compact = compact
    return sheet
  }
}
