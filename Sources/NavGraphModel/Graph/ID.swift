/// The index of an `Entity` in its table. Indices of different entities have different types.
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }
  @inlinable public var index: Int { Int(raw) }
  @inlinable public static func < (a: ID, b: ID) -> Bool { a.raw < b.raw }
}
