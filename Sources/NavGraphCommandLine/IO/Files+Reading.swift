import NavGraphSyntax

extension Files {
  /// Returns the bytes of a file. Throws without opening it if it isn't regular: a pipe may never end, and opening a device may have
  /// effects. `acceptsStreams` allows other kinds, for paths on the command line. `-` is an ordinary file name.
  package static func read(_ path: String, acceptsStreams: Bool = false) throws(Failure) -> [UInt8] {
    if !acceptsStreams, let kind = oddity(of: path) { throw notRegular(path: path, kind: kind) }
    // Without O_NONBLOCK, the call would wait if a pipe has just replaced the file.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (acceptsStreams ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw .system(at: path) }
    defer { _ = close(descriptor) }
    return try read(from: descriptor, path: path, acceptsStreams: acceptsStreams)
  }

  /// Returns the bytes of standard input, which a command line names `-`.
  package static func readInput() throws(Failure) -> [UInt8] { try read(from: 0, path: "standard input", acceptsStreams: true) }

  /// Reads the operand of a command line: a file, or standard input if it is `-`.
  package static func read(operand: String, acceptsStreams: Bool = false) throws(Failure) -> [UInt8] {
    operand.isExactly("-") ? try readInput() : try read(operand, acceptsStreams: acceptsStreams)
  }

  private static func read(from descriptor: Int32, path: String, acceptsStreams: Bool) throws(Failure) -> [UInt8] {
    var info = stat()
    let kind = fstat(descriptor, &info) == 0 ? FileKind(mode: info.st_mode) : .file
    if !acceptsStreams, kind != .file { throw notRegular(path: path, kind: kind) }
    let expected = kind == .file ? Int(info.st_size) : 0
    guard expected <= maxBytes else { throw tooLarge(path: path) }
    var bytes: [UInt8] = []
    // One byte more than expected, so that most files need one read.
    var room = expected + 1
    while true {
      var number: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let read = Platform.read(from: descriptor, into: buffer.baseAddress, count: buffer.count)
        if read < 0 { number = errno }
        count = max(read, 0)
      }
      if number != 0 { throw .io("can't read \(path): \(Failure.reason(for: number))") }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= maxBytes else { throw tooLarge(path: path) }
      room = 1 << 20
    }
  }

  /// Returns at most `most` bytes of a regular file from `offset` on; nil if it can't be read.
  package static func part(of path: String, from offset: Int64, atMost most: Int) -> [UInt8]? {
    guard kind(of: path) != nil, oddity(of: path) == nil else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      let read = Platform.read(from: descriptor, into: buffer.baseAddress, count: buffer.count)
      failed = read < 0
      count = max(read, 0)
    }
    return failed ? nil : bytes
  }

  private static func notRegular(path: String, kind: FileKind) -> Failure {
    .io(
      "can't read \(path): it is \(kind.noun), not a regular file",
      help: kind == .pipe || kind == .device ? "pass its text on standard input, with - as the path" : "")
  }

  private static func tooLarge(path: String) -> Failure {
    .io("\(path) is larger than \(maxBytes >> 20) MiB", help: "check that this is the file that you want to read")
  }
}
