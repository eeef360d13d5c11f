import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of sources in a folder that can't be read. Each is reported.
@Suite struct UnnameableSourceTests {
  /// Creates a file or a folder with a name that isn't UTF-8. Returns false if the file system doesn't support the name.
  private func make(_ name: [UInt8], in folder: Folder, isFolder: Bool = false) -> Bool {
    let path = (folder["p/"].utf8 + name).map { CChar(bitPattern: $0) } + [0]
    return isFolder ? mkdir(path, 0o755) == 0 : creat(path, 0o644) >= 0
  }

  private let ending = Array(".navgraph".utf8)

  @Test func names() throws {
    for name in [[0xFF] + ending, [0x61, 0xC3] + ending, [0xED, 0xA0, 0x80] + ending] {
      let folder = try Folder(["p/App.navgraph": sound])
      guard make(name, in: folder) else { return }
      for command in [["check", "p"], ["format", "--check", "p"], ["generate", "p", "-o", "out"], ["doctor", "p"], ["check", "."]] {
        let outcome = try Tool(in: folder).run(command)
        #expect(outcome.code == 74 && outcome.errors.contains("its name isn't UTF-8"), "\(command): \(outcome)")
        #expect(outcome.errors.contains("p/") && outcome.errors.contains("\\x"), "\(outcome.errors)")
      }
    }
  }

  @Test func foldersWithSuchNames() throws {
    let folder = try Folder(["p/App.navgraph": sound])
    // A folder without sources isn't reported.
    guard make([0xFF], in: folder, isFolder: true), make([0xFF, 0x2F, 0x61], in: folder) else { return }
    guard make([0xFF] + Array(".txt".utf8), in: folder), make([0x2E, 0xFF] + ending, in: folder) else { return }
    try Tool(in: folder).expect("check", "p", code: 0, errors: nil)
    #expect(make([0xFF, 0x2F, 0x62], in: folder, isFolder: true) && make([0xFF, 0x2F, 0x62, 0x2F, 0x63] + ending, in: folder))
    let errors = try Tool(in: folder).expect("check", "p", code: 74, errors: nil).errors
    #expect(errors.hasPrefix("navgraph: can't read p/\\xFF/b/c.navgraph: its name isn't UTF-8\n"), "\(errors)")
  }

  /// Broken links are ignored, because they hide no source. A source that can't be accessed is an error.
  @Test func linksThatLeadNowhere() throws {
    let folder = try Folder(["p/App.navgraph": sound])
    try folder.link("p/Lost.navgraph", to: "nowhere")
    try folder.link("p/Loop.navgraph", to: "Loop.navgraph")
    try Tool(in: folder).expect("check", "p", code: 0, errors: Tool.noDiagnostics())
    guard getuid() != 0 else { return }
    try folder.write("p/deep/Rest.navgraph", "type ID = Int\n")
    #expect(chmod(folder["p/deep"], 0o444) == 0)
    defer { chmod(folder["p/deep"], 0o755) }
    try Tool(in: folder).expect("check", "p", code: 74, errors: nil)
  }
}
