import NavGraphSyntax
import Testing

/// Arms of events and of links: which of them run (0608), and where.
@Suite struct ArmTests {
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
