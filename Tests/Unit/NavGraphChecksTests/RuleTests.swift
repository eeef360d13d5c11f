import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks
import NavGraphCompiler

/// Tests of every rule of the graph and of suppressions with its own examples.
@Suite struct RuleTests {
  private static let rules = DiagnosticPolicy.rules + CheckRules.all

  @Test(arguments: rules.map(\.code.number)) func examples(_ number: UInt16) throws {
    let rule = try #require(Self.rules.first { $0.code.number == number })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.rationale.contains("\n"))
    // These rules have no examples: some need huge programs or another file, and the rest depend on releases.
    if rule.failing.isEmpty {
      #expect([Code(393), Code(394), Code(611), Code(712), Code(1105)].contains(rule.code))
      return
    }
    let asked = OptionalRules([rule.code])
    let failing = CheckedText(rule.failing, optional: asked)
    #expect(failing.diagnostics.map(\.code) == [rule.code], "\(failing.report)")
    #expect(failing.diagnostics.allSatisfy { $0.severity == rule.severity })
    for diagnostic in failing.diagnostics { expectWhole(diagnostic, failing.source) }
    #expect(CheckedText(rule.corrected, optional: asked).report == "")
    if rule.severity == .off { #expect(CheckedText(rule.failing).report == "", "it is off until someone asks") }
  }

  @Test func codesAreInOrderAndUnique() {
    let codes = Self.rules.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  /// Every rule that a check reports is in its entry of `Check.all`. Otherwise the check could run although the rule is off.
  @Test func checksReportTheirRules() throws {
    var reported: Set<Code> = []
    for rule in CheckRules.all where !rule.failing.isEmpty {
      let program = CheckedText(rule.failing)
      let checker = Checker(
        graph: program.graph, places: program.places, routes: RouteTable(of: program.graph),
        optional: OptionalRules(Set(CheckRules.all.map(\.code))))
      for check in Check.all where checker.isReady(for: check) {
        checker.diagnostics = []
        check.run(checker)()
        let codes = Set(checker.diagnostics.map(\.code))
        #expect(codes.isSubset(of: check.rules.map(\.code)), "\(codes)")
        reported.formUnion(codes)
      }
    }
    #expect(CheckRules.all.allSatisfy { $0.failing.isEmpty || reported.contains($0.code) })
  }

  /// A fix resolves its diagnostic and adds no error of syntax, names, or structure.
  @Test func fixesMend() {
    var count = 0
    for rule in Self.rules {
      let asked = OptionalRules([rule.code])
      let failing = CheckedText(rule.failing, optional: asked)
      for fix in failing.diagnostics.flatMap(\.fixes) {
        let mended = CheckedText(failing.mended(by: fix), optional: asked)
        #expect(!mended.codes.contains(Int(rule.code.number)), "\(rule.code) \(fix.title)\n\(mended.report)")
        #expect(mended.codes.allSatisfy { $0 >= 600 }, "\(rule.code) \(fix.title)\n\(mended.report)")
        count += 1
      }
    }
    #expect(count > 8)
  }
}
