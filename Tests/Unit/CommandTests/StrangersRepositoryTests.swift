import Foundation
import Testing

@testable import navgraph

/// Tests of `--against git:REF` with a hostile repository or configuration, none of whose commands runs.
@Suite(.enabled(if: ChildProcess.find(named: "git") != nil, "git is not installed")) struct StrangersRepositoryTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func git(_ arguments: String..., in place: String = ".") throws {
    let program = try #require(ChildProcess.find(named: "git"))
    let settings = ["user.name=N", "user.email=n@example.com", "commit.gpgsign=false", "core.hooksPath=/dev/null", "core.fsmonitor=false"]
    let result = try ChildProcess(
      program, arguments: ["-C", folder[place]] + settings.flatMap { ["-c", $0] } + arguments, seconds: 60
    ).run()
    #expect(result.status == 0, "\(arguments): \(String(decoding: result.errors, as: UTF8.self))")
  }

  private func commit(_ files: [String: String], in place: String) throws {
    for (name, text) in files { try folder.write(place + "/" + name, text) }
    try git("add", "-A", in: place)
    try git("commit", "-q", "-m", "change", in: place)
  }

  /// Git settings that run commands, in each form that git has.
  private var hostile: String {
    let canary = "touch '\(folder["PWNED"])'"
    return """
      [core]
      \trepositoryformatversion = 1
      \tfsmonitor = \(canary)
      \tpager = \(canary)
      \tsshCommand = \(canary)
      \tgitProxy = \(canary)
      \thooksPath = \(folder["hooks"])
      \talternateRefsCommand = \(canary)
      \taskPass = \(canary)
      \tworktree = .
      \tbare = false
      [extensions]
      \tpartialClone = origin
      [remote "origin"]
      \turl = ext::sh -c "\(canary)"
      \tpromisor = true
      \tuploadpack = \(canary)
      \tvcs = x
      [pager]
      \tls-tree = true
      \tcat-file = true
      \trev-parse = true
      [alias]
      \tls-tree = !\(canary)
      [filter "x"]
      \tsmudge = \(canary)
      \tclean = \(canary)
      \tprocess = \(canary)
      [diff "x"]
      \ttextconv = \(canary)
      [credential]
      \thelper = !\(canary)
      [include]
      \tpath = /dev/zero

      """
  }

  /// Expects that `graph` prints the changes, or fails if they are nil, and that no command of the repository runs.
  private func expectHarmless(
    _ arguments: String..., in place: String, changes: String?, environment: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let process = Tool(in: folder, environment: environment).process(["graph"] + arguments + ["-o", "a.gv"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder[place])
    let streams = try Folder(["out": "", "err": ""])
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    let errors = streams.read("err") ?? ""
    #expect(process.terminationStatus == (changes == nil ? 74 : 0), "\(errors)", sourceLocation: location)
    if let changes { #expect(streams.read("out") == changes, "\(errors)", sourceLocation: location) }
    #expect(!folder.names.contains { $0.hasSuffix("PWNED") }, sourceLocation: location)
  }

  private let more = sound + "screen Extra\n"

  /// A pull request can contain any folder that isn't named `.git`.
  @Test func repositoriesInFolders() throws {
    try git("init", "-q", "-b", "main", "real")
    try commit(["App/App.navgraph": sound], in: "real")
    try git("init", "-q", "-b", "main", "other")
    try commit(["App.navgraph": "screen Hostile\n"], in: "other")
    try folder.write("other/.git/config", hostile)
    try FileManager.default.createDirectory(atPath: folder["hooks"], withIntermediateDirectories: false)
    // Repositories in the folder of the sources, below it, and with names that git or a file system might treat as `.git`.
    for name in ["HEAD", "config", "objects", "refs"] {
      try FileManager.default.copyItem(atPath: folder["other/.git/" + name], toPath: folder["real/App/" + name])
    }
    for name in ["App/nested.git", "App/.GIT", "App/.g\u{200C}it", "App/git~1"] {
      try FileManager.default.copyItem(atPath: folder["other/.git"], toPath: folder["real/" + name])
    }
    try folder.write("real/App/App.navgraph", more)
    try expectHarmless("App", "--against", "git:main", in: "real", changes: "+ screen Extra\n")
    try expectHarmless(".", "--against", "git:main", in: "real/App", changes: "+ screen Extra\n")
    let variables = [
      "GIT_DIR": folder["other/.git"], "GIT_WORK_TREE": folder["other"], "GIT_OBJECT_DIRECTORY": folder["other/.git/objects"],
    ]
    try expectHarmless("App", "--against", "git:main", in: "real", changes: "+ screen Extra\n", environment: variables)
  }

  @Test func theRepositorysOwnConfiguration() throws {
    try git("init", "-q", "-b", "main", "real")
    try commit(["App/App.navgraph": sound, ".gitattributes": "* filter=x diff=x\n"], in: "real")
    try folder.write("real/.git/config", hostile)
    for hook in ["post-checkout", "reference-transaction", "post-index-change", "fsmonitor-watchman"] {
      try folder.write("hooks/\(hook)", "#!/bin/sh\ntouch '\(folder["PWNED"])'\n")
      #expect(chmod(folder["hooks/\(hook)"], 0o755) == 0)
    }
    try folder.write("real/App/App.navgraph", more)
    try expectHarmless("App", "--against", "git:main", in: "real", changes: "+ screen Extra\n")
    // git would fetch a missing object.
    let objects = FileManager.default.enumerator(atPath: folder["real/.git/objects"])?.compactMap { $0 as? String } ?? []
    for name in objects where name.utf8.count > 30 { try folder.remove("real/.git/objects/" + name) }
    try expectHarmless("App", "--against", "git:main", in: "real", changes: nil)
  }

  /// Work trees and submodules have a file named `.git`.
  @Test func workTreesAndFormats() throws {
    try git("init", "-q", "-b", "main", "real")
    try commit(["App/App.navgraph": sound], in: "real")
    try git("worktree", "add", "-q", "-b", "side", "../side", in: "real")
    try commit(["App/App.navgraph": more], in: "side")
    try folder.write("real/.git/config", hostile)
    try expectHarmless("App", "--against", "git:HEAD", in: "side", changes: "no changes in the diagram\n")
    try expectHarmless("App", "--against", "git:main", in: "side", changes: "+ screen Extra\n")
    try git("init", "-q", "-b", "main", "--object-format=sha256", "other")
    try commit(["App.navgraph": sound], in: "other")
    try folder.write("other/App.navgraph", more)
    try expectHarmless("--against", "git:main", in: "other", changes: "+ screen Extra\n")
  }

  /// Replacement objects aren't read, because anyone who can push can create these references.
  @Test func replacedObjects() throws {
    try git("init", "-q", "-b", "main", "real")
    try commit(["App.navgraph": sound], in: "real")
    try git("tag", "old", in: "real")
    try commit(["App.navgraph": more], in: "real")
    try git("replace", "old", "main", in: "real")
    try expectHarmless("--against", "git:old", in: "real", changes: "+ screen Extra\n")
  }

  @Test func namesThatAreNotText() throws {
    try git("init", "-q", "-b", "main", "real")
    try folder.write("real/App.navgraph", sound)
    let name = (folder["real/"].utf8 + [0xFF] + ".navgraph".utf8).map { CChar(bitPattern: $0) } + [0]
    guard creat(name, 0o644) >= 0 else { return }
    try git("add", "-A", in: "real")
    try git("commit", "-q", "-m", "name", in: "real")
    #expect(unlink(name) == 0)
    try expectHarmless("--against", "git:main", in: "real", changes: "no changes in the diagram\n")
  }
}
