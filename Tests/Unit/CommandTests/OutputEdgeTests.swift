import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of output to a hostile folder: the program writes nothing outside of it, and doesn't overwrite sources.
@Suite struct OutputEdgeTests {
  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.sorted { $0.key < $1.key }.map { OutputFile(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  @Test func aRecordThatIsALinkIsNotWrittenThrough() throws {
    let folder = try Folder(["App.navgraph": sound, "precious": "x", "out/.keep": ""])
    try folder.link("out/" + Manifest.fileName, to: "../precious")
    for mode in [[], ["--verify"], ["--dry-run"]] {
      let outcome = try Tool(in: folder).run(["generate", "App.navgraph", "-o", "out"] + mode)
      #expect(outcome.code == 74 && outcome.errors.contains("out/.navgraph-outputs is a link"), "\(outcome.errors)")
    }
    #expect(folder.read("precious") == "x" && folder.names == ["App.navgraph", "out/.keep", "out/.navgraph-outputs", "precious"])
  }

  /// Files that a forged record names through a link are neither removed nor an obstacle. The same is true of a folder that it lists as a
  /// file.
  @Test func aForgedRecordRemovesNothing() throws {
    let folder = try Folder(["App.navgraph": sound, "beside/precious": "x", "out/dir/precious": "x", "precious": "x"])
    let print = Fingerprint(of: Array("x".utf8)).text
    try folder.link("out/linked", to: "../beside")
    try folder.link("out/alone", to: "../precious")
    try folder.write("beside/.x" + Files.temporaryMark + "1", "theirs")
    let names = ["linked/precious", "alone", "dir", "../precious", folder["precious"]]
    try folder.write("out/" + Manifest.fileName, names.map { "\(print) \($0)\n" }.joined())
    let first = try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", code: 0, errors: nil).errors
    for (name, why) in zip(
      names,
      ["out/linked is a link", "out/alone is a link", "out/dir is a folder", "the name is outside of the folder", "the name is outside"])
    {
      #expect(first.contains("out/.navgraph-outputs lists \(name), which isn't changed: \(why)"), "\(first)")
    }
    for name in ["beside/precious", "out/dir/precious", "precious", "out/alone"] { #expect(folder.read(name) == "x", "\(name)") }
    #expect(folder.read("beside/.x" + Files.temporaryMark + "1") == "theirs")
    // The record no longer lists them, so they aren't reported again.
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", code: 0)
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", "--verify", code: 0)
  }

  @Test func outputsAreNotWrittenThroughLinks() throws {
    let folder = try Folder(["precious": "// navgraph\n", "out/.keep": "", "beside/.keep": ""])
    try folder.link("out/A.swift", to: "../precious")
    try folder.link("out/sub", to: "../beside")
    for name in ["A.swift", "sub/B.swift", "../C.swift"] {
      do {
        _ = try OutputFolder(at: folder["out"], files: files([name: "// navgraph\nnew"]))
        Issue.record("\(name) would be written")
      } catch {
        #expect(
          error.code == .io && (error.message.contains(" is a link") || error.message.contains("the name is outside")), "\(error.message)")
      }
    }
    // A folder can't replace a file, and a file can't replace a folder.
    #expect(throws: Failure.self) { try OutputFolder(at: folder.path, files: files(["out": ""])) }
    #expect(throws: Failure.self) { try OutputFolder(at: folder.path, files: files(["precious/A.swift": ""])) }
    #expect(folder.read("precious") == "// navgraph\n")
  }

  @Test func temporaryFilesThatAreLinksAreNotWrittenThrough() throws {
    let folder = try Folder(["precious": "x"])
    try folder.link(".A.swift" + Files.temporaryMark + "\(getpid())", to: "precious")
    try Files.write(Array("new".utf8), to: folder["A.swift"])
    #expect(folder.read("A.swift") == "new" && folder.read("precious") == "x")
  }
}
