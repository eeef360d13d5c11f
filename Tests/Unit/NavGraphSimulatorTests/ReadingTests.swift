import NavGraphSimulator
import Testing

/// Tests of behavior that the random tests of `OracleSimulationTests` revealed, with a program for each.
@Suite struct ReadingTests {
  private static let shop = App(
    """
    app Shop { scheme shop; root Main requires open; root Other on pad }
    guard open -> Welcome
    guard known
    condition isNew
    tabs Main {
      tab home stack Home
      tab bare Bare requires known
    }
    split Other {
      sidebar stack Home
      detail  stack Empty
    }
    modal Welcome { content stack Hello }
    screen Hello { on in -> finish; on elsewhere -> switch to Lobby; on more -> push Secret }
    stack Lobby { root Empty }
    screen Home {
      on open -> push Empty
      on go -> present Sheet
      on ask -> present Sure
      on both -> push Secret then present Sheet then { dismissed -> push Empty }
      on choose requires known { when isNew -> stay; otherwise -> present Sheet then { dismissed -> push Empty } }
    }
    screen Bare { on swap -> replace Empty }
    screen Empty
    screen Secret requires known
    modal Sheet { content stack Inside }
    screen Inside { on plain -> select bare; on named -> select Main.bare }
    alert Sure { title "Sure?"; button yes "Yes" }
    route "/open" -> home / Empty on pad -> Other / detail Empty / Empty
    route "/twice" links over -> home / Empty / present Sheet on pad -> Other
    """)

  @Test func aBareSelectMeansTheTabsAroundTheScreen() {
    var app = ReadingTests.shop.start()
    app.send("go")
    app.send("plain")
    #expect(app.description == "Main(*home: [Home], bare: Bare) < Sheet([Inside])")
    #expect(app.dropped == ["that tab bar is not shown"])
    app.send("named")
    #expect(app.description == "Main(home: [Home], *bare: Bare) < Sheet([Inside])")
  }

  /// The push failed, so the outcome handler of the sheet doesn't run.
  @Test func anArmHearsOfItsOwnPresentAlone() {
    var app = ReadingTests.shop.start(denying: ["known"])
    app.send("both")
    #expect(app.description == "Main(*home: [Home], bare: Bare)")
  }

  @Test func anArmInABranchHearsOfARefusal() {
    var app = ReadingTests.shop.start(denying: ["known"])
    app.send("choose")
    #expect(app.description == "Main(*home: [Home, Empty], bare: Bare)")
    app = ReadingTests.shop.start(denying: ["known"], where: ["isNew"])
    app.send("choose")
    #expect(app.description == "Main(*home: [Home], bare: Bare)")
  }

  @Test func aReplacedScreenEntersNeitherItsTabNorItsRoot() {
    var app = ReadingTests.shop.start()
    app.select("bare")
    app.answers = App.answers(["known", "open"])
    app.send("swap")
    #expect(app.description == "Main(home: [Home], *bare: Empty)")
    #expect(app.asked.isEmpty)
    let lone = App("app Lone { root Front requires open }\nguard open -> Front\nscreen Front { on next -> replace Back }\nscreen Back")
    app = lone.start()
    app.answers = App.answers(["open"])
    app.send("next")
    #expect(app.description == "Front(Back)")
  }

  @Test func aLinkOverModalsAddsNothingTheSecondTime() {
    var app = ReadingTests.shop.start()
    app.send("go")
    for _ in 0..<2 {
      app.open(ReadingTests.shop.route("/twice"))
      #expect(app.description == "Main(*home: [Home, Empty], bare: Bare) < Sheet([Inside])")
    }
  }

  @Test func nothingStandsOnAnAlert() {
    var app = ReadingTests.shop.start()
    app.send("ask")
    app.open(ReadingTests.shop.route("/twice"))
    #expect(app.description == "Main(*home: [Home, Empty], bare: Bare) < Sheet([Inside])")
  }

  /// If the flow of the root's guard switches to another root, the suspended start ends.
  @Test func aFlowThatEntersARootEndsTheStart() {
    var app = ReadingTests.shop.start(denying: ["open"])
    app.send("elsewhere")
    #expect(app.description == "Lobby([Empty])")
  }

  /// A link that waits for the root doesn't cancel events of the guard flow.
  @Test func aLinkThatWaitsCancelsNoQuestion() {
    var app = ReadingTests.shop.start(denying: ["open"], opening: ReadingTests.shop.route("/open"))
    app.send("more")
    #expect(app.description.hasSuffix("[Hello, Secret])"), "\(app)")
    app.answers = App.answers([])
    app.back()
    app.send("in")
    #expect(app.description == "Main(*home: [Home, Empty], bare: Bare)")
  }

  /// A failed guard without a flow at the start is evaluated once, and again for each link.
  @Test func aRefusedStartIsNotAskedForEndlessly() {
    let vault = App(
      "app Vault { scheme v; root Main }\nguard known\nstack Main { root Front }\nscreen Front requires known\nroute \"/\" -> Main")
    var app = vault.start(denying: ["known"])
    #expect(app.asked.count == 1)
    #expect(!app.driver.isExhausted)
    app.open(vault.route("/"))
    #expect(app.asked.count == 1)
    app.answers = App.answers([])
    app.open(vault.route("/"))
    #expect(app.description == "Main([Front])")
  }

  /// The first name after a column is its root, even if it is the declared one. A second equal name is pushed.
  @Test func aColumnsRootMayBeNamedTwice() {
    var app = ReadingTests.shop.start(on: .pad)
    app.open(ReadingTests.shop.route("/open"))
    #expect(app.description == "Other(sidebar: [Home], detail: [Empty, Empty])", "\(app)")
  }

  /// The flow of a flow's guard is also shown instead of the root, and its events run as elsewhere.
  @Test func theFlowOfAFlowsGuardMovesInTheRootsPlace() {
    let nested = App(
      """
      app Nested { root Main requires a }
      guard a -> First
      guard b -> Second
      stack Main { root Front }
      screen Front
      modal First { content stack One }
      screen One requires b { on done -> finish }
      modal Second { content stack Two }
      screen Two { on next -> push Three; on done -> finish }
      screen Three
      """)
    var app = nested.start(denying: ["a", "b"])
    app.send("next")
    #expect(app.description.hasSuffix("[Two, Three])"), "\(app)")
  }

  /// A swipe to a page evaluates its guard, as an event does, and only once.
  @Test func aPageAsksWhenAFingerFirstTurnsToIt() {
    let book = App(
      """
      app Book { root Tour }
      guard known -> Login
      pages Tour {
        page One
        page Two
      }
      screen One
      screen Two requires known
      modal Login { content Form }
      screen Form { on done -> finish }
      """)
    var app = book.start(denying: ["known"])
    app.turn(by: 1)
    #expect(app.description == "Tour(*One: One, Two: Two) < Login(Form)")
    app.answers = App.answers([])
    app.send("done")
    #expect(app.description == "Tour(One: One, *Two: Two)")
    app.answers = App.answers(["known"])
    app.turn(by: -1)
    app.turn(by: 1)
    #expect(app.description == "Tour(One: One, *Two: Two)")
  }

  /// The guard of a page is evaluated only for the first event that turns to it.
  @Test func aPageAsksWhenAnEventFirstTurnsToIt() {
    let book = App(
      """
      app Book { root Tour }
      guard known
      pages Tour {
        page One
        page Two
      }
      screen One { on n -> page next }
      screen Two requires known { on b -> page previous }
      """)
    var app = book.start(denying: ["known"])
    app.send("n")
    #expect(app.description == "Tour(*One: One, Two: Two)")
    app.answers = App.answers([])
    app.send("n")
    #expect(app.description == "Tour(One: One, *Two: Two)")
    app.send("b")
    app.answers = App.answers(["known"])
    app.send("n")
    #expect(app.description == "Tour(One: One, *Two: Two)")
  }
}
