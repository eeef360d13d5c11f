import NavGraphModel
import NavGraphSyntax

/// An index of the allowances of a program by code and file, which finds the one that covers a position.
///
/// Items nest or follow one another, and so do the ranges of their allowances. If several cover a position, the outermost one counts. So
/// the index contains only outermost ranges, which don't overlap, and uses binary search.
struct AllowanceIndex {
  private struct Key: Hashable {
    var code: Code
    var file: FileID
  }
  private struct Entry {
    var start: Int
    var end: Int
    var id: ID<Allowance>
  }
  /// The entries in ascending order, without overlaps.
  private var entries: [Key: [Entry]] = [:]

  init(_ allowances: Table<Allowance>) {
    for id in allowances.ids {
      let range = allowances[id].covers
      let (start, end) = (Int(range.start), Int(Swift.max(range.end, range.start + 1)))
      entries[Key(code: allowances[id].code, file: range.file), default: []].append(Entry(start: start, end: end, id: id))
    }
    for key in Array(entries.keys) {
      guard let all = entries[key] else { continue }
      var outermost: [Entry] = []
      for entry in all.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) where outermost.last.map({ $0.end <= entry.start }) ?? true {
        outermost.append(entry)
      }
      entries[key] = outermost
    }
  }

  /// Returns the first allowance of a diagnostic's code that covers its location.
  func first(covering diagnostic: Diagnostic) -> ID<Allowance>? {
    let range = diagnostic.primary.range
    guard let all = entries[Key(code: diagnostic.code, file: range.file)] else { return nil }
    let start = Int(range.start)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, start < all[low - 1].end else { return nil }
    return all[low - 1].id
  }
}
