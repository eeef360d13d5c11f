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

  /// What waits for its no is part of the finding about the flow (NAV0607).
  @Test func aFlowThatNeverEnds() {
    for place in [("requires g", ""), ("", "requires g")] {
      let checked = app("on more -> push Next", guarded: place.0, event: place.1)
      #expect(checked.codes.contains(607) && !checked.codes.contains(608), "\(checked.report)")
    }
  }

  /// One that leads elsewhere is no trap, and says nothing: the arm never runs (NAV0608).
  @Test func aFlowThatLeadsElsewhere() {
    for place in [("requires g", ""), ("", "requires g")] {
      let checked = app("on home -> restart", guarded: place.0, event: place.1)
      #expect(checked.codes.contains(608) && !checked.codes.contains(607), "\(checked.report)")
    }
  }

  /// An arm that waits for it is no way out of another modal.
  @Test func itsNoIsNoWayOut() {
    let checked = Checked(
      """
      app A { root stack Home }
      guard g -> Login
      screen Home { on m -> present M }
      modal M { content stack In; dismissal blocked }
      screen In { on n -> present N then { dismissed -> finish } }
      modal N requires g { content stack Last; dismissal blocked }
      screen Last { on ok -> finish }
      modal Login { content stack Form; dismissal blocked }
      screen Form
      """)
    #expect(checked.codes.filter { $0 == 607 }.count == 2, "\(checked.report)")
  }

  /// That a guard's flow can be swiped away says nothing of an event that presents the same modal over the whole screen (NAV0608).
  @Test func theSameModalElsewhere() {
    let checked = Checked(
      """
      app A { root stack Home }
      guard g -> M
      screen Home { on l -> push Locked; on m -> present M as fullScreen then { dismissed -> push Next } }
      screen Locked requires g
      screen Next
      modal M { content stack Form }
      screen Form { on ok -> finish }
      """)
    #expect(checked.codes.filter { $0 == 608 } == [608], "\(checked.report)")
  }

  /// What the user can swipe away on some device can be refused there.
  @Test func aFlowThatIsSwipedAway() {
    let checked = Checked(
      """
      app A { root stack Home }
      guard g -> Login
      screen Home { on m -> present M then { dismissed -> push Next } }
      screen Next
      modal M requires g { content stack In; dismissal blocked }
      screen In { on ok -> finish }
      modal Login { content stack Form; style fullScreen on phone, pageSheet }
      screen Form { on ok -> finish }
      """)
    #expect(checked.codes == [], "\(checked.report)")
  }
}
