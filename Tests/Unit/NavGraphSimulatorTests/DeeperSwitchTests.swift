import NavGraphLowering
import NavGraphSimulator
import Testing

/// Tests of `switch to Main / b / Item(x)`, which shows a new root with more screens.
@Suite struct DeeperSwitchTests {
  private static let demo = App(
    """
    app Demo { root Gate }
    guard owner
    stack Gate { root Hello }
    screen Hello {
      on in(id: String)   -> switch to Main / docs / Doc(id)
      on first            -> switch to Main / home / Home / Doc(id: "1")
      on note             -> switch to Main / docs / present Note / Text(of: "x") then { finished -> push Doc(id: "2") }
      on secret           -> switch to Main / safe / Doc(id: "3")
      on desk(id: String) -> switch to Desk / sidebar Side / detail Doc(id)
    }
    tabs Main { tab home stack Home; tab docs stack Docs; tab safe stack Safe requires owner }
    split Desk { sidebar Side; detail stack Empty }
    screen Side
    screen Empty
    screen Home
    screen Docs
    screen Safe
    screen Doc(id: String)
    modal Note { content stack Notes }
    screen Notes
    screen Text(of: String) { on done -> finish }
    """)

  private func after(_ event: String, _ values: [String: Value] = [:], denying denied: Set<String> = []) -> Simulator {
    var app = DeeperSwitchTests.demo.start(denying: denied)
    app.send(event, with: values)
    return app
  }

  @Test func itIsOneChange() {
    #expect(after("in", ["id": .string("7")]).description == #"Main(home: [Home], *docs: [Docs, Doc(id: "7")], safe: [Safe])"#)
    #expect(after("first").description == #"Main(*home: [Home, Doc(id: "1")], docs: [Docs], safe: [Safe])"#)
    #expect(after("desk", ["id": .string("7")]).description == #"Desk(sidebar: Side, detail: [Doc(id: "7")])"#)
  }

  @Test func whatItPresentsHasArms() {
    var app = after("note")
    #expect(app.tree.modals.count == 1)
    app.send("done")
    #expect(app.description == #"Main(home: [Home], *docs: [Docs, Doc(id: "2")], safe: [Safe])"#)
  }

  /// Steps before a failed guard are kept, as in any sequence.
  @Test func guardsAreAskedStepByStep() {
    #expect(after("secret").description == #"Main(home: [Home], docs: [Docs], *safe: [Safe, Doc(id: "3")])"#)
    #expect(after("secret", denying: ["owner"]).description == "Main(*home: [Home], docs: [Docs], safe: [Safe])")
  }
}
