/// Reading and writing of files; nothing else in navgraph touches them.
package enum Files {
  /// Which file a path leads to, however it is spelled.
  package struct Identity: Hashable {
    package let device: UInt64
    package let number: UInt64
  }

  /// Larger inputs are refused: no one wrote them by hand, and `/dev/zero` never ends.
  package static let mostBytes = 256 << 20

  package static func kind(_ path: String) -> (kind: FileKind, identity: Identity)? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return (FileKind(info.st_mode), identity(info))
  }

  /// What changes when a file does, be it written in place, replaced by another, or given back its old time.
  package struct Stamp: Equatable {
    package let identity: Identity
    package let isFolder: Bool
    package let size: Int64
    /// In nanoseconds since 1970, as far as the file system counts.
    package let modified: Int64
    package let changed: Int64
  }

  package static func stamp(_ path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
    let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    func nanoseconds(_ time: timespec) -> Int64 {
      Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ Int64(truncatingIfNeeded: time.tv_nsec)
    }
    return Stamp(
      identity: identity(info), isFolder: info.st_mode & S_IFMT == S_IFDIR, size: Int64(truncatingIfNeeded: info.st_size),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  /// Whether the path leads to a symbolic link itself.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// What the file at that path is, if it isn't a regular one; nil for one that may be read, and where there is nothing.
  package static func oddity(_ path: String) -> FileKind? {
    guard let kind = kind(path)?.kind else { return nil }
    guard kind == .file else { return kind }
    let real = realPath(path) ?? path
    return ["/proc", "/sys"].contains { Path.isWithin(real, $0) } ? .system : nil
  }

  /// The bytes of a file; of the standard input, if the path is `-`. What is not a regular file isn't opened: a pipe may never end, and to
  /// open a device does something. `acceptsStreams` is for what only the command line can name.
  package static func read(_ path: String, acceptsStreams: Bool = false) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let isGuarded = !isInput && !acceptsStreams
    if isGuarded, let kind = oddity(path) { throw notRegular(path, kind) }
    // Without O_NONBLOCK a pipe that takes the file's place at this moment would hold up the run.
    let descriptor = isInput ? 0 : open(path, O_RDONLY | O_CLOEXEC | (isGuarded ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw .system(path) }
    defer { if !isInput { _ = close(descriptor) } }
    var info = stat()
    let kind = fstat(descriptor, &info) == 0 ? FileKind(info.st_mode) : .file
    if isGuarded, kind != .file { throw notRegular(path, kind) }
    let expected = kind == .file ? Int(info.st_size) : 0
    guard expected <= mostBytes else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    // One more than expected, so that the end is met without another round.
    var room = expected + 1
    while true {
      var number: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var read = 0
        repeat { read = Platform.read(descriptor, buffer.baseAddress, room) } while read < 0 && errno == EINTR
        if read < 0 { number = errno }
        count = max(read, 0)
      }
      if number != 0 { throw .io("can't read \(path): \(Failure.reason(number))") }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= mostBytes else { throw tooLarge(path) }
      room = 1 << 20
    }
  }

  /// What a regular file holds from there on, at most so many bytes; nil where that can't be read.
  package static func part(of path: String, from offset: Int64, atMost most: Int) -> [UInt8]? {
    guard kind(path) != nil, oddity(path) == nil else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      let read = Platform.read(descriptor, buffer.baseAddress, most)
      failed = read < 0
      count = max(read, 0)
    }
    return failed ? nil : bytes
  }

  /// The names in a folder, in the order of their bytes; those that are no UTF-8 are left out.
  package static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw .system(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: Path.precedes)
  }

  /// The path of the file itself, all links followed.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }

  /// Makes a folder and those that hold it.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard !path.isEmpty, path != "/" else { return }
    if let found = kind(path) {
      guard found.kind == .folder else { throw .io("can't make the folder \(path): a file of that name is in the way") }
      return
    }
    try makeFolder(Path.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(path, "make the folder") }
  }

  /// The mark in the names of files that are not yet whole.
  package static let temporaryMark = ".navgraph-tmp-"

  /// Replaces a file in one step: whoever looks sees the old bytes or the new ones, never a part. A link stays one; what it leads to is
  /// replaced. Devices and pipes are written to.
  package static func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    if kind(name)?.kind.isStream == true {
      let descriptor = open(name, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system(name, "write") }
      let number = Console.write(bytes, to: descriptor)
      close(descriptor)
      guard number == 0 || number == EPIPE else { throw .io("can't write \(name): \(Failure.reason(number))") }
      return
    }
    let path = realPath(name) ?? name
    let temporary = Path.join(Path.folder(of: path), "." + Path.name(of: path) + temporaryMark + String(getpid()))
    // What a run that was killed has left there, or a link that someone has put there, is not written to.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
    guard descriptor >= 0 else { throw .system(path, "write") }
    var number = Console.write(bytes, to: descriptor)
    if number == 0 {
      // Keep the mode of a file that is there, such as one that a whole team may write.
      var info = stat()
      if stat(path, &info) == 0 { _ = fchmod(descriptor, info.st_mode & 0o7777) }
    }
    if close(descriptor) != 0, number == 0 { number = errno }
    if number == 0, rename(temporary, path) != 0 { number = errno }
    guard number != 0 else { return }
    unlink(temporary)
    throw .io("can't write \(path): \(Failure.reason(number))")
  }

  package static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .system(path, "remove") }
  }

  private static func notRegular(_ path: String, _ kind: FileKind) -> Failure {
    .io(
      "can't read \(path): it is \(kind.noun), not a regular file",
      help: kind == .pipe || kind == .device ? "give its text to the standard input: `-` in place of the path" : "")
  }

  private static func tooLarge(_ path: String) -> Failure {
    .io("\(path) is larger than \(mostBytes >> 20) MiB", help: "navgraph files are written by people; is this the file that you mean?")
  }

  private static func identity(_ info: stat) -> Identity {
    Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}
