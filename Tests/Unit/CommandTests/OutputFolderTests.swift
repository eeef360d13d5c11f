import Foundation
import Testing

@testable import NavGraphCommandLine
@testable import navgraph

/// Tests of the changes that `generate` makes to a folder: only necessary ones, no partial files, and no changes to other files.
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
    let entries = texts.map { Manifest.Entry(name: $0.key, fingerprint: Fingerprint(of: Array($0.value.utf8))) }
    #expect(manifest == Manifest(entries: entries), sourceLocation: location)
  }

  @Test func onlyWhatChangesIsTouched() throws {
    let folder = try Folder()
    try OutputFolder(at: folder.path, files: files(first)).apply()
    expect(folder, holds: first)
    for name in folder.names { try folder.age(name) }
    let old = folder.modified("A.swift")

    #expect(try OutputFolder(at: folder.path, files: files(first)).isFresh)
    try OutputFolder(at: folder.path, files: files(first)).apply()
    #expect(folder.names.allSatisfy { folder.modified($0) == old })

    let change = try OutputFolder(at: folder.path, files: files(second))
    #expect(change.steps == [.write("A.swift", isNew: false), .write("D.swift", isNew: true), .remove("sub/C.swift")])
    try change.apply()
    expect(folder, holds: second)
    #expect(folder.modified("B.swift") == old && folder.modified("A.swift") != old)
    #expect(!FileManager.default.fileExists(atPath: folder["sub"]))
  }

  @Test func otherPeoplesFilesStay() throws {
    let folder = try Folder(["Mine.swift": "mine", "sub/notes.txt": "mine"])
    try OutputFolder(at: folder.path, files: files(first)).apply()
    try folder.write("sub/C.swift", "// navgraph\nc, and my change")
    let change = try OutputFolder(at: folder.path, files: files(second))
    #expect(change.steps.contains(.keep("sub/C.swift")))
    try change.apply()
    expect(folder, holds: second, and: ["Mine.swift", "sub/C.swift", "sub/notes.txt"])
    // The record no longer lists the kept file.
    #expect(try OutputFolder(at: folder.path, files: files(second)).isFresh)

    // A file that navgraph didn't write is never replaced.
    do {
      _ = try OutputFolder(at: folder.path, files: files(["Mine.swift": "theirs"]))
      Issue.record("the file was not protected")
    } catch {
      #expect(error.code == .io && error.message.contains("Mine.swift already exists"))
    }
    // A file with navgraph's header is replaced, even without a record.
    try folder.remove(Manifest.fileName)
    try folder.write("A.swift", "// Written by navgraph\nstale")
    try OutputFolder(at: folder.path, files: files(second)).apply()
    #expect(folder.read("A.swift") == second["A.swift"])
  }

  /// If the program is killed between any two changes, every file is old or new, and the next run repairs the folder.
  @Test func everyInterruptionIsRepaired() throws {
    var moments = 0
    while true {
      let folder = try Folder(["Mine.swift": "mine"])
      try OutputFolder(at: folder.path, files: files(first)).apply()
      let change = try OutputFolder(at: folder.path, files: files(second))
      let operations = try change.operations
      guard moments <= operations.count else { break }
      for operation in operations.prefix(moments) { try change.perform(operation) }
      try folder.write(".A.swift" + Files.temporaryMark + "4711", "// half")
      for name in folder.names where !name.hasPrefix(".") && name != "Mine.swift" {
        #expect([first[name], second[name]].contains(folder.read(name)), "\(name) after \(moments) changes")
      }
      // The next run may generate the new files or the old ones.
      let wanted = moments % 2 == 0 ? second : first
      let repair = try OutputFolder(at: folder.path, files: files(wanted))
      try repair.sweep()
      try repair.apply()
      expect(folder, holds: wanted, and: ["Mine.swift"])
      moments += 1
    }
    #expect(moments > 4)
  }

  /// Texts around the size at which `Spool` moves them to disk keep their content.
  @Test func largeTextsComeBackFromTheDisk() throws {
    let large = OutputFile.large
    let texts = [0, 1, large - 1, large, 3 * large + 7, large + 1].enumerated().map { at, count in
      [UInt8](repeating: UInt8(ascii: "a") + UInt8(at), count: count)
    }
    let spool = TemporaryStore()
    let waiting = texts.enumerated().map { OutputFile(name: "\($0).swift", bytes: $1, in: spool) }
    #expect(waiting.map(\.isSpooled) == [false, false, false, true, true, true])
    for (file, text) in zip(waiting, texts).reversed() {
      #expect(file.count == text.count)
      #expect(try file.bytes == text)
      #expect(try file.holds(text))
      #expect(try !file.holds(text + [0]))
    }
    let folder = try Folder()
    try OutputFolder(at: folder.path, files: waiting).apply()
    for (file, text) in zip(waiting, texts) { #expect(folder.read(file.name).map { Array($0.utf8) } == text) }
    #expect(try OutputFolder(at: folder.path, files: waiting).isFresh)
  }

  @Test func whatTheDiskLostIsReported() {
    let spool = TemporaryStore()
    #expect(spool.add([1, 2, 3]) == 0..<3)
    #expect(spool.add([4]) == 3..<4)
    #expect(spool.read(2..<4) == [3, 4])
    #expect(spool.read(2..<5) == nil)
    let lost = OutputFile(name: "A.swift", spooled: 2..<5, in: spool)
    #expect(throws: Failure.self) { try lost.bytes }
    #expect(throws: Failure.self) { try lost.holds([3, 4]) }
  }

  @Test func aForgedManifestLeadsNowhere() throws {
    let outside = try Folder(["precious": "x"])
    let folder = try Folder()
    let print = Fingerprint(of: Array("x".utf8)).text
    let names = ["../\(URL(fileURLWithPath: outside.path).lastPathComponent)/precious", outside["precious"], "", ".", "a//b", "./a"]
    try folder.write(Manifest.fileName, names.map { "\(print) \($0)\n" }.joined() + "\u{0}garbage\n\n")
    try OutputFolder(at: folder.path, files: files(first)).apply()
    expect(folder, holds: first)
    #expect(outside.read("precious") == "x")
    #expect(throws: Failure.self) { try OutputFolder(at: folder.path, files: files(["../x": ""])) }
  }
}
