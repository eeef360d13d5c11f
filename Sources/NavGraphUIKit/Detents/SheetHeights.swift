import NavGraphRuntime
import UIKit

extension UISheetPresentationController {
  /// Sets heights, grabber, dimming and placement. `height` answers for the heights that the app names, `room` is what there is.
  func dress(
    _ sheet: NavGraph.Sheet, height: @escaping @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat?, room: Foundation.CGFloat
  ) {
    // The system wants the smallest first. What that is depends on the room, so it is measured for the window of now.
    let room = room > 0 ? room : 800
    var seen: Set<Detent.Identifier> = []
    let heights = (sheet.detents.isEmpty ? [.large] : sheet.detents)
      .sorted { $0.height(in: room, height) < $1.height(in: room, height) }
      .filter { seen.insert($0.identifier).inserted }
    detents = heights.map { $0.detent(height) }
    prefersGrabberVisible = sheet.hasGrabber
    switch sheet.dimming {
    case .always: break
    case .above(let detent): largestUndimmedDetentIdentifier = detent.identifier
    case .never: largestUndimmedDetentIdentifier = heights.last?.identifier
    }
    if #available(iOS 27.0, *) {
      switch sheet.placement {
      case .automatic: break
      case .leading: preferredPlacement = .leading
      case .center: preferredPlacement = .center
      case .trailing: preferredPlacement = .trailing
      }
    }
  }
}

extension NavGraph.Detent {
  /// Heights of one's own are of iOS 16; before that a sheet is large.
  fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
    if self == .medium { return .medium }
    guard #available(iOS 16.0, *) else { return .large }
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let part): return UISheetPresentationController.Detent.Identifier("fraction \(part)")
    case .height(let points): return UISheetPresentationController.Detent.Identifier("height \(points)")
    case .named(let name): return UISheetPresentationController.Detent.Identifier(name)
    }
  }

  @MainActor fileprivate func detent(
    _ height: @escaping @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat?
  ) -> UISheetPresentationController.Detent {
    if identifier == .medium { return .medium() }
    guard #available(iOS 16.0, *), identifier != .large else { return .large() }
    // A height that the app doesn't give leaves its detent out.
    if case .named(let name) = self { return .custom(identifier: identifier) { height(name, $0.maximumDetentValue) } }
    return .custom(identifier: identifier) { self.height(in: $0.maximumDetentValue, height) }
  }

  @MainActor fileprivate func height(in room: Foundation.CGFloat, _ height: @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat?)
    -> Foundation.CGFloat
  {
    if identifier == .large { return room }
    return switch self {
    case .medium: room / 2
    case .large: room
    case .fraction(let part): room * part
    case .height(let points): min(points, room)
    case .named(let name): height(name, room) ?? room
    }
  }
}
