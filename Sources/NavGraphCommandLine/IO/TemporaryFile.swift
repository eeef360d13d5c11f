import NavGraphSyntax

/// An incomplete file, in the folder of the file that it will replace.
package struct TemporaryFile {
  package let path: String
  private let descriptor: Int32

  /// The maximum number of names that are tried. Names are random, so one attempt is enough unless someone fills the folder.
  private static let maxAttempts = 16

  /// Creates an empty file next to `path`, whose name doesn't depend on `path`'s, which may be as long as possible. Existing files are
  /// left alone.
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
    throw .system(at: path, doing: "write")
  }

  /// Writes the bytes, copies the mode of the file at `model` if it exists, and closes the file. Returns 0 or an error number.
  package func fill(with bytes: [UInt8], modeOf model: String?) -> Int32 {
    var number = Console.write(bytes, to: descriptor)
    var info = stat()
    if number == 0, let model, stat(model, &info) == 0 { _ = fchmod(descriptor, info.st_mode & 0o7777) }
    if close(descriptor) != 0, number == 0 { number = errno }
    return number
  }

  package func remove() { unlink(path) }
}
