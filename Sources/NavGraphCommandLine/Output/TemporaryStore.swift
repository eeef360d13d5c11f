/// A temporary file for texts that are written later. The outputs of a large app need more memory than all its other data.
///
/// The file has no name, so that nothing remains of it after any exit.
final class TemporaryStore {
  /// The descriptor of the file; negative if it can't be created.
  private lazy var descriptor = TemporaryStore.open()
  private var end = 0

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func open() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
  }

  /// Stores a text and returns its range; nil if writing fails.
  func add(_ bytes: [UInt8]) -> Range<Int>? {
    guard descriptor >= 0, lseek(descriptor, off_t(end), SEEK_SET) >= 0, Console.write(bytes, to: descriptor) == 0 else { return nil }
    defer { end += bytes.count }
    return end..<end + bytes.count
  }

  /// Reads a stored text; nil if reading fails.
  func read(_ range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let start = buffer.baseAddress {
        let read = pread(descriptor, start + count, range.count - count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        count += read
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}
