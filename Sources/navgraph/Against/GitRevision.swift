import NavGraphCommandLine
import NavGraphSyntax

/// The files of an app at a Git revision.
struct GitRevision {
  private let revision: String
  private let paths: [String]
  private let console: Console

  init(_ revision: String, of paths: [String], console: Console) throws(Failure) {
    let paths = paths.isEmpty ? ["."] : paths
    guard !paths.contains("-") else {
      throw .usage("git:\(revision) has no older version of standard input", help: "name the files, or their folder")
    }
    self.revision = revision
    self.paths = paths
    self.console = console
  }

  /// Returns the files at the revision, read and checked; nil if none of them existed.
  func workspace(root: String?) throws(Failure) -> Workspace? {
    // A signal must not leave the temporary folder behind.
    var signals = BlockedSignals(isInner: console.isHoldingSignals)
    defer { signals.release() }
    let isHeld = console.isHoldingSignals
    console.isHoldingSignals = true
    defer { console.isHoldingSignals = isHeld }
    let first = paths.first ?? "."
    let git = try Git(around: Files.kind(of: first)?.kind == .folder ? first : Path.folder(of: first), console: console)
    defer { git.end() }
    // The paths relative to the work tree.
    let operands = try paths.map { path throws(Failure) in try git.name(of: path) }
    var files: [OutputFile] = []
    let (found, unnamed) = try git.sources(at: revision, suffix: SourceFinder.suffix)
    for path in unnamed { say("\(path) has a name that isn't UTF-8", in: operands, path: path) }
    for file in found {
      if file.isLink {
        say("\(file.path) is a symbolic link", in: operands, path: file.path)
      } else {
        files.append(OutputFile(name: file.path, bytes: file.bytes))
      }
    }
    let present = operands.filter { operand in files.contains { GitRevision.holds(operand: operand, path: $0.name) } }
    guard !present.isEmpty else { return nil }
    let folder = try TemporaryFolder(containing: files)
    defer { folder.remove() }
    func there(for operand: String) -> String { operand.isEmpty ? folder.path : Path.join(folder.path, operand) }
    let bound = try root.map { root throws(Failure) -> String in
      let name = try git.name(of: root, orAbove: true)
      return Files.kind(of: there(for: name))?.kind == .folder ? there(for: name) : folder.path
    }
    return try Workspace(of: present.map(there), root: bound)
  }

  /// Reports a file that is left out, if one of the operands includes it.
  private func say(_ what: String, in operands: [String], path: String) {
    guard operands.contains(where: { GitRevision.holds(operand: $0, path: path) }) else { return }
    console.say("\(Executable.name): \(what) in \(revision); it is left out\n")
  }

  /// Returns whether an operand is the file or a folder that contains it.
  private static func holds(operand: String, path: String) -> Bool {
    operand.isEmpty || path.isExactly(operand) || path.hasExactPrefix(operand + "/")
  }
}
