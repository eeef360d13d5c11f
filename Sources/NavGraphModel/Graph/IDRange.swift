/// A run of neighbours in a table: how one entity owns many others without an array of its own.
package struct IDRange<Entity>: Hashable, Sendable {
  package let start: UInt32
  package let count: UInt32
  @inlinable package init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }
  @inlinable package init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }
  @inlinable package static var none: IDRange { IDRange(start: 0, count: 0) }
  @inlinable package var isEmpty: Bool { count == 0 }
  @inlinable package var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
  @inlinable package func contains(_ id: ID<Entity>) -> Bool { id.raw >= start && id.raw - start < count }
}

extension IDRange: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { Int(count) }
  @inlinable package subscript(position: Int) -> ID<Entity> { ID(Int(start) + position) }
}
