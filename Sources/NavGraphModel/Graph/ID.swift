/// The number of an `Entity` in its table. Numbers of different entities don't mix.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  package let raw: UInt32
  @inlinable package init(raw: UInt32) { self.raw = raw }
  @inlinable package init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }
  @inlinable package var index: Int { Int(raw) }
  @inlinable package static func < (a: ID, b: ID) -> Bool { a.raw < b.raw }
}
