import NavGraphCommandLine
import NavGraphSyntax

/// The files of an app as git has them at a revision.
struct GitRevision {
  private let revision: String
  private let git: Git
  private let console: Console
  /// The operands, from the top of the repository.
  private let operands: [String]

  init(_ revision: String, of paths: [String], _ console: Console) throws(Failure) {
    let paths = paths.isEmpty ? ["."] : paths
    guard !paths.contains("-") else {
      throw .usage("git:\(revision) has no older version of the standard input", help: "name the files, or their folder")
    }
    self.revision = revision
    self.console = console
    let first = paths.first ?? "."
    git = try Git(around: Files.kind(first)?.kind == .folder ? first : Path.folder(of: first), console)
    var operands: [String] = []
    for path in paths { operands.append(try git.name(of: path)) }
    self.operands = operands
  }

  /// What was there then, read as it would be read now; nil if nothing of it was.
  func workspace(root: String?) throws(Failure) -> Workspace? {
    var files: [OutputFile] = []
    for file in try git.sources(at: revision, suffix: SourceFinder.suffix) {
      guard !file.isLink else {
        if operands.contains(where: { GitRevision.holds($0, file.path) }) {
          console.say(
            "\(Executable.name): \(Console.visible(file.path)) is a symbolic link in \(Console.visible(revision)); it is left out\n")
        }
        continue
      }
      files.append(OutputFile(name: file.path, bytes: file.bytes))
    }
    let present = operands.filter { operand in files.contains { GitRevision.holds(operand, $0.name) } }
    guard !present.isEmpty else { return nil }
    // A folder that a signal left behind would stay for good.
    var signals = HeldSignals(isInner: console.isHoldingSignals)
    defer { signals.release() }
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    func there(_ operand: String) -> String { operand.isEmpty ? folder.path : Path.join(folder.path, operand) }
    let bound = try root.map { root throws(Failure) -> String in
      let name = try git.name(of: root, orAbove: true)
      return Files.kind(there(name))?.kind == .folder ? there(name) : folder.path
    }
    return try Workspace(present.map(there), Judgement(root: bound))
  }

  /// Whether an operand is that file or a folder around it.
  private static func holds(_ operand: String, _ path: String) -> Bool {
    operand.isEmpty || path == operand || path.utf8.starts(with: (operand + "/").utf8)
  }
}
