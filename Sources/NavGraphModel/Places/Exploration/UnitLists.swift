/// A list for each unit, read from the last element to the first.
struct UnitLists<Element> {
  /// All elements in the order in which they were added.
  private(set) var elements: [Element] = []
  /// The index of the previous element in the same list, for each element; -1 for the first.
  private var previous: [Int] = []
  private var last: [Int] = []

  mutating func add(_ element: Element, to unit: PresentationContextID) {
    while last.count <= unit.index { last.append(-1) }
    elements.append(element)
    previous.append(last[unit.index])
    last[unit.index] = elements.count - 1
  }

  subscript(unit: PresentationContextID) -> List { List(lists: self, index: unit.index < last.count ? last[unit.index] : -1) }

  struct List: Sequence, IteratorProtocol {
    fileprivate let lists: UnitLists
    fileprivate var index: Int

    var isEmpty: Bool { index < 0 }

    mutating func next() -> Element? {
      if index < 0 { return nil }
      defer { index = lists.previous[index] }
      return lists.elements[index]
    }
  }
}

/// The units that a pass over all units hasn't visited.
struct NewUnits {
  private var seenCount = 0

  func isEmpty(in found: Places) -> Bool { seenCount == found.units.count }

  /// Returns the new units of one kind, and marks all units as visited.
  mutating func take(_ kind: PresentationContext.Kind, from found: Places) -> [PresentationContextID] {
    defer { seenCount = found.units.count }
    return found.units.ids.dropFirst(seenCount).filter { found.units[$0].kind == kind }
  }
}
