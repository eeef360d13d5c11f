extension UIView {
  /// The dimensions in which a view resizes with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
