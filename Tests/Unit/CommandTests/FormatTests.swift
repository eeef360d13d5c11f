import Foundation
import Testing

@testable import navgraph

/// Tests of `navgraph format` and of the differences that it prints.
@Suite struct FormatTests {
  private let loose = "app   Shop {\nroot stack Home\n}\nscreen Home\n"
  private let tight = "app Shop {\n  root stack Home\n}\n\nscreen Home\n"

  @Test func toTheOutput() throws {
    let folder = try Folder(["App.navgraph": loose])
    let output = try Tool(in: folder).expect("format", code: 0, output: nil).output
    #expect(output != loose)
    try Tool(input: loose).expect("format", "-", code: 0, output: output)
    try Tool(input: output).expect("format", "-", code: 0, output: output)
    #expect(folder.read("App.navgraph") == loose)
  }

  @Test func inPlace() throws {
    let folder = try Folder(["App.navgraph": loose, "sub/Other.navgraph": ""])
    let formatted = try Tool(in: folder).expect("format", "App.navgraph", code: 0, output: nil).output
    try folder.age("sub/Other.navgraph")
    let before = folder.modified("sub/Other.navgraph")
    try Tool(in: folder).expect("format", "--check", code: 2, output: "App.navgraph\n")
    try Tool(in: folder).expect("format", "-w", code: 0)
    #expect(folder.read("App.navgraph") == formatted)
    #expect(folder.modified("sub/Other.navgraph") == before)
    try folder.age("App.navgraph")
    try Tool(in: folder).expect("format", "--write", code: 0)
    #expect(folder.modified("App.navgraph") == before)
    try Tool(in: folder).expect("format", "--check", code: 0)
    try Tool(in: folder).expect("format", "--diff", code: 0)
    try Tool(input: loose).expect("format", "-w", "-", code: 64, errors: nil)
    try Tool(in: folder).expect("format", "-w", "--check", code: 64, errors: "navgraph: --write and --check can't be used together\n")
    #expect(folder.names == ["App.navgraph", "sub/Other.navgraph"])
  }

  @Test func linksStayLinks() throws {
    let folder = try Folder(["real/App.navgraph": loose])
    try folder.link("App.navgraph", to: "real/App.navgraph")
    let formatted = try Tool(in: folder).expect("format", "App.navgraph", code: 0, output: nil).output
    try Tool(in: folder).expect("format", "-w", "App.navgraph", code: 0)
    #expect(folder.read("real/App.navgraph") == formatted)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder["App.navgraph"])) == "real/App.navgraph")
  }

  /// `patch` can apply the output of `--diff`.
  @Test func differencesCanBeApplied() throws {
    var random = Numbers(11)
    for round in 0..<60 {
      let count = random.below(round < 50 ? 30 : 600)
      let old = (0..<count).map { _ in "line \(random.below(max(2, count)))" }
      var new = old
      for _ in 0..<random.below(8) {
        let place = random.below(new.count + 1)
        if random.below(2) == 0 { new.insert("new \(random.below(9))", at: place) } else if place < new.count { new.remove(at: place) }
      }
      var before = old.joined(separator: "\n")
      var after = new.joined(separator: "\n")
      if random.below(3) > 0, !before.isEmpty { before += "\n" }
      if random.below(3) > 0, !after.isEmpty { after += "\n" }
      let diff = UnifiedDiff(from: Array(before.utf8), to: Array(after.utf8), name: "a").text
      #expect(diff.isEmpty == (before == after))
      guard !diff.isEmpty else { continue }
      let folder = try Folder(["a": before, "a.diff": diff])
      let patch = Process()
      patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      patch.arguments = ["patch", "-s", "-p0", "-i", "a.diff"]
      patch.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try patch.run()
      patch.waitUntilExit()
      // `patch` removes a file that becomes empty.
      #expect(patch.terminationStatus == 0 && (folder.read("a") ?? "") == after, "\(diff)")
    }
  }

  @Test func differencesAreSmall() {
    let old = (0..<2_000).map { "line \($0)" }
    var new = old
    new[500] = "changed"
    new.remove(at: 1_000)
    let diff = UnifiedDiff(
      from: Array((old.joined(separator: "\n") + "\n").utf8), to: Array((new.joined(separator: "\n") + "\n").utf8), name: "a"
    ).text
    #expect(
      diff == """
        --- a
        +++ a
        @@ -498,7 +498,7 @@
         line 497
         line 498
         line 499
        -line 500
        +changed
         line 501
         line 502
         line 503
        @@ -998,7 +998,6 @@
         line 997
         line 998
         line 999
        -line 1000
         line 1001
         line 1002
         line 1003

        """)
    // Large files without a common line are compared without a search.
    let a = (0..<50_000).flatMap { Array("x\($0 % 7)\n".utf8) }
    let b = (0..<50_000).flatMap { Array("y\($0 % 5)\n".utf8) }
    #expect(UnifiedDiff(from: a, to: b, name: "a").text.hasPrefix("--- a\n+++ a\n@@ -1,50000 +1,50000 @@\n-x0\n"))
  }
}

/// A deterministic pseudorandom number generator.
struct Numbers {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}

extension UnifiedDiff {
  fileprivate var text: String { lines.map { $0.text + "\n" }.joined() }
}
