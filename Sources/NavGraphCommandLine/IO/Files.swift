/// Reading and writing of files. Other parts of navgraph don't access the file system.
package enum Files {
  /// The identity of a file, independent of the spelling of its path.
  package struct Identity: Hashable {
    package let device: UInt64
    package let number: UInt64
  }

  /// The maximum size of an input in bytes. `/dev/zero`, for example, never ends.
  package static let maxBytes = 256 << 20

  package static func kind(of path: String) -> (kind: FileKind, identity: Identity)? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return (FileKind(mode: info.st_mode), identity(from: info))
  }

  /// The metadata that changes with a file, even if it is written in place, replaced, or given its old modification time.
  package struct Stamp: Equatable {
    package let identity: Identity
    package let isFolder: Bool
    package let size: Int64
    /// Nanoseconds since 1970, in the precision of the file system.
    package let modified: Int64
    package let changed: Int64
  }

  package static func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
    let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    func nanoseconds(of time: timespec) -> Int64 {
      Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ Int64(truncatingIfNeeded: time.tv_nsec)
    }
    return Stamp(
      identity: identity(from: info), isFolder: info.st_mode & S_IFMT == S_IFDIR, size: Int64(truncatingIfNeeded: info.st_size),
      modified: nanoseconds(of: modified), changed: nanoseconds(of: changed))
  }

  /// Returns whether the path itself is a symbolic link.
  package static func isLink(at path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the kind of the file if it isn't a regular one; nil for a regular file, or if nothing exists at the path.
  package static func oddity(of path: String) -> FileKind? {
    guard let kind = kind(of: path)?.kind else { return nil }
    guard kind == .file else { return kind }
    let real = realPath(of: path) ?? path
    return ["/proc", "/sys"].contains { Path.isWithin(real, in: $0) } ? .system : nil
  }

  /// Returns the path of the file with all links resolved; nil if it doesn't exist.
  package static func realPath(of path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }

  static func identity(from info: stat) -> Identity {
    Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}
