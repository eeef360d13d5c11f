import Browser
import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of the assertions and tests that the page copies from a path.
@Suite(.enabled(if: Browser.path != nil || Browser.isRequired, "Chromium is not installed")) struct CopiedWalkTests {
  struct Copied: Decodable {
    let assertion: String
    let test: String
    let kinds: String
  }

  /// Plays `walks` random paths of `steps` steps through each program. Returns the copied texts by program name.
  private func copied(_ programs: [(name: String, files: [SourceFile])], walks: Int, steps: Int) throws -> [String: [Copied]] {
    let tables = programs.map { program -> JSON in
      let checked = Compiler.check(Compiler.parse(program.files))
      return .array([.string(program.name), PlayTables(for: checked.graph, places: checked.places, routes: checked.routes).json])
    }
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Walks</title></head><body>
      <script type="application/json" id="programs">\(JSON.array(tables).line)</script>
      <script>"use strict";
      \(PlayScripts.engine)
      \(PlayScripts.copying)
      \(wanderingScript)
      </script></body></html>
      """
    let script = """
      const all = {};
      for (const [name, tables] of JSON.parse(document.getElementById("programs").textContent)) {
        const play = navgraphPlay(tables);
        all[name] = [];
        for (let seed = 1; seed <= \(walks); seed += 1) all[name].push(wander(tables, play, seed * 7919, 1 + seed % \(steps)));
      }
      return all;
      """
    return try JSONDecoder().decode([String: [Copied]].self, from: Data(try Browser.value(of: script, on: page).utf8))
  }

  /// `check` verifies every copied assertion in its program.
  @Test func assertionsHold() throws {
    let all = try copied(PlayedProgram.samples, walks: 12, steps: 6)
    var count = 0
    for (name, files) in PlayedProgram.samples {
      let lines = Set((all[name] ?? []).map(\.assertion).filter { $0.hasPrefix("assert ") }).sorted()
      count += lines.count
      guard !lines.isEmpty, let first = files.first else { continue }
      let text = String(decoding: first.bytes, as: UTF8.self) + "\n" + lines.joined(separator: "\n") + "\n"
      let checked = Compiler.check(Compiler.parse([SourceFile(path: first.path, text: text)] + files.dropFirst()))
      let diagnostics = checked.diagnostics.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
      #expect(diagnostics == [], "\(name): \(lines)")
    }
    #expect(count > 60, "\(count) assertions")
  }
}
