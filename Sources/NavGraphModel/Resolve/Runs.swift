/// Elements of ranges under construction. Those of an inner range follow those of the outer one.
///
/// A range is contiguous in its table, so its elements are appended when it is complete.
struct Runs<Element: Sendable> {
  private var elements: [Element] = []

  /// The index of the first element of a range that begins now.
  var mark: Int { elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Returns the element at an index, if it belongs to a range under construction.
  subscript(index: UInt32) -> Element? { Int(index) < elements.count ? elements[Int(index)] : nil }

  subscript(since mark: Int) -> ArraySlice<Element> { elements[mark...] }

  mutating func drop(since mark: Int) { elements.removeSubrange(mark...) }

  /// Moves the elements since a mark to their table.
  mutating func finish(since mark: Int, in table: inout Table<Element>) -> IDRange<Element> {
    defer { drop(since: mark) }
    return table.append(contentsOf: elements[mark...])
  }
}

/// The ranges under construction of each kind. Each function restores their lengths.
struct PendingRuns {
  var arguments = Runs<Argument>()
  var expressions = Runs<Expression>()
  var operands = Runs<TestOperand>()
  var branches = Runs<Branch>()
  var arms = Runs<Arm>()
}
