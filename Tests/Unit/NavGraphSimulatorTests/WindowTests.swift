import NavGraphSimulator
import Testing

/// Tests of `open window` in the runtime: the current scene doesn't change, and without windows its `else` runs.
@Suite struct WindowTests {
  private static let notes = App(
    """
    app Notes { root Main }
    stack Main { root List }
    screen List {
      on open(id: String) -> open window Note(id) else push Note(id) then push Help
      on both {
        when mayOpen -> open window Note(id: "1") else push Help
        otherwise    -> stay
      }
    }
    screen Note(id: String)
    screen Help
    condition mayOpen
    """)

  @Test func aWindowLeavesItsSceneAlone() {
    var app = WindowTests.notes.start(where: ["mayOpen"])
    app.opensWindows = true
    let before = app.description
    app.send("open", with: ["id": .string("7")])
    app.send("both")
    #expect(app.windows == [#"Note(id: "7")"#, #"Note(id: "1")"#])
    #expect(app.description == before)
  }

  @Test func withoutWindowsTheElseIsDone() {
    var app = WindowTests.notes.start(where: [])
    let before = app.description
    app.send("both")
    #expect(app.description == before)
    app.send("open", with: ["id": .string("7")])
    #expect(app.windows.isEmpty)
    #expect(app.description.contains(#"[List, Note(id: "7"), Help]"#))
  }
}
