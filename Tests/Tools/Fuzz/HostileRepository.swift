import Foundation

/// A git repository whose configuration runs commands. It is created once and copied into folders.
struct HostileRepository {
  /// The file that commands in the configuration and in file names create when they are run.
  static let canary = "owned"

  /// The folder with the repository's objects, references, and configuration, or nil without git.
  private let folder: String?

  /// Creates the repository in `work`, with a commit that has a source.
  init(in work: String, source: [UInt8]) throws {
    let place = work + "/repository"
    try FileManager.default.createDirectory(atPath: place + "/App", withIntermediateDirectories: true)
    try Data(source).write(to: URL(fileURLWithPath: place + "/App/App.navgraph"))
    let identity = ["-c", "user.name=N", "-c", "user.email=n@example.com", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null"]
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "first"], ["tag", "origin/main"]] {
      let run = try Execution.run(
        ["/usr/bin/env", "git", "-C", place] + identity + words, in: work, input: work + "/input", log: work + "/log")
      guard run.status == 0 else {
        print("no repositories in folders: git \(words[0]) ended with \(run.status)")
        folder = nil
        return
      }
    }
    folder = place + "/.git"
    try? FileManager.default.removeItem(atPath: place + "/.git/hooks")
    // The file is created in the current folder of a command: the folder in which the program runs, or the one above.
    let canary = "touch \(Self.canary)"
    let config = """
      [core]
      \trepositoryformatversion = 1
      \tfsmonitor = \(canary)
      \tpager = \(canary)
      \tsshCommand = \(canary)
      \tworktree = .
      [extensions]
      \tpartialClone = origin
      [remote "origin"]
      \turl = ext::\(canary)
      \tpromisor = true
      [pager]
      \tls-tree = true
      \tcat-file = true
      [include]
      \tpath = /dev/zero

      """
    try Data(config.utf8).write(to: URL(fileURLWithPath: place + "/.git/config"))
  }

  /// Copies the repository to a path that doesn't exist yet. If `isPartial` is true, the copy lacks an object, which git would fetch.
  func copy(to path: String, isPartial: Bool) {
    guard let folder, (try? FileManager.default.copyItem(atPath: folder, toPath: path)) != nil, isPartial else { return }
    let objects = FileManager.default.enumerator(atPath: path + "/objects")?.compactMap { $0 as? String } ?? []
    for name in objects.sorted().filter({ $0.utf8.count > 30 }).prefix(1) {
      try? FileManager.default.removeItem(atPath: path + "/objects/" + name)
    }
  }
}
