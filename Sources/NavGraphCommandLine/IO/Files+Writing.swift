import NavGraphSyntax

extension Files {
  /// Creates a folder and its parents.
  package static func makeFolder(at path: String) throws(Failure) {
    guard !path.isEmpty, !path.isExactly("/") else { return }
    if let found = kind(of: path) {
      guard found.kind == .folder else { throw .io("can't make the folder \(path): a file of that name exists") }
      return
    }
    try makeFolder(at: Path.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(at: path, doing: "make the folder") }
  }

  /// Writes a file, such as an output, and creates its folder, unless the file already has these bytes. Returns whether it was written.
  @discardableResult
  package static func update(_ path: String, with bytes: [UInt8]) throws(Failure) -> Bool {
    if kind(of: path)?.kind == .file, try read(path) == bytes { return false }
    try makeFolder(at: Path.folder(of: path))
    try write(bytes, to: path)
    return true
  }

  /// The prefix of the names of incomplete files.
  package static let temporaryMark = ".navgraph-tmp-"

  /// Replaces a file atomically: a reader gets either the old bytes or the new ones. If the path is a link, its target is replaced.
  /// Devices and pipes are written to.
  package static func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    if kind(of: name)?.kind.isStream == true {
      let descriptor = open(name, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system(at: name, doing: "write") }
      let number = Console.write(bytes, to: descriptor)
      close(descriptor)
      guard number == 0 || number == EPIPE else { throw .io("can't write \(name): \(Failure.reason(for: number))") }
      return
    }
    _ = try replace(name, with: bytes) { _ in true }
  }

  /// Replaces the text of a file that contained `old` when it was read. Returns false without writing if the file has changed since then.
  package static func replace(_ name: String, holding old: [UInt8], with bytes: [UInt8]) throws(Failure) -> Bool {
    try replace(name, with: bytes) { path in (try? read(path)) == old }
  }

  /// Replaces a file atomically if `isUnchanged` returns true. It is called directly before the rename.
  private static func replace(_ name: String, with bytes: [UInt8], isUnchanged: (String) -> Bool) throws(Failure) -> Bool {
    let path = realPath(of: name) ?? name
    let temporary = try TemporaryFile(nextTo: path)
    // Keep the mode of an existing file, such as one that a team may write.
    var number = temporary.fill(with: bytes, modeOf: path)
    if number == 0, !isUnchanged(path) {
      temporary.remove()
      return false
    }
    if number == 0, rename(temporary.path, path) != 0 { number = errno }
    guard number != 0 else { return true }
    temporary.remove()
    throw .io("can't write \(path): \(Failure.reason(for: number))")
  }

  package static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .system(at: path, doing: "remove") }
  }
}
