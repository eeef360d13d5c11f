import Testing

@testable import NavGraphSyntax

/// Tests of every rule of families 01 and 02 with its own examples.
@Suite struct RuleTests {
  @Test(arguments: SyntaxRules.all.map(\.code.number)) func examples(number: UInt16) throws {
    let rule = try #require(SyntaxRules.all.first { $0.code.number == number })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty)
    let failing = Parsed(rule.failing)
    let corrected = Parsed(rule.corrected)
    // These rules have no example, which would need invalid UTF-8 or a file of 64 MiB.
    if rule.failing.isEmpty {
      #expect([Code(106), Code(111), Code(114)].contains(rule.code))
    } else {
      #expect(failing.diagnostics.map(\.code) == [rule.code], "\(failing.report)")
      #expect(failing.diagnostics.allSatisfy { $0.severity == rule.severity })
    }
    #expect(corrected.report == [])
    expectSound(failing)
    expectSound(corrected)
  }

  @Test func codesAreInOrderAndUnique() {
    let codes = SyntaxRules.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  /// An automatic fix resolves its diagnostic.
  @Test func fixesMend() {
    for rule in SyntaxRules.all {
      for fix in Parsed(rule.failing).diagnostics.flatMap(\.fixes) where fix.applicability == .always {
        let mended = Parsed(apply(fix, to: rule.failing))
        #expect(mended.report == [], "\(rule.code): \(fix.title)")
      }
    }
  }
}

/// Returns the text after the edits of a fix.
func apply(_ fix: Fix, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
    bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
