import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of file names that `String` considers equal or special: `é` as one or two code points, `-`, and combining marks after a slash.
@Suite struct ExactNameTests {
  private let composed = "\u{E9}"
  private let decomposed = "e\u{301}"

  /// Whether the file system distinguishes both names. The file systems of macOS don't.
  private var areTwoFiles: Bool {
    guard let folder = try? Folder(), (try? folder.write(composed, "a")) != nil, (try? folder.write(decomposed, "b")) != nil else {
      return false
    }
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) == 2
  }

  private let main = "app Shop { scheme shop; root stack Home }\nscreen Home { title \"Home\"; on a -> push A; on b -> push B }\n"

  private func pair() throws -> Folder {
    try folder("screen A { titel \"composed\" }\n", "screen   B { titel \"decomposed\" }\n", ["x.navgraph": main])
  }

  /// Creates the two files and others. A dictionary can't contain both names, because they are equal as keys.
  private func folder(_ first: String, _ second: String, _ others: [String: String] = [:]) throws -> Folder {
    let folder = try Folder(others)
    try folder.write("\(composed).navgraph", first)
    try folder.write("\(decomposed).navgraph", second)
    return folder
  }

  @Test func fixesGoIntoTheirOwnFiles() throws {
    guard areTwoFiles else { return }
    for arguments in [["check", "--fix", "."], ["check", "--fix", "\(composed).navgraph", "x.navgraph", "\(decomposed).navgraph"]] {
      let folder = try pair()
      let outcome = try Tool(in: folder).run(arguments)
      #expect(outcome.errors.contains("2 diagnostics fixed in 2 files"), "\(outcome)")
      #expect(folder.read("\(composed).navgraph") == "screen A { title \"composed\" }\n")
      #expect(folder.read("\(decomposed).navgraph") == "screen   B { title \"decomposed\" }\n")
    }
    // Only the file with exactly this name is changed.
    let folder = try pair()
    try folder.write("x.navgraph", "import \"\(decomposed).navgraph\"\nimport \"\(composed).navgraph\"\n" + main)
    _ = try Tool(in: folder).run(["check", "--fix", "x.navgraph", "\(composed).navgraph"])
    #expect(folder.read("\(decomposed).navgraph") == "screen   B { titel \"decomposed\" }\n")
    _ = try Tool(in: folder).run(["format", "-w", "."])
    #expect(folder.read("\(decomposed).navgraph") == "screen B { titel \"decomposed\" }\n")
  }

  @Test func importsAreBothRead() throws {
    guard areTwoFiles else { return }
    let folder = try folder("screen A\n", "screen B\n")
    try folder.write("x.navgraph", "import \"\(decomposed).navgraph\"\nimport \"\(composed).navgraph\"\n" + main)
    try Tool(in: folder).expect("check", "x.navgraph", code: 0, errors: nil)
    let rule = try Tool(in: folder).run(["generate", "x.navgraph", "-o", "Out", "--depfile", "x.d"])
    let names = try #require(folder.read("x.d")).utf8
    #expect(
      rule.code == 0 && names.firstRange(of: "\(composed).navgraph".utf8) != nil
        && names.firstRange(of: "\(decomposed).navgraph".utf8) != nil)
  }

  /// A baseline entry of one file doesn't match the other.
  @Test func baselines() throws {
    guard areTwoFiles else { return }
    let folder = try Folder(["\(composed)/App.navgraph": "app Shop { root stack Home }\nscreen Home\nscreen Left\n", "b/.keep": ""])
    try Tool(in: folder).expect("check", composed, "--write-baseline", "b.json", code: 0, errors: nil)
    try Tool(in: folder).expect("check", composed, "--baseline", "b.json", "--format", "human", code: 0, errors: nil)
    try FileManager.default.copyItem(atPath: folder[composed], toPath: folder[decomposed])
    let outcome = try Tool(in: folder).expect("check", decomposed, "--baseline", "b.json", code: 0, errors: nil)
    #expect(outcome.errors.contains("NAV0601"), "\(outcome)")
  }

  /// A record with both names doesn't let a run remove files through a link.
  @Test func records() throws {
    guard areTwoFiles else { return }
    let folder = try Folder(["App.navgraph": sound, "beside/precious": "x", "out/\(composed)/.keep": ""])
    try folder.link("out/\(decomposed)", to: "../beside")
    let print = Fingerprint(of: Array("x".utf8)).text
    try folder.write("out/" + Manifest.fileName, ["\(composed)/precious", "\(decomposed)/precious"].map { "\(print) \($0)\n" }.joined())
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", code: 0, errors: nil)
    #expect(folder.read("beside/precious") == "x")
    // navgraph overwrites a file only if the record contains exactly its name.
    try folder.write("own/\(composed).swift", "mine")
    try folder.write("own/" + Manifest.fileName, "\(print) \(decomposed).swift\n")
    #expect(throws: Failure.self) { try OutputFolder(at: folder["own"], files: [OutputFile(name: "\(composed).swift", bytes: [])]) }
  }

  /// `/` with a combining mark is one character of a `String`, but the system sees a separator and a name.
  @Test func marksAfterASlash() throws {
    #expect(Path.parts(of: "a/\u{301}b/../c").map { Array($0.utf8) } == ["a", "\u{301}b", "..", "c"].map { Array($0.utf8) })
    #expect(!Path.isInside("../\u{301}x") && !Path.isInside("a/../\u{301}x") && !Path.isInside("/\u{301}x") && Path.isInside("a/\u{301}x"))
    #expect(Path.tidy("a/../\u{301}b").isEqual(to: "\u{301}b") && Path.join("a", "/\u{301}b").isEqual(to: "/\u{301}b"))
    #expect(Path.relative("/\(decomposed)/x", from: "/\(composed)").isEqual(to: "../\(decomposed)/x"))
    let folder = try Folder(["App.navgraph": sound, "\u{301}precious": "x", "out/.keep": ""])
    try folder.write("out/" + Manifest.fileName, "\(Fingerprint(of: Array("x".utf8)).text) ../\u{301}precious\n")
    let errors = try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", code: 0, errors: nil).errors
    #expect(errors.contains("the name is outside of the folder") && folder.read("\u{301}precious") == "x", "\(errors)")
    // The character before the suffix doesn't hide a source.
    let other = try Folder(["App.navgraph": sound, "\u{600}.navgraph": "nonsense"])
    try Tool(in: other).expect("check", code: 1, errors: nil)
  }

  /// In an import, a record, or a folder, `-` and `<stdin>` are names of files.
  @Test(arguments: ["-", "<stdin>"]) func namesOfTheStandardInput(_ name: String) throws {
    let folder = try Folder(["App.navgraph": "import \"\(name)\"\n" + sound, name: "screen FromFile\n"])
    let drawn = try Tool(in: folder, input: "screen FromInput\n").run(["graph", "--format", "json", "App.navgraph"])
    #expect(drawn.code == 0 && drawn.output.contains("FromFile") && !drawn.output.contains("FromInput"), "\(drawn)")
    // The file is used in addition to standard input.
    try folder.write("Rest.navgraph", "import \"\(name)\"\n" + sound)
    let both = try Tool(in: folder, input: "screen FromInput\n").run(["graph", "--format", "json", "Rest.navgraph", "-"])
    #expect(both.code == 0 && both.output.contains("FromFile") && both.output.contains("FromInput"), "\(both)")
    try folder.write(name, "screen FromFile { titel \"x\" }\n")
    let fixed = try Tool(in: folder).run(["check", "--fix", "App.navgraph", "./" + name])
    #expect(folder.read(name) == "screen FromFile { title \"x\" }\n", "\(fixed)")
    let rule = try Tool(in: folder).run(["generate", "App.navgraph", "-o", "Out", "--depfile", "x.d"])
    #expect(name == "-" ? folder.read("x.d")?.contains(" ./-") == true : rule.code == 74, "\(rule)")
  }

  @Test(.timeLimit(.minutes(1))) func aRecordThatNamesTheStandardInput() throws {
    let folder = try Folder(["App.navgraph": sound, "-": "x"])
    try folder.write(Manifest.fileName, "\(Fingerprint(of: Array("x".utf8)).text) -\n")
    let input = Pipe()
    let process = Tool(in: folder).process(["generate", "App.navgraph", "-o", "."])
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // The record listed `-`, and the graph no longer needs it.
    #expect(process.terminationStatus == 0 && folder.read("-") == nil)
  }
}

extension String {
  /// Whether both strings have the same bytes.
  fileprivate func isEqual(to other: String) -> Bool { Array(utf8) == Array(other.utf8) }
}
