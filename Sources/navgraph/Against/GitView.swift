import NavGraphCommandLine
import NavGraphSyntax

/// A repository without its configuration: a folder of git's form that is made for a run, with links to the objects and references of the
/// real one.
///
/// A repository's configuration names programs: filters, hooks, pagers, monitors, helpers that fetch. Whoever can write it can run anything.
/// git reads that of the view instead, which names none. It also has no remotes, so that git can't fetch objects that are missing.
struct GitView {
  private var folder: TemporaryFolder
  var path: String { folder.path }

  /// Makes the view. The caller removes it, and holds signals until then.
  init(of git: GitFolders) throws(Failure) {
    folder = try TemporaryFolder([])
    do throws(Failure) {
      let isShared = git.own.isExactly(git.shared)
      // Additional work trees have their own folder, and name the one that they share.
      let shared = isShared ? "" : "shared"
      if !isShared {
        try folder.add(OutputFile(name: "commondir", bytes: Array((shared + "\n").utf8)))
        try folder.add(OutputFile(name: Path.join(shared, "HEAD"), bytes: try Files.read(Path.join(git.shared, "HEAD"))))
      }
      try folder.add(OutputFile(name: "HEAD", bytes: try Files.read(Path.join(git.own, "HEAD"))))
      try folder.add(OutputFile(name: Path.join(shared, "config"), bytes: Array(GitView.configuration(git.format).utf8)))
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
    for name in names where Files.kind(Path.join(folder, name)) != nil {
      try self.folder.link(Path.join(place, name), to: Path.join(folder, name))
    }
  }

  /// How objects are stored, and that nothing runs: what git does here runs nothing anyway.
  private static func configuration(_ format: [(name: String, value: String)]) -> String {
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
