/// The edges of a rectangle.
@available(iOS 7.0, *) public struct UIRectEdge: OptionSet, Sendable {
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The edges of a rectangle, relative to the layout direction.
@available(iOS 13.0, *) public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
