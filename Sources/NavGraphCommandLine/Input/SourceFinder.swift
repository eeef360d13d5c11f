import NavGraphSyntax

/// Finds the source files that the paths on a command line name.
package struct SourceFinder {
  /// A file to read: the path for messages, and the identity. Standard input has the path `Workspace.inputName` and no identity.
  package struct Found {
    package let path: String
    package let identity: Files.Identity?

    package var isInput: Bool { identity == nil }

    package func read() throws(Failure) -> [UInt8] { isInput ? try Files.readInput() : try Files.read(path) }
  }
  package private(set) var files: [Found] = []
  /// The folders that files may be read from.
  package let boundary: ReadableRoots
  private var seenFiles: Set<Files.Identity> = []
  private var seenFolders: Set<Files.Identity> = []
  private var hasInput = false

  package static let suffix = ".navgraph"

  /// The names of folders in which Xcode and CocoaPods keep copies and third-party files. They are read only if a path names them.
  private static let foreignFolders: Set<String> = ["DerivedData", "Pods"]

  /// Finds the files that `paths` name, in their order and without duplicates. Without paths, it is the current folder. `root` is a folder
  /// that no file may leave, if one is given. The folders of the files in `beside` can be read from, too.
  package init(searching paths: [String], root: String? = nil, beside: [String] = []) throws(Failure) {
    let paths = paths.isEmpty ? ["."] : paths
    boundary = try ReadableRoots(around: paths + beside, root: root)
    for path in paths {
      if path.isExactly("-") {
        if !hasInput { files.append(Found(path: Workspace.inputName, identity: nil)) }
        hasInput = true
        continue
      }
      guard let found = Files.kind(of: path) else { throw SourceFinder.missing(at: path) }
      guard found.kind == .folder else {
        add(path, identity: found.identity)
        continue
      }
      let before = files.count
      let known = seenFiles.count
      try walk(path, identity: found.identity)
      if files.count == before, known == 0 {
        throw .io(
          "there is no \(SourceFinder.suffix) file in \(path.isExactly(".") ? "this folder" : path)",
          help: "name a file or a folder that contains one")
      }
    }
  }

  /// Returns the files that the command line names as importable, with their paths. Throws if one can't be imported.
  package static func files(at paths: [String]) throws(Failure) -> [Files.Identity: String] {
    var files: [Files.Identity: String] = [:]
    for path in paths {
      guard let found = Files.kind(of: path) else { throw missing(at: path) }
      if let oddity = Files.oddity(of: path) { throw .usage("\(path) is \(oddity.noun), which can't be imported") }
      if files[found.identity] == nil { files[found.identity] = path }
    }
    return files
  }

  private mutating func add(_ path: String, identity: Files.Identity) {
    if seenFiles.insert(identity).inserted { files.append(Found(path: Workspace.name(ofFile: path), identity: identity)) }
  }

  /// Adds every file in a folder and its subfolders, sorted by the bytes of its path. Each folder is read once.
  private mutating func walk(_ root: String, identity: Files.Identity) throws(Failure) {
    var found: [(path: String, identity: Files.Identity)] = []
    var folders = [(path: root, identity: identity)]
    while let folder = folders.popLast() {
      guard seenFolders.insert(folder.identity).inserted else { continue }
      var inner: [(path: String, identity: Files.Identity)] = []
      let names = try Files.allNames(in: folder.path)
      if let path = Files.unnameable(in: folder.path, among: names, suffix: SourceFinder.suffix) {
        throw .io("can't read \(path): its name isn't UTF-8", help: "rename it")
      }
      for name in names.texts where !name.hasExactPrefix(".") && !SourceFinder.foreignFolders.contains(name) {
        let path = Path.join(folder.path, name)
        guard let entry = Files.kind(of: path) else {
          try SourceFinder.refuseUnreadable(at: path)
          continue
        }
        if entry.kind == .folder {
          // A linked folder outside of the boundary isn't part of this one.
          if !Files.isLink(at: path) || boundary.holds(path) { inner.append((path, entry.identity)) }
        } else if name.hasExactSuffix(SourceFinder.suffix) {
          guard !Files.isLink(at: path) || boundary.holds(path) else { throw boundary.escape(of: path) }
          found.append((path, entry.identity))
        }
      }
      folders += inner.reversed()
    }
    for file in found.sorted(by: { Path.precedes($0.path, $1.path) }) { add(file.path, identity: file.identity) }
  }

  /// Throws if the system refuses to read a path. A broken link is skipped, because no source would be missed.
  private static func refuseUnreadable(at path: String) throws(Failure) {
    let number = errno
    guard number != ENOENT, number != ELOOP, path.hasExactSuffix(suffix) || number == EACCES else { return }
    throw .io("can't read \(path): \(Failure.reason(for: number))")
  }

  private static func missing(at path: String) -> Failure {
    let names = (try? Files.names(in: Path.folder(of: path).isEmpty ? "." : Path.folder(of: path))) ?? []
    let near = Spelling.nearest(to: Path.name(of: path), among: names)
    let verb = Subcommand.Name(rawValue: path) != nil ? "\"\(path)\" is a subcommand: write it once, before the paths" : ""
    return .io("there is no \(path)", help: near.map { "did you mean \(Path.join(Path.folder(of: path), $0))?" } ?? verb)
  }
}
