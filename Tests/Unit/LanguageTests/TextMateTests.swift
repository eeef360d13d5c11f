import Foundation
import Repository
import Testing

/// Tests of the TextMate grammar in a TextMate engine, using `Tests/Tools/TextMate/scopes.py`.
@Suite struct TextMateTests {
  @Test func statedScopes() throws {
    try expectAgreement(["expect", "Tests/Tools/TextMate/constructs.navgraph"])
  }

  @Test func everyCharacterOfEverySampleHasAScope() throws {
    try expectAgreement(["whole"] + Repository.samples.flatMap(\.paths) + ["Tests/Corpus/design/messenger.navgraph"])
  }

  @Test func theGrammarIsJSONWithoutDanglingIncludes() throws {
    let data = try Data(contentsOf: Repository.url(at: "Grammar/navgraph.tmLanguage.json"))
    let grammar = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let names = Set(try #require(grammar["repository"] as? [String: Any]).keys)
    var included: Set<String> = []
    func visit(_ value: Any) {
      if let rule = value as? [String: Any] {
        if let include = rule["include"] as? String, include.hasPrefix("#") { included.insert(String(include.dropFirst())) }
        rule.values.forEach(visit)
      } else if let list = value as? [Any] {
        list.forEach(visit)
      }
    }
    visit(grammar)
    #expect(included == names)
    #expect(grammar["scopeName"] as? String == "source.navgraph")
  }

  /// Runs the script. Without the engine, the test prints a message and passes, except in continuous integration.
  private func expectAgreement(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Tests/Tools/TextMate/scopes.py"] + arguments
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
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
