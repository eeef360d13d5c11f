import Foundation
import NavGraphCommandLine
import Repository
import Testing

@testable import navgraph

/// Tests of `navgraph generate`: the files that it writes, those that it leaves alone, and recovery from an interrupted run.
@Suite struct GenerateTests {
  private let broken = sound.replacingOccurrences(of: "push Item", with: "push Itm")
  /// `sound` with one more screen.
  private let larger =
    sound.replacingOccurrences(of: "title \"Item\"", with: "title \"Item\"; on more -> push More") + "screen More { title \"More\" }\n"

  @Test func writesAndLeavesAlone() throws {
    let folder = try Folder(["App.navgraph": sound])
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    let outputs = folder.names.filter { $0.hasSuffix(".swift") }
    #expect(!outputs.isEmpty && folder.names == (["App.navgraph", "Out/" + Manifest.fileName] + outputs).sorted())
    for name in outputs {
      #expect(folder.read(name)?.hasPrefix("//") == true && folder.read(name)?.contains("navgraph") == true, "\(name)")
    }
    try Tool(in: folder).expect(
      "generate", "App.navgraph", "-o", "Out", "--list-outputs", code: 0, output: outputs.map { $0 + "\n" }.joined(),
      errors: nil)

    for name in folder.names { try folder.age(name) }
    let old = folder.modified("App.navgraph")
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    #expect(folder.names.allSatisfy { folder.modified($0) == old })
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--verify", code: 0, errors: nil)
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--dry-run", code: 0, errors: nil)

    try folder.write("App.navgraph", larger)
    let stale = try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--verify", code: 2, output: nil, errors: nil).output
    #expect(stale.hasPrefix("changed Out/") || stale.hasPrefix("missing Out/"))
    let plan = try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--dry-run", code: 0, output: nil, errors: nil).output
    #expect(plan.contains("replace Out/"))
    #expect(folder.names.filter { $0.hasPrefix("Out/") }.allSatisfy { folder.modified($0) == old })
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--verify", code: 0, errors: nil)
    try folder.remove(outputs[0])
    try Tool(in: folder).expect(
      "generate", "App.navgraph", "-o", "Out", "--verify", code: 2, output: "missing \(outputs[0])\n", errors: nil)
  }

  @Test func nothingIsWrittenOnErrors() throws {
    let folder = try Folder(["App.navgraph": broken])
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--depfile", "App.d", code: 1, errors: nil)
    #expect(folder.names == ["App.navgraph"])
    #expect(!FileManager.default.fileExists(atPath: folder["Out"]))
    try Tool(in: folder).expect(
      "generate", code: 64, errors: "navgraph: generate needs a folder to write into\nnavgraph: help: navgraph generate -o Generated\n")
    try Tool(in: folder).expect(
      "generate", "-o", "Out", "--verify", "--dry-run", code: 64, errors: "navgraph: --verify and --dry-run can't be used together\n")
    try folder.write("App.navgraph", sound)
    try Tool(in: folder).expect("generate", "-o", "App.navgraph", code: 74, errors: nil)
  }

  @Test func removedAppsTakeTheirFilesAlong() throws {
    let folder = try Folder(["App.navgraph": sound, "Out/Mine.swift": "mine"])
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    let before = Set(folder.names)
    try folder.write("App.navgraph", sound.replacingOccurrences(of: "app Shop", with: "app Store"))
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    let after = Set(folder.names)
    #expect(!before.subtracting(after).isEmpty && before.subtracting(after).allSatisfy { $0.hasPrefix("Out/Shop") })
    #expect(folder.read("Out/Mine.swift") == "mine")
  }

  @Test func dependencies() throws {
    let folder = try Folder([
      "my app/App.navgraph": "import \"Rest.navgraph\"\n" + larger.replacingOccurrences(of: "screen More { title \"More\" }\n", with: "")
    ])
    try folder.write("my app/Rest.navgraph", "screen More { title \"More\" }\n")
    try Tool(in: folder).expect("generate", "my app/App.navgraph", "-o", "Out", "--depfile", "d/App.d", code: 0, errors: nil)
    let text = try #require(folder.read("d/App.d"))
    #expect(text.hasPrefix("Out/") && text.contains(".swift: my\\ app/App.navgraph my\\ app/Rest.navgraph\n"), "\(text)")
  }

  @Test func severalAppsGetAFolderEach() throws {
    let folder = try Folder(["a/A.navgraph": sound, "b/B.navgraph": sound.replacingOccurrences(of: "app Shop", with: "app Store")])
    try Tool(in: folder).expect("generate", "a", "b", "-o", "Out", code: 0, errors: nil)
    let outputs = folder.names.filter { $0.hasSuffix(".swift") }
    #expect(outputs.contains { $0.hasPrefix("Out/Shop/") } && outputs.contains { $0.hasPrefix("Out/Store/") })
    #expect(outputs.allSatisfy { $0.hasPrefix("Out/Shop/") || $0.hasPrefix("Out/Store/") })
  }

  @Test func diagrams() throws {
    let folder = try Folder(["App.navgraph": sound])
    try Tool(in: folder).expect("generate", "-o", "Out", "--diagram", "flow.gv", code: 0, errors: nil)
    #expect(folder.read("flow.gv") == (try Tool(in: folder).expect("graph", code: 0, output: nil)).output)
    let bare = try Folder(["App.navgraph": sound])
    try Tool(in: bare, environment: ["PATH": bare.path]).expect("generate", "-o", "Out", "--diagram", "flow.svg", code: 74, errors: nil)
    try Tool(in: bare).expect("generate", "-o", "Out", "--diagram", "flow", code: 64, errors: nil)
    try Tool(in: bare).expect("generate", "-o", "Out", "--diagram", "flow.svg", "--verify", code: 64, errors: nil)
    #expect(bare.names == ["App.navgraph"])
  }

  /// In the interface files of library evolution, Swift confuses a module with a type of the same name.
  @Test(arguments: ["public", "package", "internal"]) func notesAModuleThatIsCalledLikeItsApp(access: String) throws {
    let source = "app Tiny { platform iOS 16; access \(access); root stack Home }\nscreen Home { title \"Home\" }\n"
    let folder = try Folder(["Tiny.navgraph": source])
    func generate(_ more: String...) throws -> Tool.Outcome {
      try Tool(in: folder).run(["generate", "Tiny.navgraph", "-o", "Out", "--format", "xcode"] + more)
    }
    let same = try generate("--target", "Tiny")
    #expect(same.code == 0 && same.errors.contains("Tiny.navgraph:1:5: note: the app `Tiny`") == (access != "internal"), "\(same)")
    #expect(try generate("--target", "TinyNavigation").errors == "")
    let denied = try generate("--target", "Tiny", "--deny", "NAV0395")
    #expect(denied.code == (access == "internal" ? 0 : 1), "\(denied)")
  }

  /// If the program is killed, every file is either old or new and complete, and the next run repairs the output.
  @Test func survivesBeingKilled() throws {
    let folder = try Folder(["old/App.navgraph": sound, "new/App.navgraph": larger])
    var states: [[String: String]] = []
    for name in ["old", "new"] {
      try Tool(in: folder).expect("generate", name, "-o", "Reference", code: 0, errors: nil)
      var state: [String: String] = [:]
      for file in folder.names where file.hasPrefix("Reference/") { state[String(file.dropFirst(10))] = folder.read(file) }
      states.append(state)
    }
    #expect(states[0] != states[1])
    var random = Numbers(3)
    for round in 0..<40 {
      let process = Tool(in: folder).process(["generate", round % 2 == 0 ? "old" : "new", "-o", "Out"])
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(random.below(30_000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for file in folder.names where file.hasPrefix("Out/") && file.hasSuffix(".swift") {
        let name = String(file.dropFirst(4))
        #expect(states.contains { $0[name] == folder.read(file) }, "round \(round): \(name) is neither old nor new")
      }
    }
    try Tool(in: folder).expect("generate", "new", "-o", "Out", code: 0, errors: nil)
    var state: [String: String] = [:]
    for file in folder.names where file.hasPrefix("Out/") { state[String(file.dropFirst(4))] = folder.read(file) }
    #expect(state == states[1])
  }

  /// Fails if the committed output of the consumer package isn't current. With `NAVGRAPH_ACCEPT=1`, it also writes the output.
  @Test func committedOutputOfTheConsumerIsFresh() throws {
    let sources = "Tests/Consumers/Committed/Sources/Notes"
    let arguments = [
      "generate", Repository.url(at: sources + "/Notes.navgraph").path, "-o", Repository.url(at: sources + "/Generated").path,
    ]
    let verified = try Tool().run(arguments + ["--verify"])
    if verified.code == 0 { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try Tool().expect(arguments[0], arguments[1], arguments[2], arguments[3], code: 0, output: nil, errors: nil)
    }
    Issue.record("\(verified.errors)")
  }
}
