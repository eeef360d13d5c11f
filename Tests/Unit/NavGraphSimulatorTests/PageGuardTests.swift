import NavGraphSimulator
import Testing

/// Tests of guards of pages, which are evaluated once. `assertions/guards-of-pages` in the corpus tests that `check` agrees.
@Suite struct PageGuardTests {
  private static let book = App(
    """
    app A { scheme a; root Main }
    guard signedIn -> SignIn
    guard member -> Join
    tabs Main { tab book Book; tab other stack Other }
    pages Book { page Cover; page Diary; page Letters }
    screen Other
    screen Cover { on diary -> page Diary; on again -> restart }
    screen Diary requires signedIn { on tear -> replace Torn }
    screen Letters requires member
    screen Torn { on mend -> replace Diary }
    modal SignIn { content stack Credentials }
    screen Credentials { on ok -> finish }
    modal Join { content stack Form }
    screen Form { on ok -> finish }
    route "/diary" -> book / page Diary
    route "/letters" -> book / page Letters
    """)

  /// Returns an app whose user has turned to both pages. Both guards fail from now on.
  private func entered() -> Simulator {
    var app = Self.book.start()
    app.turn(by: 1)
    #expect(app.asked.map(\.description) == ["signedIn"])
    app.turn(by: 1)
    #expect(app.asked.map(\.description) == ["member"])
    app.answers = App.answers(["signedIn", "member"])
    return app
  }

  @Test func aPageIsAskedOnce() {
    var app = entered()
    let moves: [(String, (inout Simulator) -> Void)] = [
      ("a finger", { $0.turn(by: -1) }), ("a finger", { $0.turn(by: -1) }), ("an event", { $0.send("diary") }),
      ("a link", { $0.open(Self.book.route("/letters")) }), ("another tab", { $0.select("other") }),
      ("the tab again", { $0.select("book") }),
      ("a link", { $0.open(Self.book.route("/diary")) }), ("a finger", { $0.turn(by: 1) }),
    ]
    for (name, move) in moves {
      move(&app)
      #expect(app.asked.isEmpty && app.tree.modals.isEmpty && app.dropped.isEmpty, "\(name): \(app)")
    }
    #expect(app.tree.leaf.screen?.description == "Letters")
  }

  @Test func theOtherPageAsksItsOwn() {
    var app = Self.book.start(denying: ["member"])
    app.turn(by: 1)
    app.turn(by: 1)
    #expect(app.asked.map(\.description) == ["member"] && app.tree.modals.count == 1)
  }

  @Test func anotherScreenInItsPlaceIsNotThePage() {
    var app = entered()
    app.turn(by: -1)
    app.send("tear")
    app.send("mend")
    #expect(app.asked.map(\.description) == ["signedIn"] && app.tree.modals.count == 1)
    app.dismiss()
    app.open(Self.book.route("/diary"))
    #expect(app.asked.map(\.description) == ["signedIn"] && app.tree.modals.count == 1)
  }

  @Test func newPagesAreAskedAgain() {
    var app = entered()
    app.turn(by: -1)
    app.turn(by: -1)
    app.send("again")
    app.turn(by: 1)
    #expect(app.asked.map(\.description) == ["signedIn"] && app.tree.modals.count == 1)
  }
}
