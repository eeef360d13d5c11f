import Testing

/// A guard with a flow says no when the flow has ended, and not before.
@Suite struct RefusalTests {
  private func app(_ login: String, guarded: String = "", event: String = "") -> Checked {
    Checked(
      """
      app A { root stack Home }
      guard g -> Login
      screen Home {
        on m \(event) -> present M then { dismissed -> push Next }
      }
      screen Next
      modal M \(guarded) { content stack In; dismissal blocked }
      screen In { on ok -> finish }
      modal Login { content stack Form; dismissal blocked }
      screen Form { \(login) }
      """)
  }

  /// Dismissed, or finished and the app still says no.
  @Test(arguments: ["on ok -> finish; on no -> dismiss", "on ok -> finish", "on no -> dismiss all"]) func aFlowThatEnds(events: String) {
    for place in [("requires g", ""), ("", "requires g")] {
      let checked = app(events, guarded: place.0, event: place.1)
      #expect(!checked.codes.contains { [607, 608].contains($0) }, "\(checked.report)")
    }
  }
}
