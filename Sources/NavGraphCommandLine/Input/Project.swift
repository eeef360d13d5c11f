import NavGraphSyntax

/// The folders that belong to those who run navgraph: nothing is written where a link leads out of them.
///
/// A link in them can be a stranger's, of a pull request. What the command line names elsewhere is the user's own choice.
package struct Project {
  /// Real paths, in groups. A path that leads into one of a group may not lead out of all of them by a link.
  private let groups: [[String]]

  /// The project around what `paths` name, and around the current folder: the work trees of git that hold them, or the folders themselves
  /// where there are none. The current folder doesn't count if only the others are in work trees: it may be a folder of projects. `root` is
  /// the folder that nothing may leave, if one is given.
  init(around paths: [String], root: String?) {
    let current = Files.realPath(".") ?? "/"
    let currentTop = WorkTree.top(around: current)
    let home = [currentTop ?? current]
    var tops: [String] = []
    var hasWorkTree = currentTop != nil
    for path in paths where !path.isExactly("-") {
      // A link in the project can't make what it leads to a part of the project.
      guard Project.escape(path, from: home) == nil else { continue }
      let folder = Files.kind(path)?.kind == .folder ? path : Path.folder(of: path)
      guard let real = Files.realPath(folder.isEmpty ? "." : folder) else { continue }
      let top = WorkTree.top(around: real)
      hasWorkTree = hasWorkTree || top != nil
      if !tops.contains(where: (top ?? real).isExactly) { tops.append(top ?? real) }
    }
    if currentTop != nil || !hasWorkTree { tops = home + tops }
    groups = (root.map { [[$0]] } ?? []) + [tops]
  }

  /// Refuses to write to `path` if a link on the way to it leads out of the project. `path` itself, too, unless there is nothing yet.
  package func mayWrite(_ path: String) throws(Failure) {
    for group in groups {
      guard let link = Project.escape(path, from: group) else { continue }
      throw .io(
        "can't write \(path): \(link) is a link that points outside of \(group.first ?? "the project")",
        help: "remove the link, or name the place that it points to")
    }
  }

  /// The first part of `path` that leads out of the folders of a group after another has led into one.
  private static func escape(_ path: String, from group: [String]) -> String? {
    func isInside(_ path: String) -> Bool? {
      // A path that isn't text leads nowhere inside.
      guard let real = Files.realPath(path) else { return Files.kind(path) == nil ? nil : false }
      return group.contains { Path.isWithin(real, $0) }
    }
    var place = Path.isAbsolute(path) ? "/" : ""
    var hasEntered = isInside(place.isEmpty ? "." : place) ?? false
    for part in Path.parts(path) {
      place = Path.join(place, String(part))
      // What isn't there yet is made as a folder or a file, and leads nowhere else.
      guard let isWithin = isInside(place) else { return nil }
      if isWithin {
        hasEntered = true
      } else if part.isExactly("..") {
        hasEntered = false
      } else if hasEntered {
        return place
      }
    }
    return nil
  }
}
