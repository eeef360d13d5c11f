import NavGraphSimulator
import Testing

/// Tests of the targets of routes and entries, from the start and from the user's place.
@Suite struct LinkTests {
  private static let demo = App(
    """
    app Demo { scheme demo; root Main; root Desk on pad }
    tabs Main {
      tab home stack Home
      tab more stack More
    }
    split Desk {
      sidebar Side
      detail  stack Empty
    }
    screen Side { on pick(id: String) -> show detail Item(id) }
    screen Empty
    screen Home { on open(id: String) -> push Item(id); on sheet -> present Sheet; on firm -> present Firm }
    screen More { on open(id: String) -> push Item(id) }
    screen Item(id: String, list: String? = nil)
    modal Sheet(tab: String = "all") { content stack Inside(tab) }
    modal Firm { content stack Locked; dismissal blocked }
    screen Inside(tab: String)
    screen Locked { on done -> dismiss }
    modal Note(id: String) returns String { content stack Text(id) }
    screen Text(id: String) { on save(text: String) -> finish(text) }

    route "/items/{id}" -> more / Item(id) on pad -> Desk / detail Item(id)
    route "/here/{id}"  -> here or more / Item(id) on pad -> here or detail / Item(id)
    route "/sheet/{tab}" -> home / present Sheet(tab) on pad -> Desk / present Sheet(tab)
    route "/over" links over -> more on pad -> Desk
    route "/wait" links wait -> more on pad -> Desk
    route "/never" links reject -> more on pad -> Desk
    route "/note/{id}" -> here / present Note(id) then { finished(text) -> push Item(id: text, list: id) }
    entry notification "message" (id: String) -> more / Item(id) on pad -> Desk / detail Item(id)
    """)

  private var demo: App { LinkTests.demo }

  @Test func fromTheStart() {
    #expect(demo.graph.routes.count == 7)
    let item = demo.route("/items/{id}", ["id": .string("7")])
    #expect(demo.start(opening: item).description == #"Main(home: [Home], *more: [More, Item(id: "7")])"#)
    #expect(demo.start(on: .pad, opening: item).description == #"Desk(sidebar: Side, detail: [Item(id: "7")])"#)
    let entry = demo.entry("message", ["id": .string("7")])
    #expect(demo.start(opening: entry).description == demo.start(opening: item).description)
  }

  @Test func hereLeadsBehindOrAtTheStart() {
    let here = demo.route("/here/{id}", ["id": .string("7")])
    #expect(demo.start(opening: here).description == #"Main(home: [Home], *more: [More, Item(id: "7")])"#)
    var app = demo.start()
    app.open(here)
    #expect(app.description == #"Main(*home: [Home, Item(id: "7")], more: [More])"#)
    app.open(here)
    #expect(app.description == #"Main(*home: [Home, Item(id: "7")], more: [More])"#)
  }

  @Test func whatIsNotNamedStays() {
    var app = demo.start()
    app.send("open", with: ["id": .string("1")])
    app.open(demo.route("/items/{id}", ["id": .string("7")]))
    #expect(app.description == #"Main(home: [Home, Item(id: "1")], *more: [More, Item(id: "7")])"#)
  }

  @Test func modalsArePresentedOnce() {
    var app = demo.start()
    app.open(demo.route("/sheet/{tab}", ["tab": .string("new")]))
    #expect(app.description == #"Main(*home: [Home], more: [More]) < Sheet(tab: "new")([Inside(tab: "new")])"#)
    app.open(demo.route("/sheet/{tab}", ["tab": .string("new")]))
    #expect(app.tree.modals.count == 1)
    app.open(demo.route("/sheet/{tab}", ["tab": .string("old")]))
    #expect(app.description == #"Main(*home: [Home], more: [More]) < Sheet(tab: "old")([Inside(tab: "old")])"#)
  }

  @Test func policies() {
    var app = demo.start()
    app.send("sheet")
    app.open(demo.route("/never"))
    #expect(app.tree.modals.count == 1)
    #expect(app.dropped.count == 1)
    app.open(demo.route("/wait"))
    #expect(app.linkWaits)
    #expect(app.description.hasPrefix("Main(*home"))
    app.dismiss()
    #expect(app.description == "Main(home: [Home], *more: [More])")
    app.select("home")
    app.send("sheet")
    app.open(demo.route("/over"))
    #expect(app.description == #"Main(home: [Home], *more: [More]) < Sheet([Inside(tab: "all")])"#)
    app.open(demo.route("/items/{id}", ["id": .string("7")]))
    #expect(app.tree.modals.isEmpty)
  }

  @Test func linksWaitForWhatBlocks() {
    var app = demo.start()
    app.send("firm")
    app.open(demo.route("/items/{id}", ["id": .string("7")]))
    #expect(app.linkWaits)
    let isDown = app.dismiss()
    #expect(!isDown)
    app.send("done")
    #expect(app.description == #"Main(home: [Home], *more: [More, Item(id: "7")])"#)
  }

  @Test func armsOfALinkHaveItsValues() {
    var app = demo.start()
    app.open(demo.route("/note/{id}", ["id": .string("n1")]))
    app.send("save", with: ["text": .string("done")])
    #expect(app.description == #"Main(*home: [Home, Item(id: "done", list: "n1")], more: [More])"#)
  }
}
