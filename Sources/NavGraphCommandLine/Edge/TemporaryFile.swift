import NavGraphSyntax

/// A file that isn't whole yet, in the folder of the one whose place it takes.
package struct TemporaryFile {
  package let path: String
  private let descriptor: Int32

  /// How often a name is tried. Each is new, so one attempt is enough unless someone fills the folder with names.
  private static let maxAttempts = 16

  /// Creates an empty file next to `path`.
  ///
  /// The name doesn't depend on that of the file, which may be as long as the file system allows. What has the name already, be it a folder,
  /// a link, or a file of another run, is left alone, and another name is tried.
  package init(nextTo path: String) throws(Failure) {
    for _ in 0..<TemporaryFile.maxAttempts {
      let name = Files.temporaryMark + String(getpid()) + "-" + String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let temporary = Path.join(Path.folder(of: path), name)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
      if descriptor >= 0 {
        (self.path, self.descriptor) = (temporary, descriptor)
        return
      }
      guard errno == EEXIST else { break }
    }
    throw .system(path, "write")
  }

  /// Writes the bytes, gives the file the mode of the one at `model` if there is one, and closes it. Returns an error number, or 0.
  package func fill(_ bytes: [UInt8], modeOf model: String?) -> Int32 {
    var number = Console.write(bytes, to: descriptor)
    var info = stat()
    if number == 0, let model, stat(model, &info) == 0 { _ = fchmod(descriptor, info.st_mode & 0o7777) }
    if close(descriptor) != 0, number == 0 { number = errno }
    return number
  }

  package func remove() { unlink(path) }
}
