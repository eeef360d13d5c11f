/// An output file: its name in the output folder, and its bytes.
package struct OutputFile {
  private enum Content {
    case held([UInt8])
    case spooled(TemporaryStore, Range<Int>)
  }

  package let name: String
  private let content: Content
  /// The size in bytes from which a text is stored on disk.
  static let large = 1 << 20

  package init(name: String, bytes: [UInt8]) { (self.name, content) = (name, .held(bytes)) }

  /// Creates a file whose text is stored in `spool` if it is large.
  init(name: String, bytes: [UInt8], in spool: TemporaryStore) {
    guard bytes.count >= OutputFile.large, let range = spool.add(bytes) else {
      self.init(name: name, bytes: bytes)
      return
    }
    self.init(name: name, spooled: range, in: spool)
  }

  /// Creates a file whose text is already in `spool`.
  init(name: String, spooled range: Range<Int>, in spool: TemporaryStore) { (self.name, content) = (name, .spooled(spool, range)) }

  var isSpooled: Bool { if case .spooled = content { true } else { false } }

  /// The number of bytes.
  var count: Int {
    switch content {
    case .held(let bytes): bytes.count
    case .spooled(_, let range): range.count
    }
  }

  package var bytes: [UInt8] {
    get throws(Failure) {
      switch content {
      case .held(let bytes): return bytes
      case .spooled(let spool, let range):
        guard let bytes = spool.read(range) else {
          throw .io("can't read the temporary text of \(name)", help: "check that the disk isn't full")
        }
        return bytes
      }
    }
  }

  /// Returns whether the file has these bytes. Uses `memcmp`, because comparing large arrays is slow.
  package func holds(_ others: [UInt8]) throws(Failure) -> Bool {
    let bytes = try bytes
    return bytes.withUnsafeBytes { bytes in
      others.withUnsafeBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return bytes.count == others.count }
        return bytes.count == others.count && memcmp(first, second, bytes.count) == 0
      }
    }
  }
}
