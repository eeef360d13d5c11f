import NavGraphCommandLine
import NavGraphSyntax

/// The folders of a repository. They are found by reading `.git`, because git would also read the repository's configuration.
struct GitFolders {
  /// The real path of the work tree.
  let top: String
  /// The folder for data of this work tree only: `HEAD` and its log.
  let own: String
  /// The folder for data that all work trees of the repository share: objects, references, and the configuration.
  let shared: String

  /// Finds the repository whose work tree contains `folder`; nil if there is none.
  init?(around folder: String) {
    guard let top = WorkTree.top(around: Path.settled(Path.absolute(folder))) else { return nil }
    let entry = Path.join(top, ".git")
    let own: String
    switch Files.kind(of: entry)?.kind {
    case .folder: own = entry
    // The work trees of submodules and of `git worktree` have a file with one line.
    case .file:
      guard let path = GitFolders.line(at: entry), path.hasExactPrefix(GitFolders.mark) else { return nil }
      own = Path.join(top, String(Substring(path.utf8.dropFirst(GitFolders.mark.utf8.count))))
    default: return nil
    }
    guard let own = Files.realPath(of: own) else { return nil }
    let shared = GitFolders.line(at: Path.join(own, "commondir")).flatMap { Files.realPath(of: Path.join(own, $0)) } ?? own
    guard Files.kind(of: Path.join(shared, "objects"))?.kind == .folder, Files.kind(of: Path.join(shared, "refs"))?.kind == .folder else {
      return nil
    }
    (self.top, self.own, self.shared) = (top, own, shared)
  }

  private static let mark = "gitdir: "

  /// Returns the first line of a small file.
  private static func line(at path: String) -> String? {
    guard let bytes = Files.part(of: path, from: 0, atMost: 1 << 14) else { return nil }
    return String(validating: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// The values of `extensions.objectFormat` and `extensions.refStorage`, which specify how objects and references are stored. Other
  /// settings are ignored.
  var format: [(name: String, value: String)] {
    guard let bytes = try? Files.read(Path.join(shared, "config")) else { return [] }
    var found: [(name: String, value: String)] = []
    var isInside = false
    for line in bytes.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
      if words.hasPrefix("[") { isInside = words == "[extensions]" }
      guard isInside else { continue }
      for (name, value) in [("objectFormat", "sha256"), ("refStorage", "reftable")] where words == "\(name.lowercased())=\(value)" {
        found.append((name, value))
      }
    }
    return found
  }
}
