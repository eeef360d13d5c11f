import NavGraphSimulator
import Testing

/// Tests of guards: their requirements, their arguments, and failures.
@Suite struct GuardTests {
  private static let demo = App(
    """
    app Demo { scheme demo; root Main requires open }
    guard open -> Welcome
    guard signedIn -> Login
    guard unlocked(id: String)
    guard paid -> Shop(item: "pass")
    tabs Main {
      tab home stack Home
      tab desk stack Desk requires paid
    }
    modal Welcome { content stack Hello }
    screen Hello { on go -> finish }
    modal Login { content stack Password }
    screen Password { on done -> finish; on no -> dismiss }
    modal Shop(item: String) { content Buy(item) }
    screen Buy(item: String) { on buy -> finish }
    screen Home {
      on vault(id: String)                -> push Vault(id)
      on mine(id: String) requires signedIn, unlocked(id) -> push Note(id)
      on note                             -> push Note(id: "n")
      on box                              -> present Box(id: "b") then { dismissed -> push Note(id: "refused") }
    }
    screen Vault(id: String) requires unlocked(id)
    screen Note(id: String)
    modal Box(id: String) requires unlocked(id) { content stack Inside }
    screen Inside
    screen Desk
    route "/vault/{id}" requires signedIn -> home / Vault(id)
    route "/desk"                         -> desk
    """)

  @Test func aRootsFlowTakesItsPlace() {
    var app = GuardTests.demo.start(denying: ["open"])
    #expect(app.description == "no root([Hello])")
    app.answers = App.answers([])
    app.send("go")
    #expect(app.description == "Main(*home: [Home], desk: [Desk])")
  }

  @Test func guardsHaveTheValuesOfWhatAsks() {
    var app = GuardTests.demo.start()
    app.send("vault", with: ["id": .string("7")])
    #expect(app.asked.map(\.description) == [#"unlocked(id: "7")"#])
    #expect(app.description == #"Main(*home: [Home, Vault(id: "7")], desk: [Desk])"#)
    app.back()
    app.send("mine", with: ["id": .string("8")])
    #expect(app.asked.map(\.description) == ["signedIn", #"unlocked(id: "8")"#])
  }

  @Test func aNoWithoutAFlowIsRefused() {
    var app = GuardTests.demo.start(denying: ["unlocked"])
    app.send("vault", with: ["id": .string("7")])
    #expect(app.description == "Main(*home: [Home], desk: [Desk])")
    #expect(app.dropped == ["refused by a guard"])
    app.send("box")
    #expect(app.description == #"Main(*home: [Home, Note(id: "refused")], desk: [Desk])"#)
  }

  @Test func afterAFlowTheRestGoesOn() {
    var app = GuardTests.demo.start(denying: ["signedIn"])
    app.send("mine", with: ["id": .string("8")])
    #expect(app.description == "Main(*home: [Home], desk: [Desk]) < Login([Password])")
    app.answers = App.answers([])
    app.send("done")
    #expect(app.description == #"Main(*home: [Home, Note(id: "8")], desk: [Desk])"#)
  }

  /// An alert is dismissed first, because UIKit can't present from it.
  @Test func anAlertGoesBeforeTheFlowOfAGuard() {
    let careful = App(
      """
      app Careful { platform iOS 17; scheme careful; root stack Home }
      guard signedIn -> SignIn
      screen Home { title "Home"; on warn -> present Warn then { ok -> push Fine } }
      alert Warn { title "Careful"; button ok "OK" cancel }
      screen Fine
      screen Secret requires signedIn { title "Secret" }
      modal SignIn { content stack Form }
      screen Form { title "Sign in"; on done -> finish; on cancel -> dismiss }
      route "/secret" -> Secret
      """)
    for finishes in [true, false] {
      var app = careful.start(denying: ["signedIn"])
      app.send("warn")
      app.open(careful.route("/secret"))
      #expect(app.description == "Home([Home]) < SignIn([Form])")
      app.answers = App.answers([])
      app.send(finishes ? "done" : "cancel")
      #expect(app.description == (finishes ? "Home([Home, Secret])" : "Home([Home])"))
    }
  }

  @Test func aTabAsksBeforeItIsSelected() {
    var app = GuardTests.demo.start(denying: ["paid"])
    app.select("desk")
    #expect(app.description == #"Main(*home: [Home], desk: [Desk]) < Shop(item: "pass")(Buy(item: "pass"))"#)
    app.answers = App.answers([])
    app.send("buy")
    #expect(app.description == "Main(home: [Home], *desk: [Desk])")
  }

  @Test func linksAskTheirOwnGuardsFirst() {
    var app = GuardTests.demo.start()
    app.open(GuardTests.demo.route("/vault/{id}", ["id": .string("9")]))
    #expect(app.asked.map(\.description) == ["signedIn", #"unlocked(id: "9")"#])
    #expect(app.description == #"Main(*home: [Home, Vault(id: "9")], desk: [Desk])"#)
    app.open(GuardTests.demo.route("/vault/{id}", ["id": .string("9")]))
    #expect(app.asked == [])
  }

  @Test func aGuardWithoutAnAnswerStaysAsked() {
    var app = GuardTests.demo.start()
    app.answers.grants = { _ in nil }
    app.send("vault", with: ["id": .string("7")])
    #expect(app.description == "Main(*home: [Home], desk: [Desk])")
    app.answers.grants = { _ in true }
    app.goOn()
    #expect(app.description == #"Main(*home: [Home, Vault(id: "7")], desk: [Desk])"#)
  }

  /// A guard of the root's first screen shows its flow instead of the root. Presenting flows over an empty root would be endless.
  @Test func whatARootShowsFirstIsGuardedWithTheRoot() {
    let app = App(
      """
      app Demo { root stack First }
      guard open -> Hello
      screen First requires open
      screen Hello { on go -> finish }
      """)
    var started = app.start(denying: ["open"])
    #expect(!started.driver.isExhausted)
    #expect(started.tree.rootName == nil && started.tree.rootFlow != nil && started.tree.modals.isEmpty)
    started.answers = App.answers([])
    started.send("go")
    #expect(started.description == "First([First])")
    // The same after restoration.
    let restored = app.start(denying: ["open"], restoring: started.save())
    #expect(!restored.driver.isExhausted && restored.tree.rootFlow != nil && restored.tree.modals.isEmpty)
  }

  @Test func closeDismissesAFlowInTheRootsPlace() {
    let app = App(
      """
      app Demo { root stack First }
      guard open -> Hello
      screen First requires open { on again -> restart }
      screen Hello { on done -> close }
      """)
    var started = app.start()
    started.answers = App.answers(["open"])
    started.send("again")
    #expect(started.tree.rootFlow != nil)
    started.send("done")
    #expect(started.description == "First([First])")
  }

  /// The guards of a root are also evaluated on a device for which the root isn't declared.
  @Test func theGuardsOfARootAreAskedOnEveryDevice() {
    let app = App(
      """
      app Demo { root Main requires open on phone; root stack Desk on pad }
      guard open -> Hello
      stack Main { root Home }
      screen Home
      screen Desk { on main -> switch to Main }
      screen Hello { on go -> finish }
      """)
    var started = app.start(on: .pad, denying: ["open"])
    #expect(started.description == "Desk([Desk])")
    started.send("main")
    #expect(started.tree.rootName == nil && started.tree.rootFlow != nil)
    started.answers = App.answers([])
    started.send("go")
    #expect(started.description == "Main([Home])")
  }

  /// At the start, the guards of the tab with `first` are evaluated. The guards of other tabs are evaluated when the user selects them.
  @Test func theTabThatSaysFirstIsAskedAtAStart() {
    let app = App(
      """
      app Demo { scheme a; root Main }
      guard known
      guard owner -> Login
      tabs Main { tab home stack Home requires known; tab other stack Other requires owner first }
      screen Home
      screen Other { on sheet -> present Sheet }
      modal Sheet { content Inner }
      tabs Inner { tab one stack One; tab two stack Two first }
      screen One
      screen Two { on close -> dismiss }
      screen Login { on go -> finish }
      route "/main" -> Main
      """)
    #expect(app.start(denying: ["known"]).description == "Main(home: [Home], *other: [Other])")
    var denied = app.start(denying: ["owner"])
    #expect(denied.tree.rootFlow != nil)
    denied.answers = App.answers([])
    denied.send("go")
    #expect(denied.description == "Main(home: [Home], *other: [Other])")
    denied.send("sheet")
    #expect(denied.description == "Main(home: [Home], *other: [Other]) < Sheet(one: [One], *two: [Two])")
    denied.send("close")
    denied.select("home")
    denied.open(app.route("/main"))
    #expect(denied.description == "Main(home: [Home], *other: [Other])", "the tabs alone are their first")
  }

  /// A link during a guard flow instead of the root doesn't bypass the first tab. A scene that is restored in another tab evaluates the
  /// guard again.
  @Test func aFirstTabIsAskedAtAStartAndInARestoredScene() {
    let app = App(
      """
      app Demo { scheme a; root Main }
      guard known -> Hello
      tabs Main { tab home stack Home; tab other stack Other }
      screen Home requires known
      screen Other
      screen Hello { on go -> open "/home" }
      route "/home" -> home
      route "/other" -> other
      """)
    var started = app.start(denying: ["known"])
    started.open(app.route("/other"))
    #expect(started.tree.rootFlow != nil)
    started.answers = App.answers([])
    started.send("go")
    started.select("other")
    started.answers = App.answers(["known"])
    started.select("home")
    #expect(started.description == "Main(*home: [Home], other: [Other])")
    started.answers = App.answers([])
    started.select("other")
    var restored = app.start(denying: ["known"], restoring: started.save())
    restored.select("home")
    #expect(restored.tree.rootName != nil && restored.tree.modals.count == 1)
  }
}
