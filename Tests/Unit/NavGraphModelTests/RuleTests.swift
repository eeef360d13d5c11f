import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct RuleTests {
  /// The rules whose example reads files, which resolution never does.
  static let ofTheEdge: Set<Code> = [Rule.importNotFound.code]

  @Test(arguments: ModelRules.all.map(\.code)) func examples(code: Code) throws {
    let rule = try #require(ModelRules.all.first { $0.code == code })
    let failing = Program(files: [("Example.navgraph", rule.failing)])
    if RuleTests.ofTheEdge.contains(code) {
      #expect(failing.summary == [])
    } else {
      #expect(failing.codes == [code.description], "\(failing.messages)")
    }
    let corrected = Program(files: [("Example.navgraph", rule.corrected)])
    #expect(corrected.summary == [], "\(corrected.messages)")
  }

  @Test func codesAreDistinctAndInTheirFamilies() {
    let codes = ModelRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
    #expect(codes.allSatisfy { $0.family == 3 || $0.family == 4 || $0.family == 7 })
  }

  @Test func textsAreWhole() {
    for rule in ModelRules.all {
      #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."), "\(rule.code)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.code)")
      #expect(rule.failing != rule.corrected, "\(rule.code)")
    }
  }
}
