extension [UInt8] {
  /// Whether these bytes begin with others. Compares eight at a time.
  func begins(with other: [UInt8]) -> Bool { count >= other.count && isEqual(other, at: 0) }

  func ends(with other: [UInt8]) -> Bool { count >= other.count && isEqual(other, at: count - other.count) }

  /// Whether these bytes precede others in byte order. Compares eight at a time.
  func precedes(_ other: [UInt8]) -> Bool {
    withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        let common = Swift.min(own.count, others.count)
        var index = 0
        while index + 8 <= common {
          let first = UInt64(bigEndian: own.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let second = UInt64(bigEndian: others.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          if first != second { return first < second }
          index += 8
        }
        while index < common, own[index] == others[index] { index += 1 }
        return index < common ? own[index] < others[index] : own.count < others.count
      }
    }
  }

  private func isEqual(_ other: [UInt8], at start: Int) -> Bool {
    withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        var index = 0
        while index + 8 <= others.count {
          let word = own.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
          guard word == others.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
          index += 8
        }
        while index < others.count {
          guard own[start + index] == others[index] else { return false }
          index += 1
        }
        return true
      }
    }
  }
}
