import Foundation
import Testing

@testable import navgraph

/// Tests of `navgraph graph --against git:REF` with temporary repositories.
@Suite(.enabled(if: ChildProcess.find(named: "git") != nil, "git is not installed")) struct AgainstGitTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Runs git without the user's settings.
  private func git(_ arguments: String...) throws {
    let program = try #require(ChildProcess.find(named: "git"))
    let settings = [
      "user.name=N", "user.email=n@example.com", "init.defaultBranch=main", "commit.gpgsign=false", "core.hooksPath=/dev/null",
    ]
    let result = try ChildProcess(
      program, arguments: ["-C", folder.path] + settings.flatMap { ["-c", $0] } + arguments, seconds: 60
    ).run()
    #expect(result.status == 0, "\(arguments): \(String(decoding: result.errors, as: UTF8.self))")
  }

  private func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(name, text) }
    try git("add", "-A")
    try git("commit", "-q", "-m", "change")
  }

  private let more = sound + "screen Extra\n"

  @Test func revisions() throws {
    try git("init", "-q", "-b", "main")
    try commit(["App/App.navgraph": sound, "Other/Other.navgraph": "app Other { root stack Alone }\nscreen Alone\n"])
    try git("tag", "v1")
    try commit(["App/App.navgraph": more])
    try folder.write("App/App.navgraph", more + "screen Later\n")
    let both = "+ screen Extra\n+ screen Later\n"
    try Tool(in: folder).expect("graph", "App", "--against", "git:v1", "-o", "a.gv", code: 0, output: both, errors: nil)
    try Tool(in: folder).expect("graph", "App", "--against", "git:HEAD~1", "-o", "a.gv", code: 0, output: both, errors: nil)
    try Tool(in: folder).expect("graph", "App", "--against", "git:main", "-o", "a.gv", code: 0, output: "+ screen Later\n", errors: nil)
    // A subfolder of the repository, and the path of a file.
    let inside = try Tool().run([
      "graph", folder["App/App.navgraph"], "--root", folder["App"], "--against", "git:main", "-o", "/dev/null", "--format", "dot",
    ])
    #expect(inside.output == "+ screen Later\n" && inside.code == 0, "\(inside)")
    // The program removes its temporary files.
    let temporary = try Folder()
    let environment = ["TMPDIR": temporary.path]
    try Tool(in: folder, environment: environment).expect(
      "graph", "App", "--against", "git:v1", "-o", "a.gv", code: 0, output: both, errors: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    #expect(folder.names.filter { !$0.hasPrefix(".git/") } == ["App/App.navgraph", "Other/Other.navgraph", "a.gv"])
  }

  @Test func imports() throws {
    try git("init", "-q", "-b", "main")
    try commit(["App/App.navgraph": "import \"Items.navgraph\"\n" + sound, "App/Items.navgraph": "screen First\n"])
    try folder.write("App/Items.navgraph", "screen Second\n")
    try Tool(in: folder).expect(
      "graph", "App/App.navgraph", "--against", "git:HEAD", "-o", "a.gv", code: 0, output: "- screen First\n+ screen Second\n", errors: nil)
  }

  @Test func whatWasNotThere() throws {
    try git("init", "-q", "-b", "main")
    try commit(["README.md": "no app\n"])
    try folder.write("App.navgraph", sound)
    let outcome = try Tool(in: folder).expect("graph", "--against", "git:HEAD", "-o", "a.gv", code: 0, output: nil, errors: nil)
    #expect(outcome.errors == "navgraph: HEAD has none of these files: everything is new\n")
    #expect(outcome.output.contains("+ screen Home") && !outcome.output.contains("- "), "\(outcome.output)")
  }

  @Test func messages() throws {
    let outside = try Folder(["App.navgraph": sound])
    let none = try Tool(in: outside).expect("graph", "--against", "git:main", code: 74, errors: nil).errors
    #expect(none.contains("navgraph: there is no Git repository at ") && none.contains("a folder with `.git`"), "\(none)")
    try git("init", "-q", "-b", "main")
    try commit(["App.navgraph": sound])
    let unknown = try Tool(in: folder).expect("graph", "--against", "git:nowhere", code: 74, errors: nil).errors
    #expect(unknown.contains("navgraph: there is no commit nowhere in ") && unknown.contains("git fetch origin nowhere"), "\(unknown)")
    try Tool(in: folder, environment: ["PATH": "/nowhere"]).expect(
      "graph", "--against", "git:main", code: 74,
      errors: "navgraph: Git isn't installed: the program `git` isn't on PATH\n"
        + "navgraph: help: name a file or a folder with the older version instead\n")
    let input = try Tool(in: folder, input: sound).expect("graph", "-", "--against", "git:main", code: 64, errors: nil).errors
    #expect(input.contains("git:main has no older version of standard input"))
    try outside.write("More.navgraph", "screen More\n")
    let elsewhere = try Tool(in: folder).expect(
      "graph", "App.navgraph", outside["More.navgraph"], "--against", "git:main", code: 64, errors: nil)
    #expect(elsewhere.errors.contains("is outside of the Git repository"), "\(elsewhere.errors)")
  }

  /// Links in the repository are ignored, because they could point outside of it.
  @Test func linksAreLeftOut() throws {
    try git("init", "-q", "-b", "main")
    try folder.write("App.navgraph", sound)
    try folder.link("Link.navgraph", to: "/etc/passwd")
    try git("add", "-A")
    try git("commit", "-q", "-m", "link")
    try folder.remove("Link.navgraph")
    let outcome = try Tool(in: folder).expect("graph", "--against", "git:HEAD", "-o", "a.gv", code: 0, output: nil, errors: nil)
    #expect(outcome.output == "no changes in the diagram\n")
    #expect(outcome.errors == "navgraph: Link.navgraph is a symbolic link in HEAD; it is left out\n")
  }
}
