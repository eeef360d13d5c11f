import Foundation
import NavGraphRuntime
import Repository
import Testing

/// Tests that all reports pass one method, with their origin in the graph.
@Suite struct ReportTests {
  /// No other code calls the app's report closure.
  @Test func v3_everyStepPassesOneMethod() throws {
    let sources = Repository.url(at: "Sources").resolvingSymlinksInPath()
    var calls: [String] = []
    for module in ["NavGraphRuntime", "NavGraphUIKit", "NavGraphHosting", "NavGraphSwiftUI"] {
      let files = FileManager.default.enumerator(at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        calls += lines.filter { $0.contains("report?(") || $0.contains("report!(") }.map { file.lastPathComponent + $0 }
      }
    }
    #expect(calls == ["Navigator+Effects.swift    report?(step)"])
  }

  /// Reports and log messages contain the name of the event in the graph.
  @Test func v3_stepsNameTheirEvent() {
    var scene = Scene()
    let place = scene.tree.leaf.id
    let event = NavGraph.Event<Harbor>("Home.tips", .push(.tips))
    scene.driver.scheduler.send(event, from: place)
    scene.driver.scheduler.send(event, from: place)
    var said: [String] = []
    scene.driver.scheduler.run(saying: { effect in
      if case .report(let report) = effect { said.append("\(report)") }
      if case .log(let text) = effect { said.append(text) }
    })
    #expect(
      said == [
        "Home.tips: asked for twice", "dropped(\"Home.tips\", because: \"asked for twice\")", "began(\"Home.tips\")",
      ])
  }
}
