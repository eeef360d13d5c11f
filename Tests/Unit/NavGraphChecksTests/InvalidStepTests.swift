import Testing

/// Tests of invalid steps (family 05): every event must be possible in every place of its screen.
@Suite struct InvalidStepTests {
  /// A program with tabs, a split in one of them, and two modals, of which only one has a stack.
  static let frame = """
    app A { root Main }
    tabs Main {
      tab list  stack List
      tab bare  Bare
      tab mail  Boxes
    }
    split Boxes {
      sidebar Folders
      detail  stack Letter
    }
    screen List { on sheet -> present Sheet
      on alone -> present Alone }
    screen Bare { BARE }
    screen Folders { FOLDERS }
    screen Letter { LETTER }
    modal Sheet { content stack Form }
    screen Form { FORM }
    screen Alone { ALONE }
    screen Extra external

    """

  func expect(_ codes: [Int], bare: String = "", folders: String = "", letter: String = "", form: String = "", alone: String = "") {
    let text = Self.frame.replacing("BARE", with: bare).replacing("FOLDERS", with: folders).replacing("LETTER", with: letter)
      .replacing("FORM", with: form).replacing("ALONE", with: alone)
    NavGraphChecksTests.expect(codes, in: text)
  }

  @Test func pushes() {
    expect([512], bare: "on a -> push Extra")
    expect([512], folders: "on a -> push Extra")
    expect([], letter: "on a -> push Extra")
    expect([], form: "on a -> push Extra")
    expect([512], alone: "on a -> push Extra")
    // A sequence first moves to another place.
    expect([], bare: "on a -> select list then push Extra")
    expect([], folders: "on a -> show detail then push Extra")
    expect([], folders: "on a -> show detail Letter then push Extra")
    expect([512], letter: "on a -> show sidebar then push Extra")
    expect([], alone: "on a -> dismiss then push Extra")
    expect([512], letter: "on a -> select bare then push Extra")
    expect([], form: "on a -> dismiss all then select list then push Extra")
    // The sequence continues at the root's visible screen, which is only known if one screen presents the sheet.
    expect([], form: "on a -> dismiss all then push Extra")
    expect([512], bare: "on b -> present Sheet", form: "on a -> dismiss all then push Extra")
  }

  @Test func pops() {
    expect([513], bare: "on a -> pop")
    expect([513], bare: "on a -> pop to root")
    expect([513], alone: "on a -> pop")
    expect([603], letter: "on a -> pop")
    expect([603], form: "on a -> pop")
    expect([], letter: "on a -> push Extra\n on b -> pop to root")
    expect([603], alone: "on a -> dismiss then pop")
  }

  @Test func selects() {
    expect([], bare: "on a -> select list")
    expect([], letter: "on a -> select list")
    expect([514], form: "on a -> select list")
    expect([514], alone: "on a -> select list")
    expect([], alone: "on a -> dismiss all then select list")
    expect([], alone: "on a -> dismiss then select list")
    // The step can name the tabs under the modal.
    expect([], form: "on a -> select Main.list")
    NavGraphChecksTests.expect(
      [514],
      in: """
        app A { root Main
          root Solo on pad }
        tabs Main { tab a stack Home }
        screen Home
        stack Solo { root One }
        screen One { on go -> select a }
        """)
    NavGraphChecksTests.expect(
      [514],
      in: """
        app A { root Main
          root Solo on pad }
        tabs Main { tab a stack Home }
        screen Home
        stack Solo { root One }
        screen One { on go -> select Main.a }
        """)
    NavGraphChecksTests.expect(
      [515],
      in: """
        app A { root Main }
        tabs Main {
          tab a stack Home
          tab b -> present Form
        }
        screen Home { on go -> select b }
        screen Form
        """)
  }

  @Test func columns() {
    expect([516], bare: "on a -> show detail Letter")
    expect([], folders: "on a -> show detail Letter")
    expect([516], folders: "on a -> show content Letter")
    expect([516], form: "on a -> clear detail")
    expect([], letter: "on a -> clear detail")
    expect([516], letter: "on a -> clear inspector")
    expect([], letter: "on a -> push Extra then clear detail")
  }

  @Test func pagesFinishDismissClose() {
    expect([517], bare: "on a -> page next")
    expect([518], bare: "on a -> finish")
    expect([], form: "on a -> finish")
    expect([], alone: "on a -> finish")
    expect([519], bare: "on a -> dismiss")
    expect([], form: "on a -> dismiss")
    expect([], bare: "on a -> dismiss all")
    expect([520], bare: "on a -> close")
    expect([], letter: "on a -> close")
    // The sidebar is as declared, so there is nothing to close.
    expect([520], folders: "on a -> close")
    expect([], form: "on a -> close")
    expect([], alone: "on a -> close")
    NavGraphChecksTests.expect(
      [517],
      in: """
        app A { root Tour }
        pages Tour {
          page One
          page Two
        }
        screen One { on a -> page Three }
        screen Two { on a -> page One }
        screen Three external
        """)
  }
}
