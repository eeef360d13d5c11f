/// A growing buffer of bytes.
///
/// Generated code consists of millions of short texts, and an array's overhead for each would exceed the cost of copying.
struct ByteBuffer {
  private var storage: [UInt8] = []
  private(set) var count = 0

  subscript(range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { storage[range.lowerBound..<count] }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte) } }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    let start = count
    grow(to: start + bytes.count)
    storage.withUnsafeMutableBufferPointer { $0.baseAddress?.advanced(by: start).update(from: source, count: bytes.count) }
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ byte: UInt8, times: Int) {
    let start = count
    grow(to: start + times)
    storage.withUnsafeMutableBufferPointer { $0.baseAddress?.advanced(by: start).update(repeating: byte, count: times) }
  }

  mutating func append(_ byte: UInt8) {
    grow(to: count + 1)
    storage[count - 1] = byte
  }

  mutating func replace(at index: Int, with byte: UInt8) { storage[index] = byte }

  mutating func removeLast(_ number: Int) { count -= number }

  mutating func remove(at index: Int) {
    storage.withUnsafeMutableBufferPointer { bytes in
      for index in index..<count - 1 { bytes[index] = bytes[index + 1] }
    }
    count -= 1
  }

  /// Whether a byte occurs from `start` on. It has no early exit, so that the loop can be vectorized.
  func contains(_ byte: UInt8, from start: Int) -> Bool {
    storage.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for other in UnsafeBufferPointer(rebasing: bytes[start..<count]) { found |= other == byte ? 1 : 0 }
      return found != 0
    }
  }

  /// Returns the bytes of `head` followed by those of the buffer, and empties the buffer.
  mutating func take(after head: ArraySlice<UInt8>) -> [UInt8] {
    storage.removeLast(storage.count - count)
    storage.insert(contentsOf: head, at: 0)
    defer { (storage, count) = ([], 0) }
    return storage
  }

  private mutating func grow(to end: Int) {
    if end > storage.count {
      // Doubles the capacity at first. For a large text, that would leave much of it empty.
      let more = storage.count < 1 << 20 ? storage.count : storage.count / 4
      storage.append(contentsOf: repeatElement(0, count: max(end, storage.count + more, 64) - storage.count))
    }
    count = end
  }
}
