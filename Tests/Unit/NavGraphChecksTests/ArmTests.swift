import NavGraphSyntax
import Testing

/// Tests of unused outcome handlers (0608) of events and links.
@Suite struct ArmTests {
  /// A link that presents over the current screen. Its outcome handlers can run in any tab, also if the target has a fallback.
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
