import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of `navgraph graph`, with the installed `dot` if there is one.
@Suite struct GraphTests {
  @Test func notations() throws {
    let folder = try Folder(["App.navgraph": sound])
    let dot = try Tool(in: folder).expect("graph", code: 0, output: nil).output
    #expect(dot.hasPrefix("digraph"))
    try Tool(in: folder).expect("graph", "--format", "dot", "-o", "-", code: 0, output: dot)
    try Tool(in: folder).expect("graph", "--format", "dot", "-o", "/dev/null", code: 0)
    #expect(FileManager.default.contents(atPath: "/dev/null")?.isEmpty ?? true)
    try Tool(in: folder).expect("graph", "-o", "sub/flow.gv", code: 0)
    // Links to the sources are relative to the output file.
    #expect(folder.read("sub/flow.gv") == dot.replacingOccurrences(of: "\"./App", with: "\"../App"))
    #expect(try Tool(in: folder).expect("graph", "--format", "mermaid", code: 0, output: nil).output.contains("flowchart"))
    let json = try Tool(in: folder).expect("graph", "--format", "json", code: 0, output: nil).output
    let root = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((root["cards"] as? [[String: Any]])?.contains { $0["title"] as? String == "Home" } == true)
  }

  @Test func usageErrors() throws {
    let folder = try Folder(["App.navgraph": sound])
    try Tool(in: folder).expect(
      "graph", "--focus", "Itm", code: 64, errors: "navgraph: there is no screen or container Itm\nnavgraph: help: did you mean Item?\n")
    try Tool(in: folder).expect("graph", "--depth", "x", code: 64, errors: "navgraph: --depth needs a number from 0 to 1000, not \"x\"\n")
    try Tool(in: folder).expect("graph", "-o", "flow.xyz", code: 64, errors: nil)
    let without = try Tool(in: folder, environment: ["PATH": folder.path]).expect("graph", "--format", "svg", code: 74, errors: nil).errors
    #expect(without.contains("the program `dot`, which draws svg, isn't on PATH"), "\(without)")
    let broken = try Folder(["App.navgraph": sound + "screen Item\n"])
    #expect(try Tool(in: broken).expect("graph", code: 1, output: nil, errors: nil).output.hasPrefix("digraph"))
  }

  @Test(.enabled(if: ChildProcess.find(named: "dot") != nil, "Graphviz is not installed")) func pictures() throws {
    let folder = try Folder(["App.navgraph": sound])
    for (name, start) in [("a.svg", "<?xml"), ("a.png", "\u{FFFD}PNG"), ("a.pdf", "%PDF"), ("a.html", "<!")] {
      try Tool(in: folder).expect("graph", "-o", name, code: 0)
      #expect(folder.read(name)?.hasPrefix(start) == true, "\(name)")
    }
  }

  /// `ChildProcess` handles a child that writes while it still receives input, one that never ends, and one that doesn't read.
  @Test func childrenNeverHang() throws {
    let much = Array(String(repeating: "x", count: 3_000_000).utf8)
    let cat = try ChildProcess("/bin/cat", input: much, seconds: 60).run()
    #expect(cat.output == much && cat.status == 0 && !cat.isTimedOut)
    let both = try ChildProcess("/bin/sh", arguments: ["-c", "cat >&2; echo end"], input: much, seconds: 60).run()
    #expect(both.errors == much && both.output == Array("end\n".utf8))
    let deaf = try ChildProcess("/bin/sh", arguments: ["-c", "exit 3"], input: much, seconds: 60).run()
    #expect(deaf.status == 3)
    let endless = try ChildProcess("/bin/sh", arguments: ["-c", "sleep 100 & sleep 100"], seconds: 1).run()
    #expect(endless.isTimedOut)
    #expect(throws: Failure.self) { try ChildProcess("/no/such/program", seconds: 1).run() }
  }
}
