/// A parser that splits the bytes of a stream into lines.
///
/// A line that is longer than the limit is dropped, which bounds the buffer.
struct LineReader {
  /// The maximum length of a line in bytes.
  static let maxLength = 64 << 20
  private var bytes: [UInt8] = []
  private var lines: [[UInt8]] = []
  private var isTooLong = false

  mutating func add(_ more: some Sequence<UInt8>) {
    for byte in more {
      if byte == 0x0A {
        if !isTooLong { lines.append(bytes) }
        bytes.removeAll(keepingCapacity: true)
        isTooLong = false
      } else if bytes.count == LineReader.maxLength {
        isTooLong = true
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Returns the complete nonempty lines.
  mutating func next() -> [[UInt8]] {
    defer { lines.removeAll() }
    return lines.filter { line in line.contains { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 } }
  }

  /// Returns the text after the last line break.
  mutating func rest() -> [[UInt8]] {
    if !bytes.isEmpty, !isTooLong { lines.append(bytes) }
    bytes.removeAll()
    return next()
  }
}
