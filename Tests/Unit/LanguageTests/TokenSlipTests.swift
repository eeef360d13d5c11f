import Foundation
import NavGraphCompiler
import NavGraphSyntax
import RandomPrograms
import Repository
import Testing
import Torture

/// Tests of single slips at random sites of valid programs: there are few diagnostics, all of them near the slip, and fixes restore the
/// program.
@Suite struct TokenSlipTests {
  private struct Program {
    let name: String
    let sources: [SourceFile]
    /// The diagnostics of the program without a slip.
    let known: Set<String>

    init(name: String, sources: [SourceFile]) {
      self.name = name
      self.sources = sources
      known = Set(FixedProgram(sources).before.diagnostics.map { "\($0.code) \($0.message)" })
    }
  }

  private struct Record {
    var slips = 0
    var fixed = 0
    /// The slips whose fix results in another program.
    var meansSomethingElse: [String] = []
    var leavesMoreErrors: [String] = []
    var namesNothing: [String] = []
    var reportsMany: [String] = []
    var reportsElsewhere: [String] = []
  }

  private static func programs() throws -> [Program] {
    let samples = try Repository.samples.map { sample in
      Program(name: sample.name, sources: try sample.paths.map { SourceFile(path: $0, text: try Repository.text(at: $0)) })
    }
    let random = (0..<(RandomTests.isCI ? 24 : 4)).map { seed in
      let program = RandomProgram(seed: UInt64(1000 + seed))
      return Program(name: "seed \(1000 + seed)", sources: program.files.map { SourceFile(path: $0.path, text: $0.text) })
    }
    return samples + random
  }

  @Test func slipsAreReportedNearbyAndFixedAsMeant() throws {
    let numbers = RandomTests.seeds(few: 18, all: 108)
    var record = Record()
    for (number, program) in try TokenSlipTests.programs().enumerated() {
      var random = SeededRandom(seed: UInt64(number) &+ 77)
      let tree = Compiler.parse([program.sources[0]]).trees[0]
      // The tree owns the buffer of its tokens.
      let tokens = withExtendedLifetime(tree) { tree.tokens.filter { $0.kind != .endOfFile } }
      for number in 0..<numbers.upperBound {
        guard let slip = TokenSlip(in: program.sources[0], tokens, &random), numbers.contains(number) else { continue }
        TokenSlipTests.judge(slip, in: program, &record)
      }
    }
    let summary = "\(record.slips) slips, \(record.fixed) fixed"
    func expect(_ list: [String], atMost percent: Double, _ what: String) {
      let limit = Int(Double(record.slips) * percent / 100)
      #expect(list.count <= limit, "\(summary); \(list.count) \(what):\n\(list.prefix(25).joined(separator: "\n"))")
    }
    #expect(record.slips * 18 > 300 * numbers.count)
    expect(record.meansSomethingElse, atMost: 0, "are fixed to something else")
    expect(record.leavesMoreErrors, atMost: 0, "have more errors after their fix")
    expect(record.namesNothing, atMost: 0, "have a message with an empty name")
    expect(record.reportsMany, atMost: 2, "cause more than three diagnostics")
    expect(record.reportsElsewhere, atMost: 4, "report nothing within a line")
  }

  private static func judge(_ slip: TokenSlip, in program: Program, _ record: inout Record) {
    let wrong = SourceFile(path: program.sources[0].path, bytes: slip.bytes)
    let sources = [wrong] + program.sources.dropFirst()
    let mended = FixedProgram(sources)
    let diagnostics = mended.before.diagnostics.filter { $0.severity >= .warning && !program.known.contains("\($0.code) \($0.message)") }
    // A valid result is another program, not a slip.
    if diagnostics.isEmpty { return }
    record.slips += 1
    let name = "\(program.name): \(slip)"
    if !mended.mending.changed.isEmpty {
      record.fixed += 1
      let fixes = mended.mending.applied.map { "\($0.diagnostic.code) \($0.fix.title)" }.joined(separator: ", ")
      if !slip.isLine, canonical(mended.after.files[0]) != canonical(program.sources[0]) {
        record.meansSomethingElse.append("\(name): \(fixes)")
      }
      if let complaint = mended.complaint() { record.leavesMoreErrors.append("\(name): \(fixes): \(complaint)") }
    }
    let codes = diagnostics.map { "\($0.code)" }.joined(separator: " ")
    for diagnostic in diagnostics where texts(of: diagnostic).contains(where: { $0.contains("``") }) {
      record.namesNothing.append("\(name): \(diagnostic.code) \(diagnostic.message)")
    }
    if diagnostics.count > 3 { record.reportsMany.append("\(name): \(codes)") }
    let table = LineTable(of: wrong)
    let isNear = diagnostics.contains { diagnostic in
      ([diagnostic.primary] + diagnostic.secondary).contains { label in
        label.range.file == FileID(0) && slip.lines.contains { abs(Int(table.line(at: label.range.start)) - $0) <= 1 }
      }
    }
    if !isNear, !slip.isLoss { record.reportsElsewhere.append("\(name): \(codes)") }
  }

  private static func texts(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.message, diagnostic.primary.text] + diagnostic.secondary.map(\.text) + diagnostic.notes + diagnostic.help
      + diagnostic.fixes.map(\.title)
  }

  private static func canonical(_ source: SourceFile) -> [UInt8] { format(source) }
}
