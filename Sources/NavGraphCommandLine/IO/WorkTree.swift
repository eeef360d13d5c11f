import NavGraphSyntax

/// The folder with the files of a Git repository.
package enum WorkTree {
  /// Returns the nearest folder, from `folder` upward, that has an entry `.git`; nil if there is none. `folder` must be a real path.
  ///
  /// Only that name counts, because no commit can contain it. A folder with `HEAD`, `objects`, and `config` may be untrusted.
  package static func top(around folder: String) -> String? {
    var folder = folder
    while true {
      if Files.isLink(at: Path.join(folder, ".git")) || Files.kind(of: Path.join(folder, ".git")) != nil { return folder }
      let parent = Path.folder(of: folder)
      guard !folder.isEmpty, !folder.isExactly("/"), !parent.isEmpty else { return nil }
      folder = parent
    }
  }
}
