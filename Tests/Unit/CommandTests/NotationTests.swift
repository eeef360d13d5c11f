import Foundation
import Repository
import Testing

/// Validates JSON output with its schema, and Mermaid and PlantUML output with the real programs, also with hostile names.
@Suite struct NotationTests {
  private static let root = Repository.url(at: "../..")

  private static let hostile = #"</td><script>alert(1)</script> \"]; x --> y |\"z\"| end ${a} {{t}} %% #quot; &amp; 日本 🎉 \u{202E}\n```"#

  private static let app = """
    app Shop { platform iOS 16; scheme shop; root Main }
    tabs Main {
      tab home "\(hostile)" icon "house" stack Home
      tab more "\(hostile)" icon "\(hostile)" stack More
    }
    /// \(hostile)
    screen Home { on ask -> present Ask; on end -> push end }
    screen More
    screen end
    alert Ask { title "\(hostile)"; button yes "\(hostile)" }
    entry shortcut "\(hostile)" -> more / More
    route "/graph;class%20x/{id}" -> Item(id)
    screen Item(id: String)
    """

  /// Returns an app with one stack of `count` screens.
  static func large(_ count: Int) -> String {
    let screens = (0..<count).map { screen in
      let next = [3 * screen + 1, 3 * screen + 2, 3 * screen + 3].filter { $0 < count }
      return "screen S\(screen) {\n" + next.map { "  on open\($0) -> push S\($0)\n" }.joined() + "}\n"
    }
    return "app Large { platform iOS 16; root Main }\nstack Main { root S0 }\n" + screens.joined()
  }

  @Test func jsonFollowsItsSchema() throws {
    let folder = try Folder(["Hostile.navgraph": Self.app, "Large.navgraph": Self.large(520), "Old.navgraph": sound])
    var files: [String] = []
    func keep(_ arguments: String...) throws {
      let outcome = try Tool(in: folder).run(["graph"] + arguments + ["--format", "json"])
      #expect(!outcome.output.isEmpty, "\(arguments): \(outcome.errors)")
      try folder.write("\(files.count).json", outcome.output)
      files.append(folder["\(files.count).json"])
    }
    try keep("Hostile.navgraph")
    try keep("Large.navgraph")
    try keep("Large.navgraph", "--highlight", "S0 / S1", "--focus", "S1")
    try keep("Old.navgraph", "--against", "Hostile.navgraph")
    try keep("Hostile.navgraph", "--no-routes", "--feature", "home", "--highlight", "NAV0601")
    for sample in Repository.samples { try keep(Repository.url(at: "Samples/\(sample.name)").path) }
    let schema = "Grammar/graph.schema.json"
    guard let outcome = try SchemaCheck.validate(files, against: schema) else { return }
    #expect(outcome.code == 0, "\(outcome.output)")
    // The schema rejects an unknown kind, an unknown member, and a link to an unknown card.
    for (old, new) in [("\"kind\": \"push\"", "\"kind\": \"puhs\""), ("\"label\": ", "\"lable\": "), ("\"to\": \"", "\"to\": \"no_")] {
      try folder.write("bad.json", (folder.read("1.json") ?? "").replacingOccurrences(of: old, with: new))
      #expect(try SchemaCheck.validate([folder["bad.json"]], against: schema)?.code == 1, "\(new)")
    }
  }

  @Test func mermaidIsReadByMermaid() throws {
    let folder = try Folder(["Hostile.navgraph": Self.app, "Large.navgraph": Self.large(700), "Old.navgraph": sound])
    var files: [String] = []
    func keep(_ text: String) throws {
      try folder.write("\(files.count).mmd", text)
      files.append(folder["\(files.count).mmd"])
    }
    func run(_ arguments: String...) throws -> String {
      try Tool(in: folder).run(["graph"] + arguments).output
    }
    try keep(run("Hostile.navgraph", "--format", "mermaid"))
    try keep(run("Hostile.navgraph", "--format", "mermaid", "--highlight", "Home / end", "--against", "Old.navgraph"))
    try keep(run("Large.navgraph", "--format", "mermaid"))
    let blocks = try run("Large.navgraph", "--format", "markdown").components(separatedBy: "```mermaid\n").dropFirst()
    #expect(blocks.count > 30)
    for block in blocks.prefix(12) { try keep(block.components(separatedBy: "```")[0]) }
    guard let outcome = try SchemaCheck.run(["node", "Tests/Tools/Mermaid/parse.mjs"] + files, isRequired: false) else { return }
    #expect(outcome.code == 0, "\(outcome.output)")
    // Mermaid has as many arrows as JSON, and at least as many nodes as JSON has cards, because a container at the end of an arrow is also
    // a node.
    let json = try JSONSerialization.jsonObject(with: Data(run("Hostile.navgraph", "--format", "json").utf8)) as? [String: Any]
    let counts = ((json?["cards"] as? [Any])?.count ?? 0, (json?["links"] as? [Any])?.count ?? 0)
    let said = outcome.output.split(separator: "\n").first?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(said.count == 2 && said[0] >= counts.0 && said[1] == counts.1, "\(outcome.output)")
  }

  /// The picture that PlantUML draws contains exactly the texts of the app, unchanged.
  @Test func plantUMLIsReadByPlantUML() throws {
    let folder = try Folder(["Hostile.navgraph": Self.app, "Old.navgraph": sound, "Large.navgraph": Self.large(120)])
    let runs = [
      ["Hostile.navgraph"], ["Hostile.navgraph", "--highlight", "Home / end", "--against", "Old.navgraph"], ["Large.navgraph"],
    ]
    var files: [String] = []
    for arguments in runs {
      let name = "\(files.count).puml"
      #expect(
        try Tool(in: folder).run(["graph"] + arguments + ["-o", name]).code < 2,
        "the hostile app has errors, and is drawn")
      files.append(folder[name])
    }
    let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
    // All files are drawn in one run, because starting Java is slow. PlantUML's sandbox prevents reading other files.
    guard
      let outcome = try SchemaCheck.run(
        ["env", "LC_ALL=C.UTF-8", "plantuml", "-charset", "UTF-8", "-failfast2", "-tsvg"] + files, isRequired: isRequired)
    else { return }
    #expect(outcome.code == 0, "\(outcome.output)")
    let svg = try #require(folder.read("0.svg"))
    let texts = svg.components(separatedBy: "<text").dropFirst().map { text in
      text.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).last.map { String($0.split(separator: "<")[0]) } ?? ""
    }
    #expect(!svg.contains("<script") && texts.contains { $0.contains("&lt;/td&gt;&lt;script&gt;alert(1)") && $0.contains("${a} {{t}} %%") })
    let json = try JSONSerialization.jsonObject(
      with: Data(Tool(in: folder).run(["graph", "Hostile.navgraph", "--format", "json"]).output.utf8))
    let document = json as? [String: Any]
    let things = ((document?["groups"] as? [[String: Any]]) ?? []) + ((document?["cards"] as? [[String: Any]]) ?? [])
    #expect(things.count > 10 && svg.components(separatedBy: "<rect").count - 1 == things.count)
    let arrows = folder.read("0.puml")?.split(separator: "\n").filter {
      $0.contains("> ") && !$0.contains(" as ") && !$0.hasPrefix("skinparam") && !$0.hasPrefix("title")
    }
    #expect(arrows?.count == (document?["links"] as? [Any])?.count)
  }
}
