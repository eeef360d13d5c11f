import Testing

/// Family 05: every event must be servable in every place of its screen.
@Suite struct ServedTests {
  /// Tabs, a split in one of them, and two modals: one bare, one with a stack.
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
    // A sequence moves to another place first.
    expect([], bare: "on a -> select list then push Extra")
    expect([], folders: "on a -> show detail then push Extra")
    expect([], folders: "on a -> show detail Letter then push Extra")
    expect([512], letter: "on a -> show sidebar then push Extra")
    expect([], alone: "on a -> dismiss then push Extra")
    expect([512], letter: "on a -> select bare then push Extra")
    expect([], form: "on a -> dismiss all then select list then push Extra")
    // At the root's visible leaf: it is the list while only that presents the sheet.
    expect([], form: "on a -> dismiss all then push Extra")
    expect([512], bare: "on b -> present Sheet", form: "on a -> dismiss all then push Extra")
  }

  /// What a second step back does where the first has led to the root.
  @Test func stepsBackAfterPop() {
    let app = "app A { root stack Home }\nscreen Home { on h -> push Help }\nscreen Help { on done -> STEPS }\n"
    for (steps, code) in [("pop then pop", 603), ("pop then close", 520)] {
      NavGraphChecksTests.expect([code], in: app.replacing("STEPS", with: steps))
      // One screen more may be below, but need not be.
      NavGraphChecksTests.expect([code], in: app.replacing("STEPS", with: steps + "\n on more -> push Help"))
      let deep = app.replacing("push Help", with: "push Mid").replacing("STEPS", with: steps) + "screen Mid { on h -> push Help }"
      NavGraphChecksTests.expect([], in: deep)
    }
    // In a modal it is the way out.
    let modal = "app A { root stack Start }\nscreen Start { on a -> present M then { dismissed -> stay } }\n"
    let text =
      modal + "modal M { content stack Home; dismissal blocked }\n" + app.split(separator: "\n").dropFirst().joined(separator: "\n")
    NavGraphChecksTests.expect([], in: text.replacing("STEPS", with: "pop then close"))
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
    // The tabs below can be named.
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
    // A sidebar as it is declared: nothing is before it, and nothing to clear.
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

  @Test func everyPlaceCounts() {
    // The screen is fine in the stack; the bare tab is the place that can't serve it.
    let text = """
      app A { root Main }
      tabs Main {
        tab good stack Feed
        tab bad  Feed
      }
      screen Feed { on open -> push Post }
      screen Post { on close -> pop }
      """
    let checked = Checked(text)
    #expect(checked.codes == [512], "\(checked.report)")
    #expect(checked.report.contains("reached by: Main > bad > Feed"), "\(checked.report)")
  }

  @Test func sharedEvents() {
    let text = """
      app A { root Main }
      tabs Main {
        tab good stack Feed
        tab bad  Wall
      }
      events Links { on open -> push Post }
      screen Feed { uses Links }
      screen Wall { uses Links }
      screen Post
      """
    let checked = Checked(text)
    #expect(checked.codes == [512], "\(checked.report)")
    #expect(checked.report.contains("`Wall` uses this event"), "\(checked.report)")
  }

  @Test func flowsInARootsPlace() {
    NavGraphChecksTests.expect(
      [],
      in: """
        app A { root stack Home requires onboarded }
        guard onboarded -> Tour
        pages Tour {
          page One
          page Two
        }
        screen Home
        screen One { on next -> page next }
        screen Two { on done -> finish }
        """)
  }

  @Test func externalScreensAreNotJudged() {
    NavGraphChecksTests.expect(
      [],
      in: """
        app A { root stack Home }
        screen Home
        screen Shared external {
          on a -> push Next
          on b -> finish
          on c -> dismiss
          on d -> close
        }
        screen Next { on back -> pop }
        """)
  }

  @Test func armsRunAtThePresenter() {
    NavGraphChecksTests.expect(
      [512],
      in: """
        app A { root Home }
        screen Home { on a -> present Sheet then { finished -> push Next } }
        modal Sheet { content stack Form }
        screen Form { on ok -> finish }
        screen Next
        """)
    NavGraphChecksTests.expect(
      [],
      in: """
        app A { root stack Home }
        screen Home { on a -> present Sheet then { finished -> push Next } }
        modal Sheet { content Form }
        screen Form { on ok -> finish }
        screen Next { on back -> pop }
        """)
  }
}
