import NavGraphSyntax
import Testing

/// Tests that later steps of a sequence know the effects of earlier ones.
@Suite struct SequenceTests {
  /// A sequence replaces a screen and then pushes an equal one, whose guards are evaluated again.
  @Test func anEqualScreenThatWasReplacedAsksAgain() {
    let app =
      "app A { root stack Locked }\nguard g -> Login\nscreen Login { on ok -> finish }\nscreen Other\n"
      + "screen Locked requires g { on again -> STEPS }"
    for (steps, asks) in [("push Locked", false), ("push Other then push Locked", false), ("replace Other then push Locked", true)] {
      let places = CheckedText(app.replacing("STEPS", with: steps)).places
      #expect(places.units.contains { $0.kind == .presented && $0.flags.contains(.isGuardFlow) } == asks, "\(steps)")
    }
  }

  private func expect(_ codes: [Int], in source: String) {
    let checked = CheckedText(source)
    #expect(checked.codes == codes, "\(source)\n\(checked.report)")
  }
}
