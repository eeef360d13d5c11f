import Testing

/// Tests that a guard with a flow fails only after the flow has ended.
@Suite struct RefusalTests {
  private func app(_ login: String, guarded: String = "", event: String = "") -> CheckedText {
    CheckedText(
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

  /// A flow can be dismissed, or it can finish and the guard still fails.
  @Test(arguments: ["on ok -> finish; on no -> dismiss", "on ok -> finish", "on no -> dismiss all"]) func aFlowThatEnds(events: String) {
    for place in [("requires g", ""), ("", "requires g")] {
      let checked = app(events, guarded: place.0, event: place.1)
      #expect(!checked.codes.contains { [607, 608].contains($0) }, "\(checked.report)")
    }
  }
}
