public typealias CGFloat = Double

public struct CGPoint: Hashable, Sendable {
  public static let zero = CGPoint(x: 0, y: 0)
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Hashable, Sendable {
  public static let zero = CGSize(width: 0, height: 0)
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Hashable, Sendable {
  public static let zero = CGRect(origin: .zero, size: .zero)
  public static let null = CGRect(origin: .zero, size: .zero)
  public var origin: CGPoint
  public var size: CGSize
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}
