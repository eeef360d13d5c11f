import NavGraphSyntax
import Testing

/// Tests of branches and handlers that never run (0613 to 0615), and of similar valid ones.
@Suite struct NeverRunsTests {
  private func branches(_ text: String) -> String {
    "app A { root stack Home }\ncondition a\ncondition b\ncondition c\nscreen Home {\n on all { when a and b and c -> stay }\n on go {\n\(text)\n }\n}\nscreen X external\nscreen Y external\nscreen Z external"
  }

  @Test func swallowedBranches() {
    expect([613], in: branches("when a -> push X\n when a and b -> push Y"))
    expect([], in: branches("when a and b -> push Y\n when a -> push X"))
    expect([613], in: branches("when a -> push X\n when a -> push Y"))
    expect([], in: branches("when a -> push X\n when b -> push Y\n otherwise -> push Z"))
    expect([613], in: branches("when a or b -> push X\n when b and not c -> push Y"))
    expect([], in: branches("when a or b -> push X\n when not a -> push Y"))
    // Only both branches together cover all cases.
    expect([613], in: branches("when a -> push X\n when not a and b -> push Y\n when b -> push Z"))
    expect([613], in: branches("when a -> push X\n when not a -> push Y\n otherwise -> push Z"))
    // `otherwise -> stay` is always allowed, because it documents that nothing is missing.
    expect([], in: branches("when a -> push X\n when not a -> push Y\n otherwise -> stay"))
    // A contradiction has its own diagnostic and covers nothing.
    expect([803], in: branches("when a and not a -> push X\n when a -> push Y"))
    expect([803], in: branches("when a -> push X\n when b and not b -> push Y"))
    let checked = CheckedText(branches("when a -> push X\n when a and b -> push Y"))
    #expect(checked.report.contains("`a` is true whenever `a and b` is"), "\(checked.report)")
    #expect(checked.diagnostics.first?.fixes.first.map { CheckedText(checked.mended(by: $0)).codes } == [], "\(checked.report)")
    // Outcome handlers have branches, too.
    expect(
      [613],
      in: branches("otherwise -> present M then { finished {\n when a -> push X\n when a -> push Y\n } }")
        + "\nscreen M { on ok -> finish }")
  }
}
