/// The offsets of the lines of a file, which convert byte offsets to lines and columns.
///
/// A line ends at `\n`, `\r\n`, or a lone `\r`.
package struct LineTable: Sendable {
  private let starts: [UInt32]
  private let byteCount: UInt32

  package init(of file: SourceFile) {
    var starts: [UInt32] = [0]
    let bytes = file.bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    self.starts = starts
    byteCount = UInt32(truncatingIfNeeded: bytes.count)
  }

  package var lineCount: Int { starts.count }

  /// Returns the 0-based line that contains `offset`. An offset after the end is on the last line.
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the bytes of the 0-based `line`, including its line break.
  package func byteRange(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return Int(byteCount)..<Int(byteCount) }
    let end = line + 1 < starts.count ? starts[line + 1] : byteCount
    return Int(starts[line])..<Int(end)
  }

  /// Returns the 1-based line and column of `offset`. Columns are UTF-8 bytes.
  package func position(at offset: UInt32) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line + 1, Int(Swift.min(offset, byteCount) - Swift.min(starts[line], byteCount)) + 1)
  }
}
