import NavGraphCommandLine
import NavGraphSyntax

/// A temporary folder of files.
struct TemporaryFolder {
  let path: String
  private var files: [String]

  /// Creates a folder with these files. The caller must remove it, and block signals until then.
  init(containing files: [OutputFile]) throws(Failure) {
    let variable = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = variable.isEmpty ? "/tmp" : Path.absolute(variable)
    var template = Path.join(parent, "navgraph-XXXXXX").utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else { throw .system(at: parent, doing: "make a folder in") }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.path = path
    self.files = files.map(\.name)
    do throws(Failure) {
      for file in files {
        let full = Path.join(path, file.name)
        try Files.makeFolder(at: Path.folder(of: full))
        try Files.write(try file.bytes, to: full)
      }
    } catch {
      remove()
      throw error
    }
  }

  mutating func add(_ file: OutputFile) throws(Failure) {
    files.append(file.name)
    try Files.makeFolder(at: Path.folder(of: Path.join(path, file.name)))
    try Files.write(try file.bytes, to: Path.join(path, file.name))
  }

  /// Adds a link to a file elsewhere. `name` must not contain text from users.
  mutating func link(_ name: String, to target: String) throws(Failure) {
    files.append(name)
    guard symlink(target, Path.join(path, name)) == 0 else { throw .system(at: Path.join(path, name), doing: "make the link") }
  }

  /// Removes the files that were written, and their folders.
  func remove() {
    var folders: Set<ExactText> = []
    for file in files {
      let full = Path.join(path, file)
      unlink(full)
      var folder = Path.folder(of: full)
      while folder.utf8.count > path.utf8.count, folders.insert(ExactText(folder)).inserted { folder = Path.folder(of: folder) }
    }
    // Remove inner folders first.
    for folder in folders.map(\.text).sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
    rmdir(path)
  }
}
