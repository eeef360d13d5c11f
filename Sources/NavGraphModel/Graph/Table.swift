/// The entities of one kind, in source order.
public struct Table<Entity: Sendable>: Sendable {
  @usableFromInline internal var elements: ContiguousArray<Entity> = []
  @inlinable public init() {}

  @inlinable public var count: Int { elements.count }
  @inlinable public var isEmpty: Bool { elements.isEmpty }
  @inlinable public var ids: IDRange<Entity> { IDRange(0..<elements.count) }

  @inlinable public subscript(id: ID<Entity>) -> Entity {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }
  @inlinable public subscript(range: IDRange<Entity>) -> ContiguousArray<Entity>.SubSequence { elements[range.indices] }

  @discardableResult
  @inlinable public mutating func append(_ entity: Entity) -> ID<Entity> {
    elements.append(entity)
    return ID(elements.count - 1)
  }
  /// Appends the entities and returns their range.
  @inlinable public mutating func append(contentsOf entities: some Collection<Entity>) -> IDRange<Entity> {
    let start = elements.count
    elements.append(contentsOf: entities)
    return IDRange(start..<elements.count)
  }
  /// Removes the last `count` entities.
  @inlinable public mutating func removeLast(_ count: Int) { elements.removeLast(count) }
  @inlinable public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension Table: Sequence {
  @inlinable public func makeIterator() -> ContiguousArray<Entity>.Iterator { elements.makeIterator() }
}
