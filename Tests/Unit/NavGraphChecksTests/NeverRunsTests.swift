import NavGraphSyntax
import Testing

/// What can be written and never run (0613 to 0615), and what only looks like it.
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
    // Only both together leave nothing.
    expect([613], in: branches("when a -> push X\n when not a and b -> push Y\n when b -> push Z"))
    expect([613], in: branches("when a -> push X\n when not a -> push Y\n otherwise -> push Z"))
    // `otherwise -> stay` says only that nothing was forgotten.
    expect([], in: branches("when a -> push X\n when not a -> push Y\n otherwise -> stay"))
    // A test that contradicts itself is told otherwise, and swallows nothing.
    expect([803], in: branches("when a and not a -> push X\n when a -> push Y"))
    expect([803], in: branches("when a -> push X\n when b and not b -> push Y"))
    let checked = Checked(branches("when a -> push X\n when a and b -> push Y"))
    #expect(checked.report.contains("`a` is true whenever `a and b` is"), "\(checked.report)")
    #expect(checked.findings.first?.fixes.first.map { Checked(checked.mended(by: $0)).codes } == [], "\(checked.report)")
    // Arms have branches too.
    expect(
      [613],
      in: branches("otherwise -> present M then { finished {\n when a -> push X\n when a -> push Y\n } }")
        + "\nscreen M { on ok -> finish }")
  }
}
