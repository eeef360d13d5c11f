import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of imports in untrusted sources: only regular files inside the named folders are read.
@Suite struct ImportEdgeTests {
  /// Creates a program in `app`, and a file outside of that folder that it may not read.
  private func project(import path: String) throws -> Folder {
    let folder = try Folder(["app/App.navgraph": "import \"\(path)\"\n" + sound, "secret.navgraph": "password 1234\n"])
    try folder.write("app/sub/Types.navgraph", "type Unused = Int\n")
    return folder
  }

  private func expectRefused(
    _ path: String, _ words: String, in folder: Folder? = nil, at location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try folder ?? project(import: path)
    try folder.write("app/App.navgraph", "import \"\(path)\"\n" + sound)
    for named in ["app", "app/App.navgraph", folder["app"]] {
      let errors = try Tool(in: folder).expect("check", named, "--format", "human", code: 1, errors: nil, at: location).errors
      #expect(errors.contains("NAV0313") && errors.contains(words), "\(errors)", sourceLocation: location)
      #expect(!errors.contains("1234") && errors.contains("1 error "), "\(errors)", sourceLocation: location)
    }
  }

  @Test func importsStayInTheFolder() throws {
    try expectRefused("../secret.navgraph", "imports must be inside ")
    try expectRefused("sub/../../secret.navgraph", "imports must be inside ")
    let folder = try project(import: "")
    try expectRefused(folder["secret.navgraph"], "imports must be inside ", in: folder)
    try expectRefused("/proc/self/environ", "imports must be inside ")
    try expectRefused("/etc/passwd", "imports must be inside ")
    // The message doesn't reveal whether the file exists.
    try expectRefused("../nothing.navgraph", "imports must be inside ")
  }

  @Test func linksAreResolved() throws {
    let folder = try project(import: "")
    try folder.link("app/sub/link.txt", to: "../../secret.navgraph")
    try expectRefused("sub/link.txt", "a symbolic link that leads out of ", in: folder)
    try folder.write("beside/secret.navgraph", "password 1234\n")
    try folder.link("app/out", to: "../beside")
    try expectRefused("out/secret.navgraph", "imports must be inside ", in: folder)
    // A link that points inside the folder is allowed.
    try folder.link("app/inner", to: "sub")
    try folder.write("app/App.navgraph", "import \"inner/Types.navgraph\"\n" + sound)
    #expect(try !Tool(in: folder).expect("check", "app/App.navgraph", code: 0, errors: nil).errors.contains("NAV0313"))
  }

  @Test func aLinkThatIsFoundIsNotFollowedOutside() throws {
    let folder = try project(import: "sub/Types.navgraph")
    try folder.link("app/evil.navgraph", to: "../secret.navgraph")
    let refused = try Tool(in: folder).expect("check", "app", "--format", "human", code: 74, errors: nil).errors
    #expect(refused.contains("app/evil.navgraph is a link that points outside of app, so it isn't read") && !refused.contains("1234"))
    try Tool(in: folder).expect("format", "app", code: 74, errors: nil)
    let given = try Tool(in: folder).expect("check", "app", "--root", ".", code: 1, errors: nil).errors
    #expect(given.contains("app/evil.navgraph:1:1: error: "), "\(given)")
  }

  @Test func aRootCanBeGiven() throws {
    let folder = try Folder(["a/App.navgraph": "import \"../b/Types.navgraph\"\n" + sound, "b/Types.navgraph": "type Unused = Int\n"])
    #expect(try Tool(in: folder).expect("check", "a", code: 1, errors: nil).errors.contains("`../b/Types.navgraph` is outside"))
    #expect(try Tool(in: folder).expect("check", "a", "--root", ".", code: 0, errors: nil).errors.contains("b/Types.navgraph:1:6: warning"))
    // Two folder arguments form one program.
    try Tool(in: folder).expect("check", "a", "b", code: 0, errors: nil)
    try Tool(in: folder).expect("check", "a", "--root", "b", code: 64, errors: nil)
    try Tool(in: folder).expect("check", "a", "--root", "a/App.navgraph", code: 64, errors: nil)
  }

  /// A build system may pass a folder of links to the inputs.
  @Test func aNamedLinkBringsItsFolder() throws {
    let folder = try Folder(["real/App.navgraph": "import \"Types.navgraph\"\n" + sound, "real/Types.navgraph": "type Unused = Int\n"])
    try folder.write("box/.keep", "")
    for name in ["App", "Types"] { try folder.link("box/\(name).navgraph", to: "../real/\(name).navgraph") }
    #expect(try !Tool(in: folder).expect("check", "box/App.navgraph", code: 0, errors: nil).errors.contains("NAV0313"))
  }

  /// Reading a pipe may not end, and opening a device can have side effects.
  @Test(.timeLimit(.minutes(2))) func onlyRegularFilesAreOpened() throws {
    let folder = try project(import: "")
    #expect(mkfifo(folder["app/pipe"], 0o600) == 0)
    try expectRefused("pipe", "this is a named pipe, not a regular file", in: folder)
    try expectRefused("sub", "this is a folder, not a regular file", in: folder)
    #expect(mkfifo(folder["app/Pipe.navgraph"], 0o600) == 0)
    for arguments in [
      ["check", "app/Pipe.navgraph"], ["check", "app"], ["format", "app"], ["check", "app/App.navgraph", "--baseline", "app/pipe"],
    ] {
      let outcome = try Tool(in: folder).run(arguments)
      #expect(outcome.code == 74 && outcome.errors.contains("it is a named pipe, not a regular file"), "\(arguments): \(outcome.errors)")
    }
    for path in ["/dev/null", "/dev/zero"] {
      #expect(try Tool().expect("check", path, code: 74, errors: nil).errors.contains("it is a device, not a regular file"))
    }
    if Files.kind(of: "/proc/self/environ") != nil {
      let errors = try Tool().expect("check", "/proc/self/environ", "--format", "human", code: 74, errors: nil).errors
      #expect(errors == "navgraph: can't read /proc/self/environ: it is a file of the running system, not a regular file\n")
    }
  }
}
