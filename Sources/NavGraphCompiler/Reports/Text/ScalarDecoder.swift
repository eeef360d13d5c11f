/// A UTF-8 decoder that returns invalid bytes one by one.
struct ScalarDecoder<Bytes: RandomAccessCollection<UInt8>> {
  private let bytes: Bytes
  private var index: Bytes.Index

  init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the next scalar (nil for an invalid byte), its length in bytes, and its first byte; nil at the end.
  mutating func next() -> (scalar: Unicode.Scalar?, length: Int, byte: UInt8)? {
    guard index < bytes.endIndex else { return nil }
    let first = bytes[index]
    let length: Int
    let smallest: UInt32
    var value: UInt32
    switch first {
    case 0x00..<0x80: (length, smallest, value) = (1, 0, UInt32(first))
    case 0xC2..<0xE0: (length, smallest, value) = (2, 0x80, UInt32(first & 0x1F))
    case 0xE0..<0xF0: (length, smallest, value) = (3, 0x800, UInt32(first & 0x0F))
    case 0xF0..<0xF5: (length, smallest, value) = (4, 0x1_0000, UInt32(first & 0x07))
    default: (length, smallest, value) = (0, 0, 0)
    }
    var end = bytes.index(after: index)
    var read = 1
    while read < length, end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      bytes.formIndex(after: &end)
      read += 1
    }
    guard length > 0, read == length, value >= smallest, let scalar = Unicode.Scalar(value) else {
      bytes.formIndex(after: &index)
      return (nil, 1, first)
    }
    index = end
    return (scalar, length, first)
  }
}
