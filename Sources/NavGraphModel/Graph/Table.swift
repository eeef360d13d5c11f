/// All entities of one kind, in the order in which the source declares them.
package struct Table<Entity: Sendable>: Sendable {
  @usableFromInline package var elements: ContiguousArray<Entity> = []
  @inlinable package init() {}

  @inlinable package var count: Int { elements.count }
  @inlinable package var isEmpty: Bool { elements.isEmpty }
  @inlinable package var ids: IDRange<Entity> { IDRange(0..<elements.count) }

  @inlinable package subscript(id: ID<Entity>) -> Entity {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }
  @inlinable package subscript(range: IDRange<Entity>) -> ContiguousArray<Entity>.SubSequence { elements[range.indices] }

  @discardableResult
  @inlinable package mutating func append(_ entity: Entity) -> ID<Entity> {
    elements.append(entity)
    return ID(elements.count - 1)
  }
  /// Appends all and gives the run that they form.
  @inlinable package mutating func append(contentsOf entities: some Collection<Entity>) -> IDRange<Entity> {
    let start = elements.count
    elements.append(contentsOf: entities)
    return IDRange(start..<elements.count)
  }
  @inlinable package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension Table: Sequence {
  @inlinable package func makeIterator() -> ContiguousArray<Entity>.Iterator { elements.makeIterator() }
}
