import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of `navgraph watch` as a running program.
@Suite struct WatchTests {
  private let broken = sound.replacingOccurrences(of: "push Item(", with: "push Itme(")
  private let larger = sound.replacingOccurrences(of: "on open(id: Int)", with: "on more -> push Item(id: 1)\n  on open(id: Int)")

  /// Returns the files that `generate` writes for the text.
  private func output(_ text: String) throws -> [String: String] {
    let folder = try Folder(["App.navgraph": text])
    try Tool(in: folder).expect("generate", "-o", "Out", code: 0, errors: nil)
    return contents(folder)
  }

  private func contents(_ folder: Folder) -> [String: String] {
    var contents: [String: String] = [:]
    for name in folder.names where name.hasPrefix("Out/") { contents[name] = folder.read(name) }
    return contents
  }

  /// Replaces a file as some editors do, by renaming a new file. The new file has the same modification date.
  private func replace(_ name: String, _ text: String, in folder: Folder) throws {
    let time = folder.modified(name)
    try folder.write(name + "~", text)
    if let time { try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder[name + "~"]) }
    #expect(rename(folder[name + "~"], folder[name]) == 0)
  }

  @Test func eachSaveIsChecked() throws {
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher("-o", "Out", "--diagram", "flow.gv", "--diagram", "flow.mmd", in: folder)
    try watcher.wait(for: "start: no diagnostics in 1 file; ")
    let before = contents(folder)
    #expect(try before == output(sound) && before.count > 2)
    #expect(folder.read("flow.gv") == (try Tool(in: folder).expect("graph", code: 0, output: nil)).output)
    #expect(folder.read("flow.mmd") == (try Tool(in: folder).expect("graph", "--format", "mermaid", code: 0, output: nil)).output)

    try folder.write("App.navgraph", broken)
    let round = try watcher.wait(for: "App.navgraph changed: 1 error in 1 file; nothing generated; ")
    #expect(round.hasSuffix("flow.gv drawn; flow.mmd drawn") && contents(folder) == before)
    let check = try Tool(in: folder).run(["check"])
    #expect(!check.errors.isEmpty && watcher.errors.contains(check.errors))

    try folder.write("App.navgraph", larger)
    #expect(try watcher.wait(for: "no diagnostics", after: 2).contains("written to Out"))
    #expect(try contents(folder) == output(larger))
    #expect(watcher.end() == (0, true))
    #expect(watcher.errors.hasSuffix(" stopped\n"))
  }

  @Test func everythingThatGenerateWritesIsKeptUpToDate() throws {
    let folder = try Folder(["App.navgraph": sound])
    for options in [["--system-files", "--depfile", "app.d"], ["--tests", "--test-module", "Shop"]] {
      let watcher = try Watcher(["-o", "Out"] + options, in: folder)
      try watcher.wait(for: "start: no diagnostics in 1 file; ")
      #expect(watcher.end() == (0, true))
      let verify = ["generate", "-o", "Out", "--verify"] + options.filter { !["--depfile", "app.d"].contains($0) }
      let outcome = try Tool(in: folder).run(verify)
      #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
    }
    #expect(folder.read("app.d")?.contains("App.navgraph") == true)
  }

  @Test func replacedFilesAreSeen() throws {
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher(in: folder)
    try watcher.wait(for: "start: no diagnostics")
    try replace("App.navgraph", sound.replacingOccurrences(of: "push Item", with: "push Itme"), in: folder)
    try watcher.wait(for: "App.navgraph changed: 1 error")
    try replace("App.navgraph", sound, in: folder)
    try watcher.wait(for: "App.navgraph changed: no diagnostics", after: 2)
  }

  @Test func filesAndFoldersComeAndGo() throws {
    let folder = try Folder()
    let watcher = try Watcher("App", "-o", "Out", in: folder)
    try watcher.wait(for: "start: nothing written")
    #expect(watcher.errors.contains("navgraph: there is no App\n"))
    try folder.write("App/deep/App.navgraph", sound)
    try watcher.wait(for: "no diagnostics in 1 file", after: 1)
    try folder.write("App/more/inner/Extra.navgraph", "screen Extra { title \"x\" }\n")
    try watcher.wait(for: "App/more/inner/Extra.navgraph added: 1 warning in 2 files", after: 2)
    try folder.remove("App/more")
    try watcher.wait(for: "App/more/inner/Extra.navgraph removed: no diagnostics in 1 file", after: 3)
    try folder.remove("App")
    try watcher.wait(for: "nothing written", after: 4)
    try folder.write("App/App.navgraph", larger)
    try watcher.wait(for: "no diagnostics in 1 file", after: 5)
    #expect(try contents(folder) == output(larger))
  }

  /// Imported files are watched, although no path argument contains them and they may not exist yet.
  @Test func importsAreWatched() throws {
    let item = "screen Item(id: Int) { title \"Item\" }\n"
    let folder = try Folder(["App.navgraph": "import \"sub/Item.navgraph\"\n" + sound.replacingOccurrences(of: item, with: "")])
    let watcher = try Watcher("App.navgraph", in: folder)
    try watcher.wait(for: "start: ")
    try folder.write("sub/Item.navgraph", item)
    try watcher.wait(for: "sub/Item.navgraph added: no diagnostics in 2 files")
    // The file changes soon after it was read and may have the same date, so there may be another round.
    let count = watcher.rounds.count
    try folder.write("sub/Item.navgraph", item + "screen Lost\n")
    try watcher.wait(for: "1 warning in 2 files", after: count)
    try folder.write("Other.navgraph", "nonsense")
    usleep(800_000)
    #expect(!watcher.rounds.contains { $0.contains("Other") })
  }

  /// Output in the folder of the sources doesn't start a round.
  @Test func itsOwnOutputChangesNothing() throws {
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher(".", "-o", ".", "--diagram", "flow.gv", in: folder)
    try watcher.wait(for: "start: ")
    usleep(1_500_000)
    try folder.write("App.navgraph", larger)
    try watcher.wait(for: "App.navgraph changed: ")
    usleep(1_500_000)
    #expect(watcher.rounds.count == 2, "\(watcher.errors)")
  }

  /// Many saves in a row result in one round, after the last one.
  @Test func manySavesAreOneRound() throws {
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher("-o", "Out", in: folder)
    try watcher.wait(for: "start: ")
    for number in 0..<40 {
      try folder.write("App.navgraph", sound + String(repeating: " // \(number)\n", count: number))
      usleep(20_000)
    }
    try folder.write("App.navgraph", larger)
    let expected = try output(larger)
    _ = try watcher.within(60) { contents(folder) == expected ? true : nil }
    usleep(500_000)
    #expect(watcher.rounds.count <= 4, "\(watcher.errors)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsEndIt(_ number: Int32) throws {
    // The tests may run with the signal ignored, and children inherit that.
    signal(number, SIG_DFL)
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher("-o", "Out", in: folder)
    try watcher.wait(for: "start: ")
    #expect(watcher.end(number) == (0, true))
    #expect(try contents(folder) == output(sound))
  }

  /// A signal during drawing keeps the old picture and ends `dot`.
  @Test(arguments: ["flow.svg", "flow.html"]) func nothingIsLeftBehind(_ picture: String) throws {
    let folder = try Folder([
      "App.navgraph": sound, "bin/dot": "#!/bin/sh\ncat > /dev/null\n[ -e slow ] || { echo '<svg/>'; exit; }\necho $$ > pid\nsleep 300\n",
    ])
    #expect(chmod(folder["bin/dot"], 0o755) == 0)
    let watcher = try Watcher("App.navgraph", "--diagram", picture, in: folder, environment: ["PATH": folder["bin"] + ":/usr/bin:/bin"])
    try watcher.wait(for: "\(picture) drawn")
    let old = folder.read(picture)
    try folder.write("slow", "")
    try folder.write("App.navgraph", larger)
    let pid = try watcher.within(60) { folder.read("pid").flatMap { Int32($0.filter(\.isNumber)) } }
    let start = ContinuousClock.now
    #expect(watcher.end() == (0, true))
    #expect(ContinuousClock.now - start < .seconds(10) && folder.read(picture) == old)
    _ = try watcher.within(30) { kill(pid, 0) != 0 || isZombie(pid) ? true : nil }
    #expect(!folder.names.contains { $0.contains(Files.temporaryMark) } && !watcher.errors.contains("interrupted"), "\(watcher.errors)")
  }

  private func isZombie(_ pid: pid_t) -> Bool {
    ((try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? "").contains(") Z ")
  }

  /// A round that fails is reported, and the next round tries again.
  @Test func failuresDontEndIt() throws {
    let folder = try Folder(["App.navgraph": sound, "Out": "in the way"])
    let watcher = try Watcher("App.navgraph", "-o", "Out", "--diagram", "flow.svg", in: folder, environment: ["PATH": "/nowhere"])
    try watcher.wait(for: "start: nothing written")
    try folder.remove("Out")
    try folder.write("App.navgraph", larger)
    try watcher.wait(for: "written to Out; flow.svg not drawn")
    #expect(watcher.errors.contains("the program `dot`, which draws svg, isn't on PATH"))
    #expect(watcher.end() == (0, true))
  }

  @Test func refuses() throws {
    let folder = try Folder(["App.navgraph": sound])
    for arguments in [
      ["-"], ["--by-source"], ["--tests"], ["--system-files"], ["--depfile", "a.d"], ["-o", "-"],
      ["--diagram", "flow"], ["--deny", "nonsense"],
    ] {
      let outcome = try Tool(in: folder).run(["watch"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("navgraph: "), "\(arguments): \(outcome)")
    }
    #expect(folder.names == ["App.navgraph"])
  }
}
