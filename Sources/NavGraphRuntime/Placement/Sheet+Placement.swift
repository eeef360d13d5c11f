import Foundation

nonisolated extension NavGraph {
  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, standing there in a wide window, from iOS 27 on.
  public func placed(_ placement: NavGraph.Placement) -> NavGraph.Sheet {
    var sheet = self
    sheet.placement = placement
    return sheet
  }
}
