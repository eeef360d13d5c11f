import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// What is written, where the folder is a stranger's: nothing outside, and nothing that is read.
@Suite struct OutputEdgeTests {
  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.sorted { $0.key < $1.key }.map { OutputFile(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  @Test func aRecordThatIsALinkIsNotWrittenThrough() throws {
    let folder = try Folder(["App.navgraph": sound, "precious": "x", "out/.keep": ""])
    try folder.link("out/" + Manifest.fileName, to: "../precious")
    for mode in [[], ["--verify"], ["--dry-run"]] {
      let outcome = try Tool.run(["generate", "App.navgraph", "-o", "out"] + mode, in: folder, input: "", environment: [:])
      #expect(outcome.code == 74 && outcome.errors.contains("out/.navgraph-outputs is a link"), "\(outcome.errors)")
    }
    #expect(folder.read("precious") == "x" && folder.names == ["App.navgraph", "out/.keep", "out/.navgraph-outputs", "precious"])
  }

  /// What a record names through a link, or as a file although it is a folder, is neither removed nor in the way.
  @Test func aForgedRecordRemovesNothing() throws {
    let folder = try Folder(["App.navgraph": sound, "beside/precious": "x", "out/dir/precious": "x", "precious": "x"])
    let print = Fingerprint(Array("x".utf8)).text
    try folder.link("out/linked", to: "../beside")
    try folder.link("out/alone", to: "../precious")
    try folder.write("beside/.x" + Files.temporaryMark + "1", "theirs")
    let names = ["linked/precious", "alone", "dir", "../precious", folder["precious"]]
    try folder.write("out/" + Manifest.fileName, names.map { "\(print) \($0)\n" }.joined())
    let first = try Tool.expect("generate", "App.navgraph", "-o", "out", in: folder, code: 0, errors: nil).errors
    for (name, why) in zip(
      names,
      ["out/linked is a link", "out/alone is a link", "out/dir is a folder", "the name is outside of the folder", "the name is outside"])
    {
      #expect(first.contains("out/.navgraph-outputs lists \(name), which isn't changed: \(why)"), "\(first)")
    }
    for name in ["beside/precious", "out/dir/precious", "precious", "out/alone"] { #expect(folder.read(name) == "x", "\(name)") }
    #expect(folder.read("beside/.x" + Files.temporaryMark + "1") == "theirs")
    // It has been forgotten, so nothing is said again.
    try Tool.expect("generate", "App.navgraph", "-o", "out", in: folder, code: 0)
    try Tool.expect("generate", "App.navgraph", "-o", "out", "--verify", in: folder, code: 0)
  }

  @Test func outputsAreNotWrittenThroughLinks() throws {
    let folder = try Folder(["precious": "// navgraph\n", "out/.keep": "", "beside/.keep": ""])
    try folder.link("out/A.swift", to: "../precious")
    try folder.link("out/sub", to: "../beside")
    for name in ["A.swift", "sub/B.swift", "../C.swift"] {
      do {
        _ = try OutputFolder(folder["out"], files([name: "// navgraph\nnew"]))
        Issue.record("\(name) would be written")
      } catch {
        #expect(
          error.code == .io && (error.message.contains(" is a link") || error.message.contains("the name is outside")), "\(error.message)")
      }
    }
    // A folder is no more a file than the other way round.
    #expect(throws: Failure.self) { try OutputFolder(folder.path, files(["out": ""])) }
    #expect(throws: Failure.self) { try OutputFolder(folder.path, files(["precious/A.swift": ""])) }
    #expect(folder.read("precious") == "// navgraph\n")
  }

  @Test func temporaryFilesThatAreLinksAreNotWrittenThrough() throws {
    let folder = try Folder(["precious": "x"])
    try folder.link(".A.swift" + Files.temporaryMark + "\(getpid())", to: "precious")
    try Files.write(Array("new".utf8), to: folder["A.swift"])
    #expect(folder.read("A.swift") == "new" && folder.read("precious") == "x")
  }
}
