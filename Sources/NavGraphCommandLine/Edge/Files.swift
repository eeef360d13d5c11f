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

  /// The path of the file itself, all links followed.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }

  static func identity(_ info: stat) -> Identity {
    Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}
