extension Lexer {
  /// Handles a merge-conflict marker: keeps the first side, reports the conflict once, and skips the rest. Returns whether there was a
  /// marker.
  mutating func conflictMarker() -> Bool {
    let start = position
    guard let mark = marker(at: start) else { return false }
    if let rest = conflictRest, rest.lowerBound == start {
      conflictRest = nil
      emitUnknown(at: rest)
      return true
    }
    let line = start..<lineEnd(after: start)
    if mark == UInt8(ascii: "<"), start < noConflictEndAfter, let lines = conflict(from: line) {
      report(.mergeConflict(at: lines.map { range(of: $0) }))
      conflictRest = lines[1].lowerBound..<(lines.last?.upperBound ?? line.upperBound)
    } else {
      report(.mergeConflict(at: [range(of: line)]))
    }
    emitUnknown(at: line)
    return true
  }

  /// Returns the marker lines of the conflict that begins with `first`, or nil if it is incomplete.
  private mutating func conflict(from first: Range<Int>) -> [Range<Int>]? {
    var lines = [first]
    var at = first.upperBound
    while at < bytes.count {
      while at < bytes.count, bytes[at] == 0x0A || bytes[at] == 0x0D { at += 1 }
      guard at < bytes.count else { break }
      let line = at..<lineEnd(after: at)
      switch marker(at: at) {
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "|"), UInt8(ascii: "="): if lines.count < 3 { lines.append(line) }
      case UInt8(ascii: ">"):
        guard lines.count > 1 else { return nil }
        return lines + [line]
      default: break
      }
      at = line.upperBound
    }
    noConflictEndAfter = first.lowerBound
    return nil
  }

  /// Returns the character of the conflict marker at `at`: seven of it at the start of a line, then a space or the end of the line.
  private func marker(at: Int) -> UInt8? {
    let byte = bytes[at]
    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|"),
      at == 0 || bytes[at - 1] == 0x0A || bytes[at - 1] == 0x0D, at + 7 <= bytes.count
    else { return nil }
    for index in at..<at + 7 where bytes[index] != byte { return nil }
    guard at + 7 == bytes.count || bytes[at + 7] == 0x20 || bytes[at + 7] == 0x0A || bytes[at + 7] == 0x0D else { return nil }
    return byte
  }

  private func lineEnd(after at: Int) -> Int {
    var at = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return at
  }
}
