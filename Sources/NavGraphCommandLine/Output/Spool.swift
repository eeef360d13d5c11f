/// Texts on the disk that wait to be written: those of a large app take more memory than everything else of it.
///
/// The file has no name, so nothing is left of it however the run ends.
final class Spool {
  /// Negative where there can't be a file.
  private lazy var descriptor = Spool.open()
  private var end = 0

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func open() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
  }

  /// Adds a text, and returns where it is; nil if the disk doesn't take it.
  func add(_ bytes: [UInt8]) -> Range<Int>? {
    guard descriptor >= 0, lseek(descriptor, off_t(end), SEEK_SET) >= 0, Console.write(bytes, to: descriptor) == 0 else { return nil }
    defer { end += bytes.count }
    return end..<end + bytes.count
  }

  /// Reads back what was added; nil if the disk fails.
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
