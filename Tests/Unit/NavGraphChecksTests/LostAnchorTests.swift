import Testing

/// Popovers whose view a step before has taken off the screen.
@Suite struct LostAnchorTests {
  private func app(_ event: String, _ more: String = "", style: String = "popover") -> String {
    """
    app A { root Main }
    tabs Main { tab a stack Home; tab b stack Two }
    screen Home { on x -> push X; on s -> present Sheet; on here anchored -> present Menu }
    screen Two { on d -> push D }
    screen D
    screen X { \(event) }
    screen Sheet { \(more.isEmpty ? "on d -> finish" : more) }
    modal Menu { content List; style \(style) }
    screen List { on pick -> finish }
    """
  }

  @Test func stepsThatTakeTheViewAway() {
    for steps in ["pop", "pop to root", "pop to Home", "select b", "push D", "replace D", "switch to Main"] {
      expect([509], in: app("on menu anchored -> \(steps) then present Menu"))
      expect([], in: app("on menu anchored -> \(steps) then present Menu", style: "popover, pageSheet"))
    }
    for steps in ["dismiss", "dismiss all"] { expect([509], in: app("on y -> pop", "on menu anchored -> \(steps) then present Menu")) }
    // An arm comes after what its event has done.
    expect([509], in: app("on menu anchored -> present Sheet then { finished -> push D then present Menu }"))
    expect([509], in: app("on menu anchored { when c -> push D then present Menu; otherwise -> present Menu }") + "\ncondition c")
  }

  @Test func stepsThatLeaveIt() {
    expect([], in: app("on menu anchored -> select a then present Menu"))
    // Home is never on top of another screen.
    #expect(!Checked(app("on y -> pop").replacing("on here anchored ->", with: "on here anchored -> pop to root then")).codes.contains(509))
    // An inspector comes beside it.
    expect(
      [],
      in: """
        app A { platform iOS 26; root Desk }
        split Desk { sidebar F; detail stack C; inspector I }
        screen F
        screen C { on m anchored -> show inspector then present Menu; on n -> show inspector }
        screen I
        modal Menu { content List; style popover }
        screen List { on pick -> finish }
        """)
  }

  @Test func theStepIsNamed() throws {
    let checked = Checked(app("on menu anchored -> pop then present Menu"))
    let finding = try #require(checked.findings.first)
    #expect(finding.message == "`Menu` is a popover, and `pop` takes away the view that it would point at")
    #expect(finding.fixes.isEmpty)
  }
}
