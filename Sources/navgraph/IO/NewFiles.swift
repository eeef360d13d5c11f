import NavGraphCommandLine

/// Creation of files that don't exist yet, all of them or none.
enum NewFiles {
  static func write(_ files: [OutputFile], to folder: String) throws(Failure) {
    try ReadableRoots(around: [], root: nil).project.mayWrite(to: folder)
    for file in files {
      guard let why = objection(to: file.name, in: folder) else { continue }
      throw refusal(of: Path.join(folder, file.name), because: why)
    }
    // A signal must not leave only some of the files.
    var signals = BlockedSignals()
    defer { signals.release() }
    var made: [String] = []
    do throws(Failure) {
      for file in files {
        let path = Path.join(folder, file.name)
        try makeFolder(at: Path.folder(of: path), recordingIn: &made)
        try create(try file.bytes, at: path)
        made.append(path)
      }
    } catch {
      for path in made.reversed() where unlink(path) != 0 { rmdir(path) }
      throw error
    }
  }

  private static func refusal(of path: String, because why: String) -> Failure {
    .io("can't write \(path): \(why)", help: "nothing was written; move it, or name another folder")
  }

  /// Returns the reason why a new file can't be created; nil if it can. Inside the folder, links aren't followed.
  private static func objection(to name: String, in folder: String) -> String? {
    if let kind = Files.kind(of: folder)?.kind, kind != .folder { return "\(folder) is \(kind.noun)" }
    var path = folder
    let parts = Path.parts(of: name)
    for (index, part) in parts.enumerated() {
      path = Path.join(path, String(part))
      if index == parts.count - 1 { return Files.isLink(at: path) || Files.kind(of: path) != nil ? "it already exists" : nil }
      if Files.isLink(at: path) { return "\(path) is a link" }
      guard let kind = Files.kind(of: path)?.kind else { return nil }
      if kind != .folder { return "\(path) is \(kind.noun)" }
    }
    return nil
  }

  /// Creates a folder and its parents, and records those that didn't exist.
  private static func makeFolder(at path: String, recordingIn made: inout [String]) throws(Failure) {
    guard !path.isEmpty, Files.kind(of: path) == nil else { return }
    try makeFolder(at: Path.folder(of: path), recordingIn: &made)
    guard mkdir(path, 0o777) == 0 else {
      if errno == EEXIST { return }
      throw .system(at: path, doing: "make the folder")
    }
    made.append(path)
  }

  /// Creates a file atomically; throws if it exists.
  private static func create(_ bytes: [UInt8], at path: String) throws(Failure) {
    let temporary = try TemporaryFile(nextTo: path)
    defer { temporary.remove() }
    var number = temporary.fill(with: bytes, modeOf: nil)
    // `link` fails if the file exists, unlike `rename`.
    if number == 0, link(temporary.path, path) != 0 { number = errno }
    if number == EPERM || number == ENOTSUP || number == EOPNOTSUPP || number == ENOSYS {
      // The file system doesn't support hard links.
      number = Files.kind(of: path) == nil ? 0 : EEXIST
      if number == 0, rename(temporary.path, path) != 0 { number = errno }
    }
    if number == EEXIST { throw refusal(of: path, because: "it already exists") }
    guard number == 0 else { throw .io("can't write \(path): \(Failure.reason(for: number))") }
  }
}
