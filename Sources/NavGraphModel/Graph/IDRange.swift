/// A contiguous range of a table, with which one entity owns many others without an array.
public struct IDRange<Entity>: Hashable, Sendable {
  public let start: UInt32
  public let count: UInt32
  @inlinable public init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }
  @inlinable public init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }
  @inlinable public static var empty: IDRange { IDRange(start: 0, count: 0) }
  @inlinable public var isEmpty: Bool { count == 0 }
  /// The indices of the entities in their table.
  @inlinable public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
  @inlinable public func contains(_ id: ID<Entity>) -> Bool { id.raw >= start && id.raw - start < count }
}

// All requirements are explicit and inlinable because other modules would call the standard library's defaults unspecialized.
extension IDRange: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { Int(count) }
  @inlinable public func index(after position: Int) -> Int { position + 1 }
  @inlinable public func index(before position: Int) -> Int { position - 1 }
  @inlinable public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
  @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }
  @inlinable public subscript(position: Int) -> ID<Entity> { ID(Int(start) + position) }
  @inlinable public func makeIterator() -> Iterator { Iterator(next: start, end: start + count) }

  public struct Iterator: IteratorProtocol {
    @usableFromInline var raw: UInt32
    @usableFromInline let end: UInt32
    @inlinable init(next raw: UInt32, end: UInt32) {
      self.raw = raw
      self.end = end
    }
    @inlinable public mutating func next() -> ID<Entity>? {
      guard raw < end else { return nil }
      defer { raw += 1 }
      return ID(raw: raw)
    }
  }
}
