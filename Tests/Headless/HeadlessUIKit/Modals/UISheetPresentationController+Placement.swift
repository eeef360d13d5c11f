@available(iOS 15.0, *) extension UISheetPresentationController {
  /// The position of a sheet in a wide window.
  @available(iOS 27.0, *) public enum Placement: Int, Sendable {
    case automatic = 0
    case leading
    case center
    case trailing
  }
}
