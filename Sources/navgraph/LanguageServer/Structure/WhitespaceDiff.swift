/// The differences between two texts that differ only in whitespace, line by line.
///
/// The bytes that aren't whitespace show which lines belong together. A general comparison may pair any two empty lines, so that a part of
/// its changes would remove a line in one place whose copy it inserts in another.
enum WhitespaceDiff {
  /// A line with text, and the empty lines before it. The last block has no line with text.
  private struct Block {
    /// The number of bytes before the line that aren't whitespace.
    let count: Int
    /// The index of the first empty line.
    let start: Int
    /// The index of the line with text, or of the end.
    let line: Int
  }

  /// Returns the changes in ascending order, each of which can be applied without the others; nil if more than whitespace differs.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineDiff.Change]? {
    let (before, after) = (blocks(of: old), blocks(of: new))
    guard before.last?.count == after.last?.count else { return nil }
    var changes: [LineDiff.Change] = []
    func add(_ lines: Range<Int>, _ replacement: Range<Int>) {
      if old[lines] != new[replacement] { changes.append(LineDiff.Change(old: lines, new: replacement)) }
    }
    var (oldEnd, newEnd) = (0, 0)
    var (index, other) = (0, 0)
    while index < before.count, other < after.count {
      let (a, b) = (before[index], after[other])
      if a.count <= b.count { index += 1 }
      if b.count <= a.count { other += 1 }
      guard a.count == b.count else { continue }
      add(oldEnd..<a.start, newEnd..<b.start)
      add(a.start..<a.line, b.start..<b.line)
      (oldEnd, newEnd) = (a.line, b.line)
    }
    return changes
  }

  private static func blocks(of lines: [ArraySlice<UInt8>]) -> [Block] {
    var blocks: [Block] = []
    var (count, start) = (0, 0)
    for (index, line) in lines.enumerated() {
      let own = line.count { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      guard own > 0 else { continue }
      blocks.append(Block(count: count, start: start, line: index))
      count += own
      start = index + 1
    }
    return blocks + [Block(count: count, start: start, line: lines.count)]
  }
}
