import NavGraphLowering
import NavGraphSimulator
import Testing

/// Tests of links with branches.
@Suite struct LinkBranchTests {
  private static let demo = App(
    """
    app Demo { scheme demo; root Main; root Desk on pad }
    enum Kind { invoice, letter, receipt }
    condition beta
    condition isOwn(id: String)
    guard signedIn -> SignIn
    tabs Main { tab home stack Home; tab more stack More }
    split Desk { sidebar Side; detail stack Empty }
    screen Side
    screen Empty
    screen Home { on beta -> open "/beta"; on sheet -> present Sheet; on firm -> present Firm }
    screen More
    screen Item(id: String)
    screen Letter(id: String, of: Kind = .letter)
    screen Sheet { on done -> dismiss }
    modal Firm { content Locked; dismissal blocked }
    screen Locked { on done -> finish }
    screen SignIn { on done -> finish; on cancel -> dismiss }
    route "/beta"        { when beta -> more / Item(id: "beta") on pad -> Desk / detail Item(id: "beta"); otherwise -> stay }
    route "/wait"        links wait { when beta -> more }
    route "/own/{id}"    requires signedIn { when isOwn(id) -> more / Item(id); otherwise -> more / Letter(id) }
    route "/{kind}/{id}" { when kind == .invoice -> more / Item(id); when kind != .invoice -> more / Letter(id) }
    entry notification "n" (id: String?) { when id is nil -> more; otherwise -> home / Letter(id: "x") }
    """)

  private var demo: App { LinkBranchTests.demo }

  @Test func theFirstBranchThatHoldsIsTaken() {
    let beta = demo.start(where: ["beta"], opening: demo.route("/beta"))
    #expect(beta.description == #"Main(home: [Home], *more: [More, Item(id: "beta")])"#)
    #expect(demo.start(opening: demo.route("/beta")).description == "Main(*home: [Home], more: [More])")
    let desk = demo.start(on: .pad, where: ["beta"], opening: demo.route("/beta"))
    #expect(desk.description == #"Desk(sidebar: Side, detail: [Item(id: "beta")])"#)
  }

  @Test func whatOpensNothingIsDropped() {
    var app = demo.start()
    app.open(demo.route("/beta"))
    #expect(app.dropped.count == 1)
    #expect(app.description == "Main(*home: [Home], more: [More])")
    app.send("beta")
    #expect(app.dropped.count == 1, "an event's, too")
  }

  @Test(arguments: [("invoice", "Item"), ("letter", "Letter"), ("receipt", "Letter")]) func valuesChoose(_ kind: String, _ screen: String) {
    let named = demo.graph.enumerationCases.ids.first { demo.graph.text(of: demo.graph.enumerationCases[$0].name) == kind }
    let values: [String: Value] = ["kind": named.map { .enumerationCase($0) } ?? .unknown, "id": .string("7")]
    let app = demo.start(opening: demo.route("/{kind}/{id}", values))
    #expect(app.description == "Main(home: [Home], *more: [More, \(screen)(id: \"7\")])")
  }

  @Test func entriesHaveBranches() {
    #expect(demo.start(opening: demo.entry("n", ["id": .nil])).description == "Main(home: [Home], *more: [More])")
    let other = demo.start(opening: demo.entry("n", ["id": .string("1")]))
    #expect(other.description == #"Main(*home: [Home, Letter(id: "x")], more: [More])"#)
  }

  @Test func conditionsAreReadAfterTheWait() {
    var app = demo.start()
    app.send("sheet")
    app.open(demo.route("/wait"))
    #expect(app.dropped.isEmpty, "nobody is asked while a modal is up")
    app.answers = App.answers([], ["beta"])
    app.send("done")
    #expect(app.description == "Main(home: [Home], *more: [More])")
  }

  @Test func whatABlockedModalHoldsUpIsReadOnceItHasGone() {
    var app = demo.start(where: ["beta"])
    app.send("firm")
    app.open(demo.route("/beta"))
    #expect(app.dropped.isEmpty)
    app.answers = App.answers([], [])
    app.send("done")
    #expect(app.description == "Main(*home: [Home], more: [More])")
    #expect(app.dropped.count == 1)
  }

  @Test func conditionsAreReadAgainAfterAFlow() {
    let own = demo.route("/own/{id}", ["id": .string("1")])
    var app = demo.start(denying: ["signedIn"])
    app.open(own)
    #expect(app.tree.modals.count == 1)
    app.answers = App.answers([], [#"isOwn(id: "1")"#])
    app.send("done")
    #expect(app.description == #"Main(home: [Home], *more: [More, Item(id: "1")])"#)
  }

  @Test func whatOpensNothingAsksNobody() {
    let app = App(
      """
      app Demo { scheme demo; root Main }
      condition beta
      guard signedIn
      stack Main { root Home }
      screen Home
      screen Item
      route "/beta" requires signedIn { when beta -> Main / Item }
      """)
    var demo = app.start(denying: ["signedIn"])
    demo.open(app.route("/beta"))
    #expect(demo.asked.isEmpty)
    demo.answers = App.answers(["signedIn"], ["beta"])
    demo.open(app.route("/beta"))
    #expect(demo.asked.count == 1)
  }
}
