import Foundation
import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks

/// Tests of the table in `Grammar/internals/theory.md` that lists the independent implementation for each check.
@Suite struct WitnessTableTests {
  private struct Row {
    var codes: [Int]
    /// The test suites in the row.
    var suites: [String]
  }

  private let known = (ModelRules.all + CheckRules.all).map { Int($0.code.number) }.filter { (500..<1200).contains($0) }.sorted()

  private func rows() throws -> [Row] {
    let page = try Repository.text(at: "Grammar/internals/theory.md")
    let lines = page.split(separator: "\n").drop { $0 != "| codes | witness |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return lines.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let codes = cells[0].components(separatedBy: ", ").flatMap { part in
        let ends = part.components(separatedBy: " to ").compactMap { Int($0) }
        return ends.count == 2 ? known.filter { (ends[0]...ends[1]).contains($0) } : ends
      }
      return Row(codes: codes, suites: cells[1].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    }
  }

  @Test func everyCheckHasAWitness() throws {
    let listed = try rows().flatMap(\.codes).sorted()
    for code in known {
      #expect(listed.filter { $0 == code }.count == 1, "NAV\(code) is there \(listed.filter { $0 == code }.count) times")
    }
    #expect(Set(listed).isSubset(of: known))
  }

  @Test func everyWitnessIsThere() throws {
    let folder = Repository.url(at: "Tests/Unit/NavGraphChecksTests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String })
    for row in try rows() {
      #expect(!row.suites.isEmpty)
      for suite in row.suites { #expect(files.contains { $0.hasSuffix("\(suite).swift") }, "\(suite)") }
    }
  }

  /// Planters exist for exactly the codes of the rows that name `PlantedTests`.
  @Test func plantersAreThoseOfTheTable() throws {
    let named = try rows().filter { $0.suites.contains("PlantedTests") }.flatMap(\.codes)
    #expect(Set(Planter.all.map(\.code).filter { $0 >= 500 }) == Set(named))
  }
}
