import NavGraphSyntax

extension RouteTable {
  /// Returns the indices of the variants that match `url`, in no particular order.
  package func matches(for url: RouteURL) -> [Int] {
    var found: [Int] = []
    var met: [Int]?
    walk(url) { range in
      if range.count > AlikeIndex.few, let alike {
        let sets = met ?? alike.met(by: url, in: self)
        met = sets
        found += alike.matches(within: range, for: url, met: sets, in: self).sorted()
        return
      }
      for index in range {
        let variant = variants[index]
        if isFrom(url.origin, among: origins(of: variant)), fits(needs(of: variant), to: url.items) { found.append(index) }
      }
    }
    return found
  }

  /// Whether an origin is in a sorted list.
  package func isFrom(_ origin: RouteOrigin, among origins: [RouteOrigin]) -> Bool {
    if origins.count < 16 { return origins.contains(origin) }
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle] < origin { low = middle + 1 } else { high = middle }
    }
    return low < origins.count && origins[low] == origin
  }

  private func fits(_ needs: [RouteNeed], to items: [RouteURL.Item]) -> Bool {
    needs.allSatisfy { need in
      // Only the first item of a repeated key counts.
      items.first { $0.key == need.key }.map { need.value == .any || contains(in: need.value, text: $0.value) } ?? false
    }
  }

  /// A range of variants that match the first segments of a URL.
  private struct Candidates {
    var range: Range<Int>
    /// The number of those segments.
    var depth: Int
  }

  /// Calls `visit` for the ranges of variants whose segments match. A range contains the variants with the same segments.
  private func walk(_ url: RouteURL, visit: (Range<Int>) -> Void) {
    var pending = [Candidates(range: 0..<variants.count, depth: 0)]
    var holding = [[Int]?](repeating: nil, count: url.segments.count)
    while let candidates = pending.popLast() {
      let (range, depth) = (candidates.range, candidates.depth)
      var low = range.lowerBound
      while low < range.upperBound, Int(variants[low].count) == depth {
        low += 1
      }
      if depth == url.segments.count, range.lowerBound < low { visit(range.lowerBound..<low) }
      guard depth < url.segments.count, low < range.upperBound else { continue }
      let text = url.segments[depth]
      let rest = low..<range.upperBound
      if let name = names.find(bytes: text) {
        let number = SegmentClass(literal: name)
        let start = partition(in: rest, at: depth, border: .from(number))
        let end = partition(in: start..<rest.upperBound, at: depth, border: .behind(number))
        if start < end { pending.append(Candidates(range: start..<end, depth: depth + 1)) }
      }
      var next = partition(in: rest, at: depth, border: .wild)
      if let index {
        let numbers = holding[depth] ?? index.holding(text, rest: 1)
        holding[depth] = numbers
        for number in numbers where next < rest.upperBound {
          let left = Candidates(range: next..<rest.upperBound, depth: depth)
          next = take(SegmentClass(wild: number), in: left, of: url, pending: &pending, visit: visit)
        }
        continue
      }
      while next < rest.upperBound {
        let number = classAt(next, depth: depth)
        let end = partition(in: next..<rest.upperBound, at: depth, border: .behind(number))
        if contains(in: number, text: text) {
          _ = take(number, in: Candidates(range: next..<end, depth: depth), of: url, pending: &pending, visit: visit)
        }
        next = end
      }
    }
  }

  /// Continues with the variants of one language, and returns the start of the variants of the next.
  private func take(
    _ number: SegmentClass, in candidates: Candidates, of url: RouteURL, pending: inout [Candidates], visit: (Range<Int>) -> Void
  ) -> Int {
    let (range, depth) = (candidates.range, candidates.depth)
    let start = nearby(in: range, at: depth, border: .from(number))
    let end = nearby(in: start..<range.upperBound, at: depth, border: .behind(number))
    if isRest(number) {
      let last = last(of: number)
      guard last == .any || url.segments.last.map({ contains(in: last, text: $0) }) ?? false else { return end }
      if start < end { visit(start..<end) }
    } else if start < end {
      pending.append(Candidates(range: start..<end, depth: depth + 1))
    }
    return end
  }

  /// A border between ranges of variants. It is a value because a closure over the table would copy the table at each call.
  private enum Border {
    case from(SegmentClass)
    case behind(SegmentClass)
    case wild

    func isReached(by number: SegmentClass) -> Bool {
      switch self {
      case .from(let first): number >= first
      case .behind(let last): number > last
      case .wild: number.wild != nil
      }
    }
  }

  /// Returns the same as `partition` by exponential search, for a border that is probably near the beginning.
  private func nearby(in range: Range<Int>, at depth: Int, border: Border) -> Int {
    var (low, step) = (range.lowerBound, 1)
    while low < range.upperBound, !border.isReached(by: classAt(low, depth: depth)) {
      let next = low + step
      guard next < range.upperBound, !border.isReached(by: classAt(next, depth: depth)) else {
        return partition(in: low + 1..<Swift.min(next, range.upperBound), at: depth, border: border)
      }
      low = next
      step *= 2
    }
    return low
  }

  /// Returns the end of the variants that have the same segment at a depth as the first one of a range.
  package func end(of range: Range<Int>, at depth: Int) -> Int {
    nearby(in: range, at: depth, border: .behind(classAt(range.lowerBound, depth: depth)))
  }

  package func classAt(_ index: Int, depth: Int) -> SegmentClass { classes[Int(variants[index].start) + depth] }

  /// Returns the first variant in `range`, sorted by the segments at `depth`, that reaches the border.
  private func partition(in range: Range<Int>, at depth: Int, border: Border) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if border.isReached(by: classAt(middle, depth: depth)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
