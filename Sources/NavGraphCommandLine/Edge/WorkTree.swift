import NavGraphSyntax

/// The folder that holds a git repository's files.
package enum WorkTree {
  /// The folder at `folder` or above it that has an entry `.git`; nil if none has. `folder` is a real path.
  ///
  /// Only that name counts, as git writes it itself: no commit can contain it. A folder that looks like a repository, with `HEAD`, `objects`
  /// and `config`, may be anyone's.
  package static func top(around folder: String) -> String? {
    var folder = folder
    while true {
      if Files.isLink(Path.join(folder, ".git")) || Files.kind(Path.join(folder, ".git")) != nil { return folder }
      let parent = Path.folder(of: folder)
      guard !folder.isEmpty, !folder.isExactly("/"), !parent.isEmpty else { return nil }
      folder = parent
    }
  }
}
