import NavGraphSyntax
import Testing

/// Arms of events and of links: which of them run (0608), and where.
@Suite struct ArmTests {
  /// Whether a swipe dismisses it is a matter of how it is presented there.
  @Test func aSwipeEndsOnlyWhatIsPresentedAsASheet() {
    let app = """
      app A { root stack Home }
      screen Home {
        on a -> present M as fullScreen then { dismissed -> push X; finished -> stay }
        on b -> present M then { dismissed -> push Y; finished -> stay }
      }
      modal M { content stack Inner }
      screen Inner { on d -> finish EVENT }
      screen X external
      screen Y

      """
    expect([608], in: app.replacing("EVENT", with: ""))
    expect([], in: app.replacing("EVENT", with: "; on x -> dismiss"))
  }

  @Test func eachTargetOfARouteHasItsOwn() {
    let app = """
      app A { scheme a; root Main; root Desk on pad }
      stack Main { root Home }
      split Desk { sidebar stack Side; detail stack Home }
      screen Side { on s -> show detail }
      screen Home
      screen X external
      screen Y
      modal M { content stack Inner }
      screen Inner { on d -> END }
      modal N { content stack Other }
      screen Other { on d -> finish }
      route "/x" -> Main / present M then { finished -> push X } on pad -> Desk / present N then { finished -> push Y }

      """
    expect([608], in: app.replacing("END", with: "dismiss"))
    expect([], in: app.replacing("END", with: "finish"))
  }

  /// A link that presents over whatever is shown: what follows runs in any of the tabs, also where a place stands in for a start.
  @Test(arguments: ["here", "here or a"]) func overWhateverIsShown(_ here: String) {
    let app = """
      app A { scheme a; root Main }
      tabs Main { tab a stack Home; tab b KIND Bare }
      screen Home
      screen Bare
      screen Y
      modal M { content stack Inner }
      screen Inner { EVENT }
      route "/m" -> \(here) / present M ARM

      """
    let arm = app.replacing("EVENT", with: "on d -> finish").replacing("ARM", with: "then { finished -> push Y }")
    let rest = app.replacing("EVENT", with: "on d -> dismiss then push Y").replacing("ARM", with: "")
    for text in [arm, rest] {
      expect([512], in: text.replacing("KIND", with: ""))
      expect([], in: text.replacing("KIND", with: "stack"))
    }
  }
}
