import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of links that lead out of the project, through which nothing is written, and of obstacles for temporary files.
@Suite struct OutputLinkTests {
  /// Creates a project with a link to a folder next to the project.
  private func project(isRepository: Bool) throws -> Folder {
    let folder = try Folder(["proj/App/App.navgraph": sound, "elsewhere/.keep": ""])
    if isRepository { try folder.write("proj/.git/HEAD", "ref: refs/heads/main\n") }
    try folder.link("proj/App/Generated", to: "../../elsewhere")
    try folder.link("proj/alias", to: "App")
    return folder
  }

  private func run(_ arguments: [String], in place: String) throws -> (code: Int32, errors: String) {
    let streams = try Folder(["err": ""])
    let process = Tool().process(arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: place)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, streams.read("err") ?? "")
  }

  private static let commands = [
    ["generate", "App", "-o", "App/Generated"], ["generate", "App", "-o", "App/Generated/new/deep"],
    ["generate", "App", "-o", "alias/Generated"],
    ["generate", "App", "--root", ".", "-o", "App/Generated"], ["generate", "App", "-o", "Out", "--depfile", "App/Generated/x.d"],
    ["generate", "App", "-o", "Out", "--diagram", "App/Generated/x.gv"], ["graph", "App", "-o", "App/Generated/flow.json"],
    ["check", "App", "--write-baseline", "App/Generated/b.json"], ["init", "App/Generated"], ["init", "App/Generated/Shop", "--for", "ci"],
    ["generate", "App", "-o", "./App/../App/Generated"],
  ]

  @Test(arguments: commands) func foldersThatAreLinks(_ command: [String]) throws {
    for isRepository in [true, false] {
      let folder = try project(isRepository: isRepository)
      let outcome = try run(command, in: folder["proj"])
      #expect(outcome.code == 74 && outcome.errors.contains("is a link that points outside of "), "\(outcome)")
      #expect(folder.names.filter { $0.hasPrefix("elsewhere") } == ["elsewhere/.keep"])
      #expect(!folder.names.contains { $0.hasPrefix("proj/Out") })
    }
  }

  /// The boundary is the work tree, also from a folder inside it and with absolute paths.
  @Test func theProjectIsTheWorkTree() throws {
    let folder = try project(isRepository: true)
    try folder.write("proj/Shared/.keep", "")
    try folder.link("proj/App/Inner", to: "../Shared")
    #expect(try run(["generate", "App.navgraph", "-o", "Generated"], in: folder["proj/App"]).code == 74)
    #expect(try run(["generate", folder["proj/App"], "-o", folder["proj/App/Generated"]], in: "/").code == 74)
    // A link inside the work tree is followed.
    #expect(try run(["generate", "App.navgraph", "-o", "Inner"], in: folder["proj/App"]).code == 0)
    #expect(folder.names.contains("proj/Shared/Shop.swift"))
    // `--root` is a separate boundary.
    #expect(try run(["generate", "App", "-o", "App/Inner", "--root", "App"], in: folder["proj"]).code == 74)
  }

  /// The user may name an output folder outside of the project, also through a link.
  @Test func placesThatAreNamed() throws {
    let folder = try project(isRepository: true)
    for place in [folder["elsewhere"], "../elsewhere", folder["other"]] {
      if place == folder["other"] { try folder.link("other", to: "elsewhere") }
      let outcome = try run(["generate", "App", "-o", place], in: folder["proj"])
      #expect(outcome.code == 0, "\(place): \(outcome.errors)")
      #expect(folder.names.contains("elsewhere/Shop.swift"))
      for name in folder.names where name.hasPrefix("elsewhere/") { try folder.remove(name) }
    }
  }

  /// Sources outside of the project that a link makes visible aren't changed.
  @Test func sourcesBehindALink() throws {
    let folder = try project(isRepository: true)
    let text = "app   Shop { root stack Home }\nscreen Home { titel \"x\" }\n"
    try folder.write("elsewhere/X.navgraph", text)
    for command in [
      ["format", "-w", "App/Generated"], ["check", "--fix", "App/Generated"], ["format", "-w", "App/Generated/X.navgraph"],
    ] {
      let outcome = try run(command, in: folder["proj"])
      #expect(outcome.code == 74 && outcome.errors.contains("is a link that points outside of "), "\(command): \(outcome)")
      #expect(folder.read("elsewhere/X.navgraph") == text)
    }
  }

  @Test func namesOfTemporaryFiles() throws {
    let folder = try Folder(["App.navgraph": sound])
    for name in [".x.navgraph-tmp-1", ".navgraph-tmp-2", "Shop.navgraph-tmp-3"] { try folder.write("out/\(name)/precious", "x") }
    try folder.write(".navgraph-tmp-\(getpid())/.keep", "")
    try folder.link("out/.navgraph-tmp-4", to: "../App.navgraph")
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", code: 0)
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "out", "--verify", code: 0)
    #expect(folder.names.filter { $0.hasSuffix("precious") }.count == 3 && folder.read("App.navgraph") == sound)
    // A file name may have the maximum length of the file system.
    let long = String(repeating: "n", count: 245) + ".navgraph"
    try folder.write(long, "app   Shop { root stack Home }\nscreen Home\n")
    try Tool(in: folder).expect("format", "-w", long, code: 0)
    #expect(folder.read(long)?.hasPrefix("app Shop ") == true)
  }

  /// A file that changes between reading and replacing isn't overwritten.
  @Test func filesThatAreSavedMeanwhile() throws {
    let folder = try Folder(["a": "old"])
    #expect(try Files.replace(folder["a"], holding: Array("old".utf8), with: Array("new".utf8)) && folder.read("a") == "new")
    #expect(try !Files.replace(folder["a"], holding: Array("old".utf8), with: Array("newer".utf8)) && folder.read("a") == "new")
    try folder.remove("a")
    #expect(try !Files.replace(folder["a"], holding: Array("new".utf8), with: Array("newer".utf8)))
    #expect(folder.names.isEmpty)
  }

  @Test func anEditorThatSavesWhileFixesAreMade() throws {
    let text = "app A { root stack Home }\nscreen Home { titel \"x\" }\n" + (0..<1_500).map { "screen S\($0) { titel \"x\" }\n" }.joined()
    var met = 0
    for delay in [30_000, 90_000, 200_000, 400_000] {
      let folder = try Folder(["a.navgraph": text, "b.navgraph": "type   ID = Int\n"])
      let process = Tool(in: folder).process(["check", "--fix", "."])
      let streams = try Folder(["err": ""])
      process.standardError = FileHandle(forWritingAtPath: streams["err"])
      try process.run()
      usleep(UInt32(delay))
      try folder.save("a.navgraph", text + "// my edit\n")
      let isMet = process.isRunning
      process.waitUntilExit()
      #expect(!isMet || folder.read("a.navgraph")?.hasSuffix("// my edit\n") == true, "after \(delay)")
      if streams.read("err")?.contains("another program saved a.navgraph during this run") == true {
        #expect(process.terminationStatus == 74)
        met += 1
      }
    }
    #expect(met > 0)
  }
}
