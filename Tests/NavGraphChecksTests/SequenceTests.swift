import NavGraphSyntax
import Testing

/// What a sequence has done itself is known to its next steps.
@Suite struct SequenceTests {
  /// What it has pushed is below, however else that screen is reached (NAV0605, NAV0604).
  @Test func popToWhatWasPushed() {
    func app(_ steps: String) -> String {
      "app A { root stack Home }\nscreen Home {\n on a -> \(steps)\n on b -> push Item\n on c -> push Cart\n}\nscreen Cart\nscreen Item\n"
    }
    expect([], in: app("push Cart then push Item then pop to Cart"))
    expect([], in: app("push Cart then push Item then pop to Home"))
    expect([], in: app("push Cart then push Item then pop then pop to Home"))
    expect([], in: app("push Item then replace Cart then push Item then pop to Cart"))
    expect([604], in: app("push Item then pop to Cart"))
    expect([603], in: app("push Cart then pop then pop"))
    let split =
      "app A { root W }\nsplit W {\n sidebar List\n detail stack No\n}\nscreen List {\n on a -> show detail Res then push Item then pop to Res\n"
      + " on b -> show detail Item\n}\nscreen No\nscreen Res\nscreen Item"
    expect([], in: split)
  }

  /// After `dismiss all` it goes on at the screen that presented the lowest (NAV0603, NAV0605).
  @Test func afterDismissAll() {
    let app =
      "app A { root stack Home }\nscreen Home { on x -> push X }\nscreen X { on m -> present In }\nscreen In {\n on o -> present Up\n on b -> STEPS\n}\n"
      + "screen Up { on b -> STEPS }"
    expect([], in: app.replacing("STEPS", with: "dismiss all then pop"))
    expect([], in: app.replacing("STEPS", with: "dismiss all then pop to Home"))
    let both = app.replacing("on x -> push X", with: "on x -> push X\n on m -> present In")
    expect([603, 603], in: both.replacing("STEPS", with: "dismiss all then pop"))
  }

  private func expect(_ codes: [Int], in source: String) {
    let checked = Checked(source)
    #expect(checked.codes == codes, "\(source)\n\(checked.report)")
  }
}
