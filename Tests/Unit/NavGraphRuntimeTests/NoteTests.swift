import NavGraphRuntime
import Testing

/// What restoration keeps of arguments.
@Suite struct NoteTests {
  @Test func aNilThatWasKeptIsNoMissingValue() throws {
    let note = NavGraph.Note("screen").with("flag", Bool?.none)
    let kept: Bool? = note.value("flag", or: true)
    #expect(kept == nil)
    let exact: Bool? = try note.value("flag")
    #expect(exact == nil)
  }

  @Test func whatWasNotKeptOrHasAnotherTypeIsWhatTheGraphSays() {
    let note = NavGraph.Note("screen").with("flag", "yes")
    let missing: Bool? = note.value("other", or: true)
    #expect(missing == true)
    let wrong: Bool? = note.value("flag", or: true)
    #expect(wrong == true)
    #expect(note.value("flag", or: "no") == "yes")
  }
}
