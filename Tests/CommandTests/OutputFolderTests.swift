import Foundation
import Testing

@testable import NavGraphCommandLine
@testable import navgraph

/// What `generate` does to the disk: nothing that is not needed, nothing by halves, nothing to other people's files.
@Suite struct OutputFolderTests {
  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.sorted { $0.key < $1.key }.map { OutputFile(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  private let first = ["A.swift": "// navgraph\na", "B.swift": "// navgraph\nb", "sub/C.swift": "// navgraph\nc"]
  private let second = ["A.swift": "// navgraph\nchanged", "B.swift": "// navgraph\nb", "D.swift": "// navgraph\nd"]

  private func expect(
    _ folder: Folder, holds texts: [String: String], and others: [String] = [], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(folder.names == (texts.keys + [Manifest.fileName] + others).sorted(), sourceLocation: location)
    for (name, text) in texts { #expect(folder.read(name) == text, sourceLocation: location) }
    let manifest = Manifest(bytes: Array((folder.read(Manifest.fileName) ?? "").utf8))
    #expect(
      manifest == Manifest(files(texts).map { Manifest.Entry(name: $0.name, fingerprint: Fingerprint($0.bytes)) }), sourceLocation: location
    )
  }

  @Test func onlyWhatChangesIsTouched() throws {
    let folder = try Folder()
    try OutputFolder(folder.path, files(first)).apply()
    expect(folder, holds: first)
    for name in folder.names { try folder.age(name) }
    let old = folder.modified("A.swift")

    #expect(try OutputFolder(folder.path, files(first)).isFresh)
    try OutputFolder(folder.path, files(first)).apply()
    #expect(folder.names.allSatisfy { folder.modified($0) == old })

    let change = try OutputFolder(folder.path, files(second))
    #expect(change.steps == [.write("A.swift", isNew: false), .write("D.swift", isNew: true), .remove("sub/C.swift")])
    try change.apply()
    expect(folder, holds: second)
    #expect(folder.modified("B.swift") == old && folder.modified("A.swift") != old)
    #expect(!FileManager.default.fileExists(atPath: folder["sub"]))
  }

  @Test func otherPeoplesFilesStay() throws {
    let folder = try Folder(["Mine.swift": "mine", "sub/notes.txt": "mine"])
    try OutputFolder(folder.path, files(first)).apply()
    try folder.write("sub/C.swift", "// navgraph\nc, and my change")
    let change = try OutputFolder(folder.path, files(second))
    #expect(change.steps.contains(.keep("sub/C.swift")))
    try change.apply()
    expect(folder, holds: second, and: ["Mine.swift", "sub/C.swift", "sub/notes.txt"])
    // From then on it is no longer navgraph's.
    #expect(try OutputFolder(folder.path, files(second)).isFresh)

    // A file of that name that navgraph did not write is never replaced.
    do {
      _ = try OutputFolder(folder.path, files(["Mine.swift": "theirs"]))
      Issue.record("the file was not protected")
    } catch {
      #expect(error.code == .io && error.message.contains("Mine.swift is in the way"))
    }
    // One that says that navgraph wrote it is, even if the record was lost.
    try folder.remove(Manifest.fileName)
    try folder.write("A.swift", "// Written by navgraph\nstale")
    try OutputFolder(folder.path, files(second)).apply()
    #expect(folder.read("A.swift") == second["A.swift"])
  }

  /// Killed between any two changes: every file is old or new, and the next run puts everything right.
  @Test func everyInterruptionIsRepaired() throws {
    var moments = 0
    while true {
      let folder = try Folder(["Mine.swift": "mine"])
      try OutputFolder(folder.path, files(first)).apply()
      let change = try OutputFolder(folder.path, files(second))
      guard moments <= change.operations.count else { break }
      for operation in change.operations.prefix(moments) { try change.perform(operation) }
      try folder.write(".A.swift" + Files.temporaryMark + "4711", "// half")
      for name in folder.names where !name.hasPrefix(".") && name != "Mine.swift" {
        #expect([first[name], second[name]].contains(folder.read(name)), "\(name) after \(moments) changes")
      }
      // The next run may want the new state, or go back to the old one.
      let wanted = moments % 2 == 0 ? second : first
      let repair = try OutputFolder(folder.path, files(wanted))
      try repair.sweep()
      try repair.apply()
      expect(folder, holds: wanted, and: ["Mine.swift"])
      moments += 1
    }
    #expect(moments > 4)
  }

  @Test func aForgedManifestLeadsNowhere() throws {
    let outside = try Folder(["precious": "x"])
    let folder = try Folder()
    let print = Fingerprint(Array("x".utf8)).text
    let names = ["../\(URL(fileURLWithPath: outside.path).lastPathComponent)/precious", outside["precious"], "", ".", "a//b", "./a"]
    try folder.write(Manifest.fileName, names.map { "\(print) \($0)\n" }.joined() + "\u{0}garbage\n\n")
    try OutputFolder(folder.path, files(first)).apply()
    expect(folder, holds: first)
    #expect(outside.read("precious") == "x")
    #expect(throws: Failure.self) { try OutputFolder(folder.path, files(["../x": ""])) }
  }
}
