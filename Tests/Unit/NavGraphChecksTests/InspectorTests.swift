import Testing

@testable import NavGraphChecks

/// Tests of inspectors: they are hidden until an event or a link shows them. Until then nothing in them is shown, evaluated, or led to.
@Suite struct InspectorTests {
  private func reader(_ shelf: String, notes: String = "", more: String = "") -> String {
    """
    app Reader { platform iOS 26; root Desk }
    guard member
    split Desk { sidebar stack Shelf; detail stack Book; inspector stack Notes }
    screen Shelf { on book -> show detail Book; \(shelf) }
    screen Book { on read -> stay }
    screen Notes\(notes)
    \(more)
    """
  }

  @Test func oneThatNothingShowsIsNeverShown() {
    let head = reader("").replacing("guard member\n", with: "")
    expect([601], in: head)
    expect([], in: head.replacing("on book", with: "on notes -> show inspector; on book"))
    expect([], in: head.replacing("on book", with: "on notes -> show inspector Notes; on book"))
    // A screen that is reached only through it isn't shown, either.
    let far = head.replacing("screen Notes", with: "screen Notes { on far -> push Far }\nscreen Far")
    let checked = Checked(far)
    #expect(checked.codes == [601] && checked.report.contains("only from there: `Far`"), "\(checked.report)")
    // It is hidden, not shown.
    expect([601], in: head.replacing("on book", with: "on notes -> clear inspector; on book"))
  }

  @Test func anotherScreenInItsColumnDoesntShowWhatItIsDeclaredWith() {
    let head = reader("on other -> show inspector Other", more: "screen Other").replacing("guard member\n", with: "")
    let checked = Checked(head)
    #expect(checked.codes == [601] && checked.report.contains("`Notes`"), "\(checked.report)")
  }

  @Test func aLinkShowsIt() {
    let head = reader("").replacing("guard member\n", with: "").replacing("root Desk", with: "scheme reader; root Desk")
    expect([], in: head + "\nroute \"/notes\" -> Desk / inspector Notes")
  }

  /// A link shows another screen in it than the declared one, which nothing shows.
  @Test func anotherScreenThatALinkShowsCounts() {
    let link = "route \"/other\" -> Desk / inspector Other\n"
    let text = reader("", more: "screen Other\n\(link)").replacing("guard member\n", with: "").replacing(
      "root Desk", with: "scheme reader; root Desk")
    expect([601, 1103], in: text + "assert never Other after Book")
    expect([601, 1102], in: text + "assert Other only after Shelf")
  }

  @Test func itsGuardProvesNothingBeforeItIsShown() {
    let notes = " requires member"
    let closed = reader("", notes: notes)
    #expect(Checked(closed + "\nassert Book requires member").codes.contains(1106))
    let shown = reader("on notes -> show inspector", notes: notes)
    expect([1106], in: shown + "\nassert Book requires member")
    expect([], in: shown + "\nassert Notes requires member")
  }

  /// The guards of an inspector are evaluated when it is first shown, and again after it was cleared.
  @Test func itAsksWhenItIsShown() {
    let text =
      reader("on notes -> show inspector", notes: " requires open")
      .replacing("guard member", with: "guard open -> Pin")
      + "\nscreen Pin { on right -> finish; on wrong -> dismiss }\n"
    expect([1103], in: text + "assert never Pin after Shelf")
    expect([], in: text + "assert Notes only after Shelf")
  }
}
