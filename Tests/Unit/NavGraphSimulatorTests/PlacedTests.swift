import NavGraphSimulator
import Testing

/// Tests of unusual places of screens, where the steps of a valid app must be possible.
@Suite struct PlacedTests {
  @Test func theFlowOfARouteThatEndsWithAnAlertMayChangeItsScreens() {
    let app = App(
      """
      app Demo { root stack Home }
      screen Home
      guard member -> Login
      modal Login { content Columns }
      split Columns { sidebar First; detail Second }
      screen First { on more -> show sidebar Other }
      screen Second
      screen Other
      alert Done { title "Done"; button ok "OK" }
      route "/done" requires member -> Home / present Done
      """)
    var scene = app.start(on: .pad, denying: ["member"])
    scene.open(app.route("/done"))
    #expect(scene.description == "Home([Home]) < Login(sidebar: First, detail: Second)")
    scene.send("more")
    #expect(scene.dropped.isEmpty)
    #expect(scene.description == "Home([Home]) < Login(sidebar: Other, detail: Second)")
  }

  @Test func afterDismissAllASequenceMayGoOnInAnotherColumn() {
    var scene = App(
      """
      app Demo { root split Main }
      split Main { sidebar stack List; detail stack Item }
      screen List { on more -> present Sheet }
      screen Item
      modal Sheet { content Note }
      screen Note { on done -> dismiss all then push Found }
      screen Found
      """
    ).start(on: .pad)
    scene.expand()
    scene.send("more", from: "List")
    scene.send("done")
    #expect(scene.dropped.isEmpty)
    #expect(scene.description == "Main(sidebar: [List], detail: [Item, Found])")
  }

  @Test func whereAnotherColumnIsClearedASequenceStaysWhereItIs() {
    var scene = App(
      """
      app Demo { platform iOS 26; root split Main }
      split Main { sidebar stack List; content Middle; detail Item; inspector stack Facts }
      screen List { on facts -> show inspector }
      screen Middle
      screen Item
      screen Facts { on go -> clear content then push Found }
      screen Found
      """
    ).start(on: .pad)
    scene.expand()
    scene.send("facts", from: "List")
    scene.send("go", from: "Facts")
    #expect(scene.dropped.isEmpty)
    #expect(scene.description == "Main(sidebar: [List], content: Middle, detail: Item, inspector: [Facts, Found])")
  }

  @Test func whereAColumnIsClearedASequenceMayGoOnInAnother() {
    var scene = App(
      """
      app Demo { root split Main }
      split Main { sidebar stack List; detail Item }
      screen List
      screen Item { on go -> clear detail then replace Found }
      screen Found
      """
    ).start(on: .pad)
    scene.expand()
    scene.send("go", from: "Item")
    #expect(scene.dropped.isEmpty)
    #expect(scene.description == "Main(sidebar: [Found], detail: Item)")
  }
}
