import Foundation

nonisolated extension NavGraph {
  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
    /// The app says how high that is.
    case named(String)
  }

  /// Whether what is behind a sheet is dimmed and out of reach.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }

  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet with heights at which it rests, and what goes with them.
  public func resting(
    at detents: [NavGraph.Detent] = [], hasGrabber: Bool = false, dimming: NavGraph.Dimming = .always,
    placement: NavGraph.Placement = .automatic
  ) -> NavGraph.Sheet {
    var sheet = self
    sheet.detents = detents
    sheet.hasGrabber = hasGrabber
    sheet.dimming = dimming
    sheet.placement = placement
    return sheet
  }
}
