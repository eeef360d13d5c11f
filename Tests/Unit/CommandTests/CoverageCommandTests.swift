import Foundation
import Testing

@testable import navgraph

/// Tests of the subcommands `navgraph coverage` and `watch --follow`.
@Suite struct CoverageCommandTests {
  private let trace = """
    {"name":"1","step":"trace"}
    {"shows":["home"],"step":"shows"}
    {"name":"Home.open","step":"began"}
    {"shows":["item"],"step":"shows"}
    {"name":"Home.\\u001b[31m","step":"began"}

    """

  @Test func coverageIsSaidAndPainted() throws {
    let folder = try Folder(["App.navgraph": sound + "screen Left\n", "run.ndjson": trace])
    let outcome = try Tool(in: folder).run(["coverage", "run.ndjson", "App.navgraph", "-o", "walked.gv"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        Shop: 1 scene, 4 steps, 0 links opened
          screens  2 of 3
          events   1 of 1

        screens covered
          1  Home
          1  Item

        events covered
          1  Home.open

        screens not covered
          Left  App.navgraph:14

        outside the graph
          1  event Home.␛[31m: not in the graph
          1  a scene of another version of the graph, 1

        """)
    #expect(folder.read("walked.gv")?.contains("covered, with counts") == true)
    // The paths may precede the trace, and the trace may come from standard input.
    let same = try Tool(in: folder, input: trace).run(["coverage", ".", "-"])
    #expect(same.output == outcome.output.replacing("App.navgraph:14", with: "./App.navgraph:14") || same.output == outcome.output)
    let json = try Tool(in: folder).run(["coverage", "run.ndjson", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && object?["steps"] as? Int == 4)
    #expect((object?["screens"] as? [[String: Any]])?.map { $0["count"] as? Int } == [1, 1, 0])
    #expect((object?["beside"] as? [[String: Any]])?.count == 2)
    for (arguments, words) in [
      (["App.navgraph"], "coverage needs a trace"), (["no.ndjson"], "no.ndjson"), (["run.ndjson", "-o", "x"], "the extension of a format"),
    ] {
      let outcome = try Tool(in: folder).run(["coverage"] + arguments)
      #expect(outcome.code != 0 && outcome.errors.contains(words), "\(outcome)")
    }
  }

  @Test func whatARunningAppShowsIsFollowed() throws {
    let folder = try Folder(["App.navgraph": sound])
    let watcher = try Watcher("--follow", "run.ndjson", in: folder)
    try watcher.wait(for: "start: no diagnostics")
    let lines = trace.split(separator: "\n").map(String.init)
    func append(_ text: String) throws {
      let old = folder.read("run.ndjson") ?? ""
      if old.isEmpty { return try folder.write("run.ndjson", text) }
      let handle = try #require(FileHandle(forWritingAtPath: folder["run.ndjson"]))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    }
    try append(lines[0] + "\n" + lines[1] + "\n" + lines[2].prefix(8))
    _ = try watcher.within(60) { watcher.errors.contains("the app shows Home\n") ? true : nil }
    try append(lines[2].dropFirst(8) + "\n" + lines[3] + "\n")
    _ = try watcher.within(60) { watcher.errors.contains("the app shows Item, after Home.open\n") ? true : nil }
    // Another run of the app overwrites the file.
    try folder.write("run.ndjson", lines[0] + "\n" + lines[1] + "\n")
    _ = try watcher.within(60) { watcher.errors.contains("run.ndjson restarted\n") ? true : nil }
    #expect(watcher.end() == (0, true))
  }
}
