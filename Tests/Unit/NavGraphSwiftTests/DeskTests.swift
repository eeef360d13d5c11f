import Foundation
import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import Repository
import Testing

/// Tests that the committed output of `Tests/Output/Desk`, an app that isn't a sample, is current.
@Suite struct DeskTests {
  @Test func isFresh() throws {
    let folder = Repository.url(at: "Tests/Output/Desk")
    let source = try String(contentsOf: folder.appendingPathComponent("Desk.navgraph"), encoding: .utf8)
    let (checked, output) = Samples.generate(source)
    #expect(checked.diagnostics.map(\.message) == [])
    try compare(output.files.map { ($0.name, $0.text) }, with: folder.appendingPathComponent("Generated"))
    let tests = Compiler.tests(for: checked, module: "Desk")
    try compare(tests.map { ($0.name, $0.text) }, with: folder.appendingPathComponent("Tests"))
  }

  private func compare(_ files: [(name: String, text: String)], with folder: URL) throws {
    for file in files {
      let target = folder.appendingPathComponent(file.name)
      let text = file.text.replacingOccurrences(of: "App.navgraph", with: "Desk.navgraph")
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try Data(text.utf8).write(to: target) }
      let committed = try? String(contentsOf: target, encoding: .utf8)
      #expect(committed == text, "\(file.name)")
    }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(files.map(\.name)))
  }
}
