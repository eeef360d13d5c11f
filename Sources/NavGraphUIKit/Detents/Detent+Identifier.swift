import NavGraphPlatform
import NavGraphRuntime

#if DIMMING || HEIGHTS
extension NavGraph.Detent {
  #if HEIGHTS
  /// Heights of one's own are of iOS 16; before that a sheet is large.
  var identifier: UISheetPresentationController.Detent.Identifier {
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
  #else
  var identifier: UISheetPresentationController.Detent.Identifier { self == .medium ? .medium : .large }
  #endif
}
#endif
