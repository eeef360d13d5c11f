import Foundation
import Repository
import Testing

/// Validates SARIF reports with `Tests/Tools/SARIF/validate.py`, and tests their content.
@Suite struct SARIFTests {
  private static let root = Repository.url(at: "../..")

  private let app = """
    app Shop { root stack Home }
    allow NAV0603 "it is \\"fine\\""
    screen Home {
      title “Hé\u{202E}llo”
      on a => pop
      on b -> present Huge
    }
    allow NAV0601 "idle"
    screen Item(id: Int n: Int)
    screen Left
    """

  @Test func reportsFollowTheSchema() throws {
    let folder = try Folder(["a b/App %.navgraph": app, "sound/App.navgraph": sound])
    var files: [String] = []
    func keep(_ arguments: String...) throws {
      let output = try Tool(in: folder, input: app).run(["check", "--format", "sarif"] + arguments).output
      // A folder with several programs may have no report.
      if output.isEmpty { return }
      try folder.write("\(files.count).sarif", output)
      files.append(folder["\(files.count).sarif"])
    }
    try keep("a b")
    try keep("sound")
    try keep("-")
    try keep(folder["a b"])
    _ = try Tool(in: folder).run(["check", "--fix", "-q", "a b"])
    try folder.write("a b/App %.navgraph", (folder.read("a b/App %.navgraph") ?? "").replacingOccurrences(of: "Huge", with: "Left"))
    try Tool(in: folder).expect("check", "a b", "--write-baseline", "base.json", code: 0, errors: nil)
    try keep("a b", "--baseline", "base.json")
    for name in ["flow", "names", "routes", "lexical", "syntax"] {
      let corpus = Repository.url(at: "Tests/Corpus/\(name)").path
      for file in (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? [] { try keep(corpus + "/" + file) }
    }
    #expect(files.count > 30)
    try expectSchema(files, isFollowed: true)
    // The schema rejects an invalid report.
    try folder.write("bad.sarif", (folder.read("0.sarif") ?? "").replacingOccurrences(of: "\"startLine\": ", with: "\"startLine\": -"))
    try expectSchema([folder["bad.sarif"]], isFollowed: false)
  }

  @Test func whatIsKnownIsSuppressed() throws {
    let text = "app Shop { root stack Home }\nallow NAV0603 \"why not\"\nscreen Home { on a -> pop }\nscreen Left\nguard idle\n"
    let folder = try Folder(["App.navgraph": text])
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", "--allow", "0312", code: 0, errors: nil)
    let output = try Tool(in: folder).expect("check", "--format", "sarif", "--baseline", "base.json", code: 0, output: nil).output
    let document = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    func suppression(_ code: String) -> [[String: String]]? {
      results.first { $0["ruleId"] as? String == code }?["suppressions"] as? [[String: String]]
    }
    #expect(suppression("NAV0312") == [])
    #expect(suppression("NAV0603") == [["kind": "inSource", "justification": "why not"]])
    #expect(suppression("NAV0601")?.first?["kind"] == "external")
    // Fingerprints don't change with edits in other lines.
    let prints = { (results: [[String: Any]]) in
      Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?["navgraph/v1"] })
    }
    try folder.write("App.navgraph", "// moved\n\n" + text)
    let moved = try Tool(in: folder).expect("check", "--format", "sarif", code: 0, output: nil).output
    let again = try #require(JSONSerialization.jsonObject(with: Data(moved.utf8)) as? [String: Any])
    let movedResults = ((again["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    #expect(prints(results).count == 3 && prints(results) == prints(movedResults))
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    #expect(rules.allSatisfy { (($0["help"] as? [String: String])?["text"]?.count ?? 0) > 40 })
  }

  /// Validates the files. Without the schema, the test prints a message and passes, except in continuous integration.
  private func expectSchema(_ files: [String], isFollowed: Bool) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Tests/Tools/SARIF/validate.py"] + files
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isInstalled = process.terminationStatus != 3 && process.terminationStatus != 127
    if !isInstalled, ProcessInfo.processInfo.environment["CI"] != "true" {
      print("skipped: \(text)")
      return
    }
    #expect(process.terminationStatus == (isFollowed ? 0 : 1), "\(text)")
  }
}
