import Browser
import Foundation
import NavGraphCompiler
import Repository
import Testing

@testable import NavGraphDiagrams

/// Tests that the page shows the same as the runtime after every step of random paths, which both perform.
@Suite(.enabled(if: Browser.path != nil || Browser.isRequired, "Chromium is not installed")) struct PlayedWalkTests {
  static let seeds = RandomTests.allSeeds(few: 40, all: 200, from: 1)

  struct Verdict: Decodable {
    struct Difference: Decodable {
      let program: String
      let idiom: String
      let number: Int
      let input: String
      let expected: String
      let shown: String
    }
    let walks: Int
    let steps: Int
    let differences: [Difference]
  }

  static func verdict(_ programs: [JSON]) throws -> Verdict {
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Walks</title></head><body>
      <script type="application/json" id="walks">\(JSON.array(programs).line)</script>
      <script>"use strict";
      \(PlayScripts.engine)
      \(comparingScript)
      </script></body></html>
      """
    let script = "return comparedWalks(JSON.parse(document.getElementById('walks').textContent), navgraphPlay);"
    return try JSONDecoder().decode(Verdict.self, from: Data(try Browser.value(of: script, on: page).utf8))
  }

  private func compare(_ programs: [JSON], atLeast count: Int) throws {
    let verdict = try Self.verdict(programs)
    #expect(verdict.walks >= count, "\(verdict.walks) walks are too few to say anything")
    #expect(verdict.steps > verdict.walks * 5)
    for one in verdict.differences.prefix(3) {
      Issue.record(
        "\(one.program) on \(one.idiom), step \(one.number), \(one.input):\nthe run time:\n\(one.expected)\nthe page:\n\(one.shown)")
    }
  }

  @Test func samples() throws {
    let walks = RandomTests.isCI ? 24 : 8
    let programs = PlayedProgram.samples.compactMap { PlayedProgram.json($0, seed: Self.seeds.lowerBound, walks: walks, steps: 24) }
    try compare(programs, atLeast: 20 * walks)
  }

  @Test func randomPrograms() throws {
    let programs = Self.seeds.compactMap { seed in
      PlayedProgram.json(PlayedProgram.random(seed), seed: seed, walks: 6, steps: 24)
    }
    try compare(programs, atLeast: Self.seeds.count * 5)
  }

  /// The comparison detects a script with another result.
  @Test func aDifferenceIsSeen() throws {
    let programs = PlayedProgram.samples.filter { $0.name == "Stacks" }.compactMap {
      PlayedProgram.json($0, seed: Self.seeds.lowerBound, walks: 4, steps: 24)
    }
    guard case .object(let members)? = programs.first, case .object(let tables)? = members.first(where: { $0.0 == "tables" })?.1 else {
      Issue.record("Stacks has errors")
      return
    }
    // Removes the effects of all events.
    let idle = tables.map { name, value -> (String, JSON) in name == "e" ? (name, .array(PlayedWalkTests.idle(value))) : (name, value) }
    let program = JSON.object(members.map { $0.0 == "tables" ? ($0.0, .object(idle)) : $0 })
    #expect(try Self.verdict([program]).differences.isEmpty == false)
  }

  private static func idle(_ events: JSON) -> [JSON] {
    guard case .array(let all) = events else { return [] }
    return all.map { event in
      guard case .object(let members) = event else { return event }
      return .object(members.filter { $0.0 != "b" })
    }
  }
}
