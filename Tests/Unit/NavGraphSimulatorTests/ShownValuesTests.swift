import NavGraphSimulator
import Testing

/// Tests that the guards of containers are evaluated for the values that are shown.
@Suite struct ShownValuesTests {
  private static let cloud = App(
    """
    app Cloud { scheme cloud; root Files(account: "me") }
    guard mine(account: String)
    stack Files(account: String) requires mine(account: account) { root FolderList(owner: account) }
    screen FolderList(owner: String) { on other(owner: String) -> replace FolderList(owner); on leave -> replace Trash }
    screen File(id: String)
    screen Trash
    screen Note
    modal Peek(who: String) requires mine(account: who) { content Files(account: who) }
    route "/{account}"           -> Files(account)
    route "/{account}/f/{id}"    -> Files(account) / File(id)
    route "/{account}/n"         -> Files(account) / Note
    route "/list/{owner}/{id}"   -> FolderList(owner) / File(id)
    route "/peek/{who}/{owner}"  -> here or Files / present Peek(who) / FolderList(owner)
    route "/own/{account}/{id}" requires mine(account: "route") -> Files(account) / File(id)
    entry shortcut "account" (account: String) -> Files(account)
    """)

  private func asked(_ app: Simulator) -> [String] { app.asked.map(\.description) }
  private static func mine(_ account: String) -> String { "mine(account: \"\(account)\")" }

  @Test(arguments: ["/{account}/f/{id}", "/list/{owner}/{id}"]) func aRootIsAskedAboutWhatALinkShows(_ route: String) {
    var app = Self.cloud.start()
    let name = route.hasPrefix("/list") ? "owner" : "account"
    app.open(Self.cloud.route(route, [name: .string("bob"), "id": .string("1")]))
    #expect(asked(app) == [Self.mine("bob")])
    #expect(app.description == #"Files(account: "me")([FolderList(owner: "bob"), File(id: "1")])"#)
    app.open(Self.cloud.route(route, [name: .string("bob"), "id": .string("2")]))
    #expect(asked(app) == [], "bob's files are shown already")
    app.answers.grants = { _ in false }
    app.open(Self.cloud.route(route, [name: .string("eve"), "id": .string("2")]))
    #expect(asked(app) == [Self.mine("eve")])
    #expect(app.description == #"Files(account: "me")([FolderList(owner: "bob"), File(id: "2")])"#)
  }

  @Test func aLinkThatStartsTheAppAsksToo() {
    let app = Self.cloud.start(opening: Self.cloud.route("/{account}", ["account": .string("bob")]))
    #expect(app.asked.map(\.description).contains(Self.mine("bob")))
    #expect(app.description == #"Files(account: "me")([FolderList(owner: "bob")])"#)
  }

  @Test func soDoEntriesAndSteps() {
    var app = Self.cloud.start()
    app.open(Self.cloud.entry("account", ["account": .string("bob")]))
    #expect(asked(app) == [Self.mine("bob")])
    app.send("other", with: ["owner": .string("eve")])
    #expect(asked(app) == [Self.mine("eve")])
    app.send("leave")
    #expect(asked(app) == [], "what shows no value asks nothing new")
  }

  @Test func whatComesBackIsAskedAboutWhatItShows() {
    var app = Self.cloud.start()
    app.open(Self.cloud.route("/{account}", ["account": .string("bob")]))
    let saved = app.save()
    let back = Self.cloud.start(restoring: saved)
    #expect(asked(back).contains(Self.mine("bob")))
    #expect(back.description == #"Files(account: "me")([FolderList(owner: "bob")])"#)
    var answers = Simulator.Answers()
    answers.grants = { $0.description != Self.mine("bob") }
    let refused = Simulator(for: Self.cloud.tables, answers: answers, restoring: saved)
    #expect(refused.description == #"Files(account: "me")([FolderList(owner: "me")])"#)
  }

  @Test func aModalIsAskedAboutWhatItShowsUnderAnyName() {
    var app = Self.cloud.start()
    app.open(Self.cloud.route("/peek/{who}/{owner}", ["who": .string("me"), "owner": .string("bob")]))
    #expect(asked(app) == [Self.mine("bob")], "both the modal and its stack ask about what is shown")
    app.open(Self.cloud.route("/peek/{who}/{owner}", ["who": .string("me"), "owner": .string("eve")]))
    #expect(asked(app) == [Self.mine("eve")])
  }

  /// The last screen is equal, but the screens under it differ.
  @Test func theGuardsOfARouteAreAskedWhereAnythingDiffers() {
    var app = Self.cloud.start()
    app.open(Self.cloud.route("/own/{account}/{id}", ["account": .string("me"), "id": .string("1")]))
    #expect(asked(app) == [Self.mine("route")])
    app.open(Self.cloud.route("/own/{account}/{id}", ["account": .string("me"), "id": .string("1")]))
    #expect(asked(app) == [])
    app.open(Self.cloud.route("/own/{account}/{id}", ["account": .string("bob"), "id": .string("1")]))
    #expect(asked(app) == [Self.mine("route"), Self.mine("bob")])
  }

  private static let club = App(
    """
    app Club { scheme club; root Main }
    guard member(of: String) -> Join(of: "x")
    guard page(of: String)
    tabs Main { tab home stack Home; tab room Room(name: "lobby"); tab book Book(of: "cover") }
    stack Room(name: String) requires member(of: name) { root Wall(title: name) }
    pages Book(of: String) requires page(of) { page First(what: of); page Last }
    screen Home { on room -> select room }
    screen Wall(title: String)
    screen Post(id: Int)
    screen First(what: String) { on next -> page next; on other(what: String) -> replace First(what) }
    screen Last
    screen Join(of: String) { on done -> finish; on no -> dismiss }
    route "/rooms/{name}/{id}" -> room / Room(name) / Post(id)
    route "/book/{of}"         -> book / Book(of)
    route "/last/{of}"         -> book / Book(of) / page Last
    route "/first/{what}"      -> book / page First(what)
    """)

  @Test func aTabIsAskedAboutWhatALinkShows() {
    var app = Self.club.start()
    app.open(Self.club.route("/rooms/{name}/{id}", ["name": .string("vault"), "id": .int(1)]))
    #expect(asked(app) == ["member(of: \"vault\")"])
    app.open(Self.club.route("/rooms/{name}/{id}", ["name": .string("attic"), "id": .int(1)]))
    #expect(asked(app) == ["member(of: \"attic\")"])
    var other = Self.club.start()
    other.select("room")
    #expect(asked(other) == ["member(of: \"lobby\")"])
  }

  @Test func soArePages() {
    var app = Self.club.start()
    app.open(Self.club.route("/book/{of}", ["of": .string("one")]))
    #expect(asked(app) == ["page(of: \"one\")"])
    app.open(Self.club.route("/last/{of}", ["of": .string("two")]))
    #expect(asked(app) == ["page(of: \"two\")"], "the page in front shows no value, another one does")
    app.open(Self.club.route("/first/{what}", ["what": .string("three")]))
    #expect(asked(app) == ["page(of: \"three\")"])
    app.send("other", with: ["what": .string("four")])
    #expect(asked(app) == ["page(of: \"four\")"])
  }
}
