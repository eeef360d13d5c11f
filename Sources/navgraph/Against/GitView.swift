import NavGraphCommandLine
import NavGraphSyntax

/// A view of a repository without its configuration: a temporary Git folder with links to the real objects and references.
///
/// A repository's configuration can run any program: filters, hooks, pagers, monitors, and fetch helpers. The view's configuration names
/// none. The view has no remotes, so git can't fetch missing objects.
struct GitView {
  private var folder: TemporaryFolder
  var path: String { folder.path }

  /// Creates the view. The caller must remove it, and block signals until then.
  init(of git: GitFolders) throws(Failure) {
    folder = try TemporaryFolder(containing: [])
    do throws(Failure) {
      let isShared = git.own.isExactly(git.shared)
      // Additional work trees have their own folder, which names the shared one.
      let shared = isShared ? "" : "shared"
      if !isShared {
        try folder.add(OutputFile(name: "commondir", bytes: Array((shared + "\n").utf8)))
        try folder.add(OutputFile(name: Path.join(shared, "HEAD"), bytes: try Files.read(Path.join(git.shared, "HEAD"))))
      }
      try folder.add(OutputFile(name: "HEAD", bytes: try Files.read(Path.join(git.own, "HEAD"))))
      try folder.add(OutputFile(name: Path.join(shared, "config"), bytes: Array(GitView.configuration(for: git.format).utf8)))
      try link(GitView.sharedNames, in: shared, to: git.shared)
      try link(isShared ? GitView.ownNames : GitView.ownNames + ["refs", "reftable", "logs"], in: "", to: git.own)
    } catch {
      folder.remove()
      throw error
    }
  }

  private static let sharedNames = ["objects", "refs", "packed-refs", "reftable", "shallow", "logs"]
  private static let ownNames = ["FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"]

  private mutating func link(_ names: [String], in place: String, to folder: String) throws(Failure) {
    for name in names where Files.kind(of: Path.join(folder, name)) != nil {
      try self.folder.link(Path.join(place, name), to: Path.join(folder, name))
    }
  }

  /// Returns the configuration: the storage format, and settings that disable programs, although the commands used here run none.
  private static func configuration(for format: [(name: String, value: String)]) -> String {
    """
    [core]
    \trepositoryformatversion = 1
    \tbare = true
    \thooksPath = /dev/null
    \tfsmonitor = false
    \tattributesFile = /dev/null
    [protocol]
    \tallow = never
    [gc]
    \tauto = 0
    [extensions]

    """ + format.map { "\t\($0.name) = \($0.value)\n" }.joined()
  }

  func remove() { folder.remove() }
}
