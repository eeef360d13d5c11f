import Foundation
import NavGraphCommandLine
import Repository
import Testing

@testable import navgraph

/// Tests of `navgraph init`: its files work without edits, and it doesn't change existing files.
@Suite struct InitTests {
  private func list(_ name: String, _ folder: Folder) -> [String] {
    (folder.read(name) ?? "").split(separator: "\n").map { $0.replacingOccurrences(of: "$(SRCROOT)/", with: "") }
  }

  /// A `PATH` that begins with the directory of the program.
  private var path: String { URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path + ":/usr/bin:/bin" }

  private func shell(_ script: String, in folder: Folder, _ environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": path].merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func theStarterIsSound() throws {
    let folder = try Folder()
    let outcome = try Tool(in: folder).expect("init", "Trail notes", code: 0, output: nil)
    #expect(outcome.output.hasPrefix("wrote Trail notes/TrailNotes.navgraph\n\nNext:\n  navgraph check 'Trail notes'\n"))
    #expect(folder.names == ["Trail notes/TrailNotes.navgraph"])
    try Tool(in: folder).expect("check", "--deny", "warnings", "--format", "human", code: 0, errors: "no diagnostics in 1 file\n")
    try Tool(in: folder).expect("format", "--check", code: 0)
    try Tool(in: folder).expect("generate", "-o", "Out", code: 0)
    let swift = folder.names.filter { $0.hasPrefix("Out/") && $0.hasSuffix(".swift") }
    #expect(swift.contains("Out/TrailNotes.swift") && swift.contains("Out/TrailNotesUIKit.swift"))
    let opened = try Tool(in: folder).expect("open", "trailnotes://items/7", code: 0, output: nil).output
    #expect(opened.contains("Item(id: 7)"))
  }

  /// The starter implements each factory method and the guard.
  @Test func theSwiftOfTheStarterFits() throws {
    let folder = try Folder()
    try Tool(in: folder).expect("init", "Shop", "--for", "swiftpm", code: 0, output: nil)
    try Tool(in: folder).expect("generate", "Shop", "-o", "Out", code: 0)
    let screens = folder.read("Shop/Sources/Shop/ShopScreens.swift") ?? ""
    let all = folder.names.filter { $0.hasPrefix("Out/Shop") }.compactMap(folder.read).joined()
    var wanted = 0
    for part in ["protocol Factory", "protocol Guards"] {
      let body = all.components(separatedBy: part).dropFirst().first?.components(separatedBy: "\n  }").first ?? ""
      for line in body.split(separator: "\n") where line.contains("func ") {
        let name = line.components(separatedBy: "func ")[1].prefix { $0 != "(" }
        #expect(screens.contains("func \(name)("), "\(line)")
        wanted += 1
      }
    }
    #expect(wanted == 6)
  }

  @Test(arguments: [
    ("shop", "Shop"), ("my-app_2", "MyApp2"), ("2048", "Starter"), ("7up", "Up"), ("日本", "Starter"), ("app", "Starter"),
    ("Main", "MainApp"), ("String", "StringApp"), ("UIKit", "UIKitApp"), ("a\"b\\c", "ABC"),
    (String(repeating: "x", count: 200), "X" + String(repeating: "x", count: 39)),
  ]) func namesFollowFromTheFolder(_ folder: String, _ name: String) throws {
    #expect(Starter.name(forFolder: folder) == name)
    let place = try Folder()
    try Tool(in: place).expect("init", folder, code: 0, output: nil)
    #expect(place.names == ["\(folder)/\(name).navgraph"])
    try Tool(in: place).expect("check", "--deny", "warnings", code: 0, errors: Tool.noDiagnostics())
  }

  @Test func nothingIsOverwritten() throws {
    let cases: [(file: String, build: String)] = [
      ("Shop/Package.swift", "swiftpm"), ("Shop/Sources/Shop/ShopScreens.swift", "swiftpm"), ("Shop/NavGraph/outputs.xcfilelist", "xcode"),
      ("Shop/App/BUILD.bazel", "bazel"), ("Shop/Project.swift", "tuist"), ("Shop/.github/workflows/navgraph.yml", "ci"),
      ("Shop/App", "xcode"),
      ("Shop", "ci"),
    ]
    for (file, build) in cases {
      let folder = try Folder([file: "mine"])
      let outcome = try Tool(in: folder).expect("init", "Shop", "--for", build, code: 74, errors: nil)
      #expect(outcome.errors.hasPrefix("navgraph: can't write Shop") && folder.names == [file] && folder.read(file) == "mine", "\(outcome)")
    }
    let folder = try Folder()
    try Tool(in: folder).expect("init", code: 0, output: nil)
    let names = folder.names
    let errors = try Tool(in: folder).expect("init", code: 74, errors: nil).errors
    #expect(errors.hasPrefix("navgraph: there is already an app in this folder: ") && folder.names == names)
  }

  /// Each existing file is complete if the program is killed. Unless the signal is `SIGKILL`, either all files exist or none.
  @Test func survivesBeingKilled() throws {
    let reference = try Folder()
    try Tool(in: reference).expect("init", "Shop", "--for", "tuist", code: 0, output: nil)
    var random = Numbers(7)
    for round in 0..<30 {
      let folder = try Folder()
      let process = Tool(in: folder).process(["init", "Shop", "--for", "tuist"])
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(random.below(40_000)))
      let signal = [SIGKILL, SIGTERM, SIGINT][round % 3]
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let names = folder.names.filter { !$0.contains(Files.temporaryMark) }
      for name in names { #expect(folder.read(name) == reference.read(name), "round \(round): \(name)") }
      if signal != SIGKILL { #expect(names.isEmpty || folder.names == reference.names, "round \(round): \(folder.names)") }
    }
  }

  @Test func linksAreNotFollowed() throws {
    let folder = try Folder(["outside/.keep": "", "Shop/.keep": ""])
    try folder.link("Shop/App", to: "../outside")
    try folder.link("Shop/.github", to: "../outside")
    try Tool(in: folder).expect("init", "Shop", "--for", "xcode", code: 74, errors: nil)
    try Tool(in: folder).expect("init", "Shop", "--for", "ci", code: 74, errors: nil)
    try folder.link("Shop/Shop.navgraph", to: "nowhere")
    try Tool(in: folder).expect("init", "Shop", code: 74, errors: nil)
    #expect(folder.names == ["Shop/.keep", "outside/.keep"])
  }

  /// The script of the build phase, run twice as Xcode runs it, writes exactly the files in its lists.
  @Test(arguments: ["xcode", "tuist"]) func thePhaseWritesWhatItsListsSay(_ build: String) throws {
    let folder = try Folder()
    try Tool(in: folder).expect("init", "--for", build, code: 0, output: nil)
    try Tool(in: folder).expect("generate", "--by-source", "App", "-o", "App/Generated", code: 0)
    let outputs = list("NavGraph/outputs.xcfilelist", folder)
    for name in outputs { try folder.write(name, "") }
    let environment = ["SRCROOT": folder.path, "TARGET_TEMP_DIR": folder["temporary"]]
    #expect(try shell("sh \"$SRCROOT/NavGraph/generate.sh\"", in: folder, environment) == 0)
    #expect(folder.names.filter { $0.hasPrefix("App/Generated/") && $0.hasSuffix(".swift") } == outputs.sorted())
    for name in outputs {
      #expect(folder.read(name)?.isEmpty == false, "\(name)")
      try folder.age(name)
    }
    #expect(try shell("sh \"$SRCROOT/NavGraph/generate.sh\"", in: folder, environment) == 0)
    for name in outputs { #expect(folder.modified(name) == Date(timeIntervalSince1970: 1_000_000_000)) }
    #expect(list("NavGraph/inputs.xcfilelist", folder).allSatisfy { folder.read($0) != nil })
  }

  @Test func theRuleDeclaresItsOutputs() throws {
    let folder = try Folder()
    try Tool(in: folder).expect("init", "--for", "bazel", code: 0, output: nil)
    let rule = try #require(folder.read("App/BUILD.bazel"))
    let outs = rule.components(separatedBy: "outs = [")[1].components(separatedBy: "]")[0].split(separator: "\"").filter {
      $0.hasSuffix(".swift")
    }
    let command = try #require(rule.components(separatedBy: "cmd = \"").last?.components(separatedBy: "\",").first)
      .replacingOccurrences(of: "$(execpath //tools:navgraph)", with: "navgraph").replacingOccurrences(of: "$(RULEDIR)", with: "App")
    let source = try #require(folder.names.first { $0.hasSuffix(".navgraph") })
    #expect(try shell(command.replacingOccurrences(of: "$(SRCS)", with: source), in: folder) == 0)
    #expect(folder.names.filter { $0.hasSuffix(".swift") } == outs.map { "App/\($0)" }.sorted())
  }

  /// The commands of the workflow succeed on committed output that was generated with any options.
  @Test(arguments: [[], ["--by-source"]]) func theWorkflowPasses(_ options: [String]) throws {
    let folder = try Folder(["nav/Shop.navgraph": sound, "nav/deep/Lost.navgraph": "type ID = Int\n"])
    _ = try Tool(in: folder).run(["generate"] + options + ["nav", "-o", "nav/Swift"])
    try Tool(in: folder).expect("init", "--for", "ci", code: 0, output: nil)
    let workflow = try #require(folder.read(".github/workflows/navgraph.yml"))
    let commands = workflow.split(separator: "\n").compactMap { $0.components(separatedBy: "run: navgraph ").dropFirst().first }
    #expect(commands.count == 3 && commands[2].contains("--verify"))
    for command in commands { #expect(try shell("navgraph " + command, in: folder) == 0, "\(command)") }
    // A project that generates in its builds has no committed output to verify.
    let plugin = try Folder(["Package.swift": "NavGraphPlugin", "Sources/Shop/Shop.navgraph": sound])
    try Tool(in: plugin).expect("init", "--for", "ci", code: 0, output: nil)
    #expect(plugin.read(".github/workflows/navgraph.yml")?.contains("--verify") == false)
  }

  @Test func refuses() throws {
    let folder = try Folder(["two/A.navgraph": sound, "two/B.navgraph": sound.replacingOccurrences(of: "app Shop", with: "app Store")])
    for arguments in [
      ["a", "b"], ["-"], ["--package", "x"], ["--for", "gradle"], ["--for", "ci", "--package", "a\"; rm"], ["two", "--for", "ci"],
    ] {
      let outcome = try Tool(in: folder).run(["init"] + arguments)
      #expect(outcome.code == 64, "\(arguments): \(outcome)")
    }
    #expect(folder.names == ["two/A.navgraph", "two/B.navgraph"])
    let other = try Tool(in: Folder()).expect("init", "--for", "swiftpm", "--package", "../navgraph", code: 0, output: nil)
    #expect(!other.output.contains("stands for the place"))
  }

  /// The pages about builds and CI contain the files that `init` writes.
  @Test func thePagesShowTheSame() throws {
    let integration = Integration(
      name: "Shop", folder: "App", sources: ["App/Items.navgraph", "App/Shop.navgraph"],
      verification: "navgraph generate App -o App/Generated")
    let plain = Integration(name: "Shop", folder: "App", sources: ["App/Shop.navgraph"])
    for (page, text, language) in [
      ("builds", integration.manifest, "swift"), ("builds", integration.phaseScript, "sh"), ("builds", integration.inputs, ""),
      ("builds", integration.outputPaths, ""), ("builds", integration.bazelRule, "starlark"), ("builds", plain.tuistProject, "swift"),
      ("continuous-integration", integration.workflow, "yaml"),
    ] {
      let shown = try Repository.text(at: "Grammar/guide/\(page).md")
      #expect(shown.contains("```\(language)\n\(text)```\n"), "\(page): \(text)")
    }
  }
}
