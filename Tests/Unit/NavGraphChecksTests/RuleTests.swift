import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Every rule of structure and flow, held against its own examples.
@Suite struct RuleTests {
  @Test(arguments: CheckRules.all.map(\.code.number)) func examples(_ number: UInt16) throws {
    let rule = try #require(CheckRules.all.first { $0.code.number == number })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.rationale.contains("\n"))
    // What is too large to be judged fits on no page.
    if rule.failing.isEmpty {
      #expect([Code(611), Code(712), Code(1105)].contains(rule.code))
      return
    }
    let asked = OptionalRules([rule.code])
    let failing = Checked(rule.failing, optional: asked)
    #expect(failing.findings.map(\.code) == [rule.code], "\(failing.report)")
    #expect(failing.findings.allSatisfy { $0.severity == rule.severity })
    for finding in failing.findings { expectWhole(finding, failing.source) }
    #expect(Checked(rule.corrected, optional: asked).report == "")
    if rule.severity == .off { #expect(Checked(rule.failing).report == "", "it is off until someone asks") }
  }

  @Test func codesAreInOrderAndUnique() {
    let codes = CheckRules.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  /// A fix mends what it belongs to, and brings no other error of syntax, names or structure.
  @Test func fixesMend() {
    var count = 0
    for rule in CheckRules.all {
      let asked = OptionalRules([rule.code])
      let failing = Checked(rule.failing, optional: asked)
      for fix in failing.findings.flatMap(\.fixes) {
        let mended = Checked(failing.mended(by: fix), optional: asked)
        #expect(!mended.codes.contains(Int(rule.code.number)), "\(rule.code) \(fix.title)\n\(mended.report)")
        #expect(mended.codes.allSatisfy { $0 >= 600 }, "\(rule.code) \(fix.title)\n\(mended.report)")
        count += 1
      }
    }
    #expect(count > 8)
  }
}
