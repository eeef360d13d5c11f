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
    #expect(checked.report.contains("`a` holds whenever `a and b` does"), "\(checked.report)")
    #expect(checked.findings.first?.fixes.first.map { Checked(checked.mended(by: $0)).codes } == [], "\(checked.report)")
    // Arms have branches too.
    expect(
      [613],
      in: branches("otherwise -> present M then { finished {\n when a -> push X\n when a -> push Y\n } }")
        + "\nscreen M { on ok -> finish }")
  }

  @Test func manyConditions() {
    // Far more conditions than can be tried out: only what is plain is said.
    let names = (0..<40).map { "k\($0)" }
    let all = "app A { root stack Home }\nscreen X external\n" + names.map { "condition \($0)\n" }.joined()
    let ors = names.joined(separator: " or ")
    expect([613], in: all + "screen Home { on go {\n when k3 -> push X\n when \(names.joined(separator: " and ")) -> push X\n} }")
    expect([], in: all + "screen Home { on go {\n when \(ors) -> push X\n otherwise -> push X\n} }")
    // A list of a thousand branches is looked at from its beginning only.
    let long = names.map { "when \($0) -> push X" }.joined(separator: "\n")
    expect([], in: all + "screen Home { on go {\n\(long)\n} }")
  }

  @Test func overriddenEvents() {
    let head = "app A { root stack Home }\nevents G {\n on x -> push T\n on y -> push T\n}\nscreen T external\nscreen U { GU }\n"
    expect([614], in: head.replacing("GU", with: "") + "screen Home {\n uses G\n on x -> push U\n}")
    expect([], in: head.replacing("GU", with: "uses G") + "screen Home {\n uses G\n on x -> push U\n}")
    expect([614], in: head.replacing("GU", with: "uses G\n on x -> stay") + "screen Home {\n uses G\n on x -> push U\n}")
    expect([614, 614], in: head.replacing("GU", with: "") + "screen Home {\n uses G\n on x -> push U\n on y -> stay\n}")
    expect([], in: head.replacing("GU", with: "") + "screen Home {\n uses G\n on z -> push U\n}")
  }

  @Test func pagesBeyond() {
    func app(_ a: String, _ b: String, pages: String = "page P\n page Q") -> String {
      "app A { root Book }\npages Book {\n \(pages)\n}\nscreen P { \(a) }\nscreen Q { \(b) }"
    }
    expect([], in: app("on n -> page next", "on b -> page previous"))
    expect([615], in: app("on n -> page next", "on n -> page next"))
    expect([615], in: app("on b -> page previous", ""))
    expect(
      [615, 615],
      in: app("on n -> page next", "on n -> page next", pages: "page P").replacing("screen Q", with: "screen Q external").replacing(
        "on n -> page next }\nscreen Q external { on n -> page next }",
        with: "on n -> page next\n on b -> page previous }\nscreen Q external"))
    // The same screen on several pages is not always at the end.
    expect([], in: app("on n -> page next", "", pages: "page P\n page P\n page Q"))
    expect([], in: app("on n {\n when c -> stay\n otherwise -> page next\n }", "") + "\ncondition c")
  }

  // MARK: Accessories

  @Test func branchesOfAccessories() {
    func app(_ test: String, strip: String, rest: String = "") -> Checked {
      Checked(
        "app A { platform iOS 26; root Main }\ncondition a\ncondition b\ntabs Main { tab h \"H\" icon \"h\" stack Home; tab i \"I\" icon \"i\" stack I; accessory Strip when \(test) }\nscreen Home\nscreen I\nscreen Strip { \(strip) }\nscreen P { on x -> dismiss }\n\(rest)"
      )
    }
    let event = "on x { when not a -> present P; when b -> present P; otherwise -> stay }"
    let group = "events L { \(event) }\n"
    #expect(app("a", strip: event).codes == [803])
    #expect(app("a", strip: "uses L", rest: group).codes == [803])
    // Elsewhere it may run.
    #expect(app("a", strip: "uses L", rest: group + "screen Other external { uses L }").codes == [])
    // Two mistakes of one kind would be two findings; an accessory that is never there is one.
    #expect(app("a and not a", strip: event + "\n on y -> present P").codes == [805])
    // Without a test of its own, it is the branch that never runs.
    let other = app("a", strip: "on x { when a -> present P; otherwise -> stay }\n on y { when a -> stay; otherwise -> present P }")
    #expect(
      other.codes.filter { $0 == 803 } == [803, 803] && other.findings.filter { $0.primary.text == "this never runs" }.count == 2,
      "\(other.report)")
    #expect(app("a", strip: event).findings.first?.primary.text == "this never holds")
  }
}
