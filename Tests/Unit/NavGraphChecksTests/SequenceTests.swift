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

  /// `select` of the tab that one is in changes nothing: what is on top there is known (NAV0603).
  @Test func selectingTheOwnTab() {
    let app =
      "app A { root Main }\ntabs Main { tab a stack Home; tab b stack Other }\nscreen Home { on d -> push Detail }\nscreen Other\n"
      + "screen Detail { on back -> STEPS }"
    expect([], in: app.replacing("STEPS", with: "select a then pop"))
    expect([603], in: app.replacing("STEPS", with: "select b then pop"))
  }

  /// In a split a sequence goes on in the visible column after `dismiss all`, not in the presenter's (NAV0520).
  @Test func afterDismissAllInASplit() {
    let app =
      "app A { root W }\nsplit W {\n sidebar stack List\n detail stack Item\n}\nscreen List { on m -> present M }\nscreen Item\n"
      + "modal M { content stack In }\nscreen In { on done -> dismiss all then STEP }\n"
    expect([], in: app.replacing("STEP", with: "close"))
    let bare = app.replacing("detail stack Item", with: "detail Item").replacing("sidebar stack List", with: "sidebar List")
    expect([512], in: bare.replacing("STEP", with: "push Item"))
  }

  /// What the sequence has replaced is not there any more: its guards ask for an equal screen that is pushed then.
  @Test func anEqualScreenThatWasReplacedAsksAgain() {
    let app =
      "app A { root stack Locked }\nguard g -> Login\nscreen Login { on ok -> finish }\nscreen Other\n"
      + "screen Locked requires g { on again -> STEPS }"
    for (steps, asks) in [("push Locked", false), ("push Other then push Locked", false), ("replace Other then push Locked", true)] {
      let places = Checked(app.replacing("STEPS", with: steps)).places
      #expect(places.units.contains { $0.kind == .presented && $0.flags.contains(.isGuardFlow) } == asks, "\(steps)")
    }
  }

  private func expect(_ codes: [Int], in source: String) {
    let checked = Checked(source)
    #expect(checked.codes == codes, "\(source)\n\(checked.report)")
  }
}
