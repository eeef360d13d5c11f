import NavGraphSyntax

/// The folders that a run may read from: those of the files that the command line names. Other files that sources name may be untrusted.
///
/// The user chooses the paths on the command line. So if a named file is a link, as build systems create for all inputs, its target's
/// folder can be read too, but not written to.
package struct ReadableRoots {
  /// Real paths of the named folders, and of the folders that contain a named file.
  private var named: [String] = []
  /// Real paths of the folders that contain the target of a named link.
  private var linked: [String] = []
  /// The name of the folders for messages.
  package let name: String
  private let paths: [String]
  private let root: String?
  /// The folders that no output may leave through a link. It accesses the file system for each path.
  package var project: Project { Project(around: paths, root: root) }

  /// Creates a boundary of the folders of `paths`, or of `root` alone if it is given.
  package init(around paths: [String], root: String?) throws(Failure) {
    self.paths = paths
    if let root {
      guard Files.kind(of: root)?.kind == .folder, let real = Files.realPath(of: root) else {
        throw .usage("\(OptionName.root) \(root) isn't a folder", help: "name the folder that contains all files of the program")
      }
      named = [real]
      name = ReadableRoots.word(for: root)
      self.root = real
      for path in paths where !path.isExactly("-") && Files.kind(of: path) != nil {
        guard holds(path) else {
          throw .usage("\(path) is outside of \(OptionName.root) \(root)", help: "name a folder that contains both")
        }
      }
      return
    }
    var names: [String] = []
    for path in paths {
      let isInput = path.isExactly("-")
      let isFolder = !isInput && Files.kind(of: path)?.kind == .folder
      let folder = isFolder ? path : isInput ? "" : Path.folder(of: path)
      guard let real = Files.realPath(of: folder.isEmpty ? "." : folder) else { continue }
      if !named.contains(where: real.isExactly) {
        named.append(real)
        names.append(ReadableRoots.word(for: folder))
      }
      if !isFolder, !isInput, Files.isLink(at: path), let target = Files.realPath(of: path) { linked.append(Path.folder(of: target)) }
    }
    name = names.count > 2 ? "the named folders" : names.joined(separator: " and ")
    self.root = nil
  }

  /// Returns whether the file at `path` is inside, after links are resolved. A path that doesn't exist counts as inside.
  package func holds(_ path: String) -> Bool {
    // A real path that isn't UTF-8 can't be inside.
    guard let real = Files.realPath(of: path) else { return Files.kind(of: path) == nil }
    return (named + linked).contains { Path.isWithin(real, in: $0) }
  }

  /// Throws if one of the files to be replaced is outside of the named folders after links are resolved.
  package func mayReplace(_ paths: [String]) throws(Failure) {
    guard !paths.isEmpty else { return }
    let project = project
    for path in paths {
      try project.mayWrite(to: path)
      guard let real = Files.realPath(of: path), !named.contains(where: { Path.isWithin(real, in: $0) }) else { continue }
      throw .io("\(path) is a link that points outside of \(name), so it isn't written", help: "name the file that it points to")
    }
  }

  /// Returns the failure for a link in a folder that leads outside.
  package func escape(of path: String) -> Failure {
    .io(
      "\(path) is a link that points outside of \(name), so it isn't read",
      help: "remove it, or use \(OptionName.root) to name the folder that contains all files of the program")
  }

  private static func word(for folder: String) -> String { folder.isEmpty || folder.isExactly(".") ? "the current folder" : folder }
}
