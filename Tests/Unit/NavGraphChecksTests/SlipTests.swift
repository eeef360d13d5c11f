import Testing

@testable import NavGraphChecks

/// Tests of valid programs that certainly contain a slip: 0610 as a note, 0619, 0620, and 0928.
@Suite struct SlipTests {
  // MARK: A detail that is never shown

  private func book(_ row: String, empty: String = "") -> String {
    """
    app Notes { root Book }
    split Book { sidebar stack NoteList; detail stack NoNote }
    screen NoteList { on open(id: Int) -> \(row) Note(id) }
    screen NoNote\(empty)
    screen Note(id: Int)
    """
  }

  @Test func aDetailThatShowsItsPlaceholderAlone() throws {
    let checked = CheckedText(book("push"))
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(checked.everyCode == [619] && diagnostic.severity == .warning, "\(checked.report)")
    #expect(diagnostic.notes.contains { $0.hasPrefix("path: ") && $0.contains("NoteList --open--> Note") })
    #expect(CheckedText(book("show detail")).everyCode == [])
    // The screen has an event, so it isn't a placeholder.
    #expect(CheckedText(book("push", empty: " { on new -> push Note(id: 0) }")).everyCode == [])
    let note = CheckedText(book("present"))
    #expect(note.everyCode == [619] && note.diagnostics[0].severity == .note, "\(note.report)")
    let linked = book("push").replacing("root Book", with: "scheme notes; root Book") + "\nroute \"/{id}\" -> Book / detail Note(id)"
    #expect(CheckedText(linked).everyCode == [])
    let other = book("push") + "\nstack Other { root Note(id: 1) }"
    #expect(CheckedText(other.replacing("screen NoteList {", with: "screen NoteList { on other -> show detail Other;")).everyCode == [])
  }

  // MARK: A root that is locked

  private func signup(_ step: String, locked: String = "", app: String = "") -> String {
    """
    app Signup { root stack Welcome; \(app) }
    screen Welcome { on code -> push Code }
    screen Code { on locked -> \(step) }
    screen Locked\(locked)
    """
  }

  @Test func aRootThatLeadsNowhere() throws {
    let checked = CheckedText(signup("pop to root then replace Locked"))
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(checked.everyCode == [620] && diagnostic.severity == .warning, "\(checked.report)")
    #expect(diagnostic.notes.contains("path: Welcome --code--> Code --locked--> Locked"), "\(checked.report)")
    #expect(CheckedText(signup("switch to stack Locked")).everyCode == [620])
    #expect(CheckedText(signup("push Locked")).everyCode == [])
    #expect(CheckedText(signup("replace Locked")).everyCode == [])
    for way in [" { on retry -> restart }", " { on help -> push Code }", " transient"] {
      #expect(CheckedText(signup("pop to root then replace Locked", locked: way)).everyCode == [], "\(way)")
    }
    #expect(CheckedText(signup("pop to root then replace Locked", locked: " { on wait -> stay }")).everyCode == [620])
    // An app-level event leads on.
    #expect(CheckedText(signup("pop to root then replace Locked", app: "on unlocked -> restart")).everyCode == [])
  }

  // MARK: A screen without a bar

  private func trap(_ bare: String) -> String {
    """
    app Trap { root stack Home }
    screen Home { on go -> push Bare }
    screen Bare { hides navigationBar; \(bare) }
    screen More { on less -> pop }
    """
  }

  @Test func aScreenWithoutABarAndWithoutAnEventThatLeavesIt() throws {
    let plain = trap("").replacing("screen More { on less -> pop }", with: "")
    let checked = CheckedText(plain)
    #expect(checked.everyCode == [610] && checked.diagnostics[0].severity == .note, "\(checked.report)")
    #expect(CheckedText(plain.replacing("hides navigationBar; ", with: "hides navigationBar; on refresh -> stay")).everyCode == [610])
    for way in ["on back -> pop", "on back -> pop to root", "on back -> close", "on out -> restart"] {
      #expect(CheckedText(plain.replacing("hides navigationBar; ", with: "hides navigationBar; \(way)")).everyCode == [], "\(way)")
    }
    let group = CheckedText(trap("on more -> push More"))
    #expect(group.everyCode == [612] && group.diagnostics[0].severity == .note, "\(group.report)")
    // Without the swipe, the diagnostic is a warning.
    let closed = CheckedText(plain.replacing("hides navigationBar; ", with: "hides navigationBar; swipeBack none"))
    #expect(closed.everyCode == [610] && closed.diagnostics[0].severity == .warning, "\(closed.report)")
  }

  // MARK: A tab bar that stays hidden

  @Test func aBarThatIsThereAndNotThere() throws {
    let text = """
      app Pods { root Main }
      tabs Main { tab a stack List; tab b stack Other }
      screen List { on pick -> push Picker; on show -> push Playlist }
      screen Picker { hides tabBar; on view -> push Playlist }
      screen Playlist
      screen Other
      """
    let checked = CheckedText(text)
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(checked.everyCode == [928] && diagnostic.severity == .note, "\(checked.report)")
    #expect(
      diagnostic.notes == [
        "path with the bar: Main > a > List --show--> Playlist", "path without it: Main > a > List --pick--> Picker --view--> Playlist",
      ])
    #expect(CheckedText(text.replacing("screen Playlist", with: "screen Playlist { hides tabBar }")).everyCode == [])
    #expect(CheckedText(text.replacing("; on show -> push Playlist", with: "")).everyCode == [], "it never has the bar")
    #expect(
      CheckedText(text.replacing("on view -> push", with: "on view -> pop to root then push")).everyCode == [], "the other one has gone")
    #expect(CheckedText(text.replacing("on view -> push", with: "on view -> present")).everyCode == [])
    // The second use is in another tab, and two levels up.
    let far = text.replacing("; on show -> push Playlist", with: "").replacing(
      "screen Other", with: "screen Other { on show -> push Playlist }")
    #expect(CheckedText(far).everyCode == [928])
    let deep =
      text.replacing("on view -> push Playlist", with: "on view -> push Middle")
      + "\nscreen Middle { hides tabBar; on on -> push Playlist }"
    #expect(CheckedText(deep).everyCode == [928])
    // The setting has no effect at the root of a stack.
    let root = text.replacing("tab b stack Other", with: "tab b stack Picker").replacing("on pick -> push Picker; ", with: "")
      .replacing("screen Other\n", with: "").replacing("screen Other", with: "")
    #expect(CheckedText(root).everyCode == [])
  }
}
