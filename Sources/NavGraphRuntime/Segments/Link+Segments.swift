// What the values of placeholders that share a segment are read with.
nonisolated extension NavGraph.Link {
  /// Where the values in a segment are. Each placeholder but the last takes the shortest value with which the rest can still be read.
  ///
  /// `name` is the first placeholder, and `form` the segment as the pattern writes it: what a fault says.
  public func pieces(
    _ index: Int, _ name: String, form: String, _ pieces: [NavGraph.LinkPiece], before suffix: StaticString = ""
  ) throws(NavGraph.LinkFault) -> [Swift.Range<Int>] {
    let whole = segments[index]
    let end = whole.upperBound - suffix.utf8CodeUnitCount
    var found: [Swift.Range<Int>] = []
    var start = whole.lowerBound + (pieces.first?.before.count ?? 0)
    var last = start
    /// By placeholder and beginning: the rest can't be read from there.
    var failed: Set<[Int]> = []
    // A longer segment doesn't match: trying all ways to divide it takes long, and URLs come from strangers.
    var isOver = whole.count > (pieces.count > 2 ? 256 : 1_024)
    while !isOver {
      let place = found.count
      if !failed.contains([place, start]), let value = self.end(of: pieces, place, start, after: last, end) {
        found.append(start..<value)
        if place == pieces.count - 1 { return found }
        start = value + pieces[place + 1].before.count
        last = start
      } else {
        failed.insert([place, start])
        guard let back = found.popLast() else {
          isOver = true
          continue
        }
        (start, last) = (back.lowerBound, back.upperBound)
      }
    }
    throw NavGraph.LinkFault(name: name, text: whole, type: String.self, form: form)
  }

  /// The next place at which a value may end: what follows it is the text before the next, or the end.
  private func end(of pieces: [NavGraph.LinkPiece], _ index: Int, _ start: Int, after last: Int, _ end: Int) -> Int? {
    guard index < pieces.count else { return nil }
    if index == pieces.count - 1 { return last == start && start < end && pieces[index].fits(bytes[start..<end]) ? end : nil }
    let next = pieces[index + 1].before
    var place = last + 1
    while place + next.count < end {
      if bytes[place...].starts(with: next), pieces[index].fits(bytes[start..<place]) { return place }
      place += 1
    }
    return nil
  }

  /// The value of one of them.
  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let value = Value(urlText: text(range)) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }

  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: range, type: type, form: form.description)
    }
    return value
  }
}
