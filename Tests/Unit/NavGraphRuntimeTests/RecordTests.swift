import NavGraphRuntime
import Testing

/// Tests of saved arguments.
@Suite struct RecordTests {
  @Test func aNilThatWasKeptIsNoMissingValue() throws {
    let record = NavGraph.Record("screen").with("flag", Bool?.none)
    let kept: Bool? = record.value("flag", or: true)
    #expect(kept == nil)
    let exact: Bool? = try record.value("flag")
    #expect(exact == nil)
  }

  @Test func whatWasNotKeptOrHasAnotherTypeIsWhatTheGraphSays() {
    let record = NavGraph.Record("screen").with("flag", "yes")
    let missing: Bool? = record.value("other", or: true)
    #expect(missing == true)
    let wrong: Bool? = record.value("flag", or: true)
    #expect(wrong == true)
    #expect(record.value("flag", or: "no") == "yes")
  }
}
