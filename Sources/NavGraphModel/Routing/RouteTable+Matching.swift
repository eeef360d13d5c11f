import NavGraphSyntax

extension RouteTable {
  /// The variants that match `url`, as indices into `variants`, in no meaningful order.
  package func matches(_ url: RouteURL) -> [Int] {
    var found: [Int] = []
    walk(url) { index in
      let variant = variants[index]
      if origins(variant).contains(url.origin), fits(needs(variant), url.items) { found.append(index) }
    }
    return found
  }

  private func fits(_ needs: [RouteNeed], _ items: [RouteURL.Item]) -> Bool {
    needs.allSatisfy { need in
      // Of a repeated key the first counts.
      items.first { $0.key == need.key }.map { need.value == .any || contains(need.value, $0.value) } ?? false
    }
  }

  /// Calls `visit` for every variant whose segments match.
  private func walk(_ url: RouteURL, _ visit: (Int) -> Void) {
    var pending = [(range: 0..<variants.count, depth: 0)]
    while let (range, depth) = pending.popLast() {
      var low = range.lowerBound
      while low < range.upperBound, Int(variants[low].count) == depth {
        if depth == url.segments.count { visit(low) }
        low += 1
      }
      guard depth < url.segments.count, low < range.upperBound else { continue }
      let text = url.segments[depth]
      let rest = low..<range.upperBound
      if let name = names.find(String(decoding: text, as: UTF8.self)) {
        let number = SegmentClass(literal: name)
        let start = partition(rest, depth) { $0 >= number }
        let end = partition(start..<rest.upperBound, depth) { $0 > number }
        if start < end { pending.append((start..<end, depth + 1)) }
      }
      var next = partition(rest, depth) { $0.wild != nil }
      while next < rest.upperBound {
        let number = classAt(next, depth)
        let end = partition(next..<rest.upperBound, depth) { $0 > number }
        if number == .rest {
          for index in next..<end { visit(index) }
        } else if contains(number, text) {
          pending.append((next..<end, depth + 1))
        }
        next = end
      }
    }
  }

  package func classAt(_ index: Int, _ depth: Int) -> SegmentClass { classes[Int(variants[index].start) + depth] }

  /// The first variant in `range`, sorted by what stands at `depth`, for which `isBehind` holds.
  package func partition(_ range: Range<Int>, _ depth: Int, _ isBehind: (SegmentClass) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(classAt(middle, depth)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
