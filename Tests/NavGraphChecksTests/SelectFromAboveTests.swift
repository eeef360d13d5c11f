import Testing

/// `select Main.tab` in something presented over `Main`: the bar beneath changes, and what is presented stays.
@Suite struct SelectFromAboveTests {
  private func app(_ event: String, tab: String = "tab b stack Other", more: String = "") -> String {
    """
    app A { root Main }
    tabs Main { tab a stack Home; \(tab) }
    screen Home { on m -> present M }
    screen Other
    modal M { content stack In }
    screen In { on e -> \(event) }
    \(more)
    """
  }

  /// What is presented then comes up on top of it, so it can be a step of a loop (NAV0602).
  @Test func whatItPresentsLiesOnTop() {
    let checked = Checked(app("select Main.b then present M"))
    #expect(checked.codes == [602], "\(checked.report)")
    let gone = Checked(app("dismiss all then select Main.b then present M"))
    #expect(gone.codes == [], "\(gone.report)")
    let out = Checked(app("select Main.b then dismiss all then present M"))
    #expect(out.codes == [], "\(out.report)")
  }

  /// The guards of the tab are asked where it is selected, over what is up.
  @Test func theTabAsksOnTop() {
    let login = "guard g -> Login\nscreen Login { on again -> select Main.b; on ok -> finish }"
    let checked = Checked(app("dismiss", tab: "tab b requires g stack Other", more: login))
    #expect(checked.codes == [602], "\(checked.report)")
    let inside = Checked(app("dismiss", tab: "tab b stack Locked", more: login + "\nscreen Locked requires g"))
    #expect(inside.codes.contains(602), "\(inside.report)")
  }
}
