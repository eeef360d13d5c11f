import NavGraphSyntax

/// The folders that the files of a run lie in. What a source names beyond them is not read: it may be anyone's.
///
/// What the command line names is the user's own choice. So a file that is named and is a link brings in the folder that it leads to, as
/// where a build system makes links to all inputs; but nothing is written there.
package struct Boundary {
  /// Real paths of the folders that are named, themselves or by a file in them.
  private var named: [String] = []
  /// Real paths of the folders that files lie in which were named by a link.
  private var linked: [String] = []
  /// How messages call them.
  package let name: String
  private let paths: [String]
  private let root: String?
  /// The folders that nothing is written out of through a link. It takes a look at the disk for each path, so that runs which write nothing
  /// don't ask for it.
  package var project: Project { Project(around: paths, root: root) }

  /// The folders of what `paths` name; `root` alone, if it is given.
  package init(_ paths: [String], root: String?) throws(Failure) {
    self.paths = paths
    if let root {
      guard Files.kind(root)?.kind == .folder, let real = Files.realPath(root) else {
        throw .usage("\(OptionName.root) \(root) isn't a folder", help: "name the folder that contains all files of the program")
      }
      named = [real]
      name = Boundary.word(root)
      self.root = real
      for path in paths where !path.isExactly("-") && Files.kind(path) != nil {
        guard holds(path) else {
          throw .usage("\(path) is outside of \(OptionName.root) \(root)", help: "name a folder that contains both")
        }
      }
      return
    }
    var names: [String] = []
    for path in paths {
      let isInput = path.isExactly("-")
      let isFolder = !isInput && Files.kind(path)?.kind == .folder
      let folder = isFolder ? path : isInput ? "" : Path.folder(of: path)
      guard let real = Files.realPath(folder.isEmpty ? "." : folder) else { continue }
      if !named.contains(where: real.isExactly) {
        named.append(real)
        names.append(Boundary.word(folder))
      }
      if !isFolder, !isInput, Files.isLink(path), let target = Files.realPath(path) { linked.append(Path.folder(of: target)) }
    }
    name = names.count > 2 ? "the named folders" : names.joined(separator: " and ")
    self.root = nil
  }

  /// Whether what is at that path lies inside, all links followed. What doesn't exist does no harm.
  package func holds(_ path: String) -> Bool {
    // A path that is no text leads nowhere inside.
    guard let real = Files.realPath(path) else { return Files.kind(path) == nil }
    return (named + linked).contains { Path.isWithin(real, $0) }
  }

  /// Refuses to replace files that lie outside of what is named, whatever links lead there.
  package func mayReplace(_ paths: [String]) throws(Failure) {
    guard !paths.isEmpty else { return }
    let project = project
    for path in paths {
      try project.mayWrite(path)
      guard let real = Files.realPath(path), !named.contains(where: { Path.isWithin(real, $0) }) else { continue }
      throw .io("\(path) is a link that points outside of \(name), so it isn't written", help: "name the file that it points to")
    }
  }

  /// What is said of a link found in a folder.
  package func escape(_ path: String) -> Failure {
    .io(
      "\(path) is a link that points outside of \(name), so it isn't read",
      help: "remove it, or use \(OptionName.root) to name the folder that contains all files of the program")
  }

  private static func word(_ folder: String) -> String { folder.isEmpty || folder.isExactly(".") ? "the current folder" : folder }
}
