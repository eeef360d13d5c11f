import NavGraphSyntax

/// The folders that belong to the user of navgraph. No output may leave them through a link.
///
/// A link in them can come from an untrusted pull request. Other paths on the command line are the user's own choice.
package struct Project {
  /// Groups of real paths. A path that enters a folder of a group must not leave the whole group through a link.
  private let groups: [[String]]

  /// Creates the project around `paths` and the current folder: their Git work trees, or the folders themselves without work trees. The
  /// current folder, which may contain several projects, is excluded if only the others are in work trees. `root` is a folder that no
  /// output may leave.
  init(around paths: [String], root: String?) {
    let current = Files.realPath(of: ".") ?? "/"
    let currentTop = WorkTree.top(around: current)
    let home = [currentTop ?? current]
    var tops: [String] = []
    var hasWorkTree = currentTop != nil
    for path in paths where !path.isExactly("-") {
      // The target of a link in the project isn't part of the project.
      guard Project.escape(of: path, from: home) == nil else { continue }
      let folder = Files.kind(of: path)?.kind == .folder ? path : Path.folder(of: path)
      guard let real = Files.realPath(of: folder.isEmpty ? "." : folder) else { continue }
      let top = WorkTree.top(around: real)
      hasWorkTree = hasWorkTree || top != nil
      if !tops.contains(where: (top ?? real).isExactly) { tops.append(top ?? real) }
    }
    if currentTop != nil || !hasWorkTree { tops = home + tops }
    groups = (root.map { [[$0]] } ?? []) + [tops]
  }

  /// Throws if a link on `path` leads out of the project. `path` itself is included if it exists.
  package func mayWrite(to path: String) throws(Failure) {
    for group in groups {
      guard let link = Project.escape(of: path, from: group) else { continue }
      throw .io(
        "can't write \(path): \(link) is a link that points outside of \(group.first ?? "the project")",
        help: "remove the link, or name the place that it points to")
    }
  }

  /// Returns the first prefix of `path` that leaves the folders of a group after an earlier one entered them.
  private static func escape(of path: String, from group: [String]) -> String? {
    func isInside(_ path: String) -> Bool? {
      // A real path that isn't UTF-8 can't be inside.
      guard let real = Files.realPath(of: path) else { return Files.kind(of: path) == nil ? nil : false }
      return group.contains { Path.isWithin(real, in: $0) }
    }
    var place = Path.isAbsolute(path) ? "/" : ""
    var hasEntered = isInside(place.isEmpty ? "." : place) ?? false
    for part in Path.parts(of: path) {
      place = Path.join(place, String(part))
      // The rest doesn't exist yet and will be created as folders or files, which lead nowhere else.
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
