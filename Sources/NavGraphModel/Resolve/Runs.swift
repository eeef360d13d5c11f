/// Elements of runs that are under construction: those of an inner run follow those of the outer one.
///
/// A run is contiguous in its table, so it is appended to it only when it is complete.
struct Runs<Element: Sendable> {
  private var elements: [Element] = []

  /// Where a run that begins now has its first element.
  var mark: Int { elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// The element at an index, if it is part of a run under construction.
  subscript(index: UInt32) -> Element? { Int(index) < elements.count ? elements[Int(index)] : nil }

  /// The elements since a mark.
  subscript(since mark: Int) -> ArraySlice<Element> { elements[mark...] }

  mutating func drop(since mark: Int) { elements.removeSubrange(mark...) }

  /// Appends the elements since a mark to their table.
  mutating func finish(since mark: Int, in table: inout Table<Element>) -> IDRange<Element> {
    defer { drop(since: mark) }
    return table.append(contentsOf: elements[mark...])
  }
}

/// The runs under construction of each kind. Each function leaves them as long as they were.
struct PendingRuns {
  var arguments = Runs<Argument>()
  var expressions = Runs<Expression>()
  var operands = Runs<TestOperand>()
  var branches = Runs<Branch>()
  var arms = Runs<Arm>()
}
