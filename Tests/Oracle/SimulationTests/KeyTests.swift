import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Testing

/// Tests which screens are the same place, on given programs: which nodes stay, and which values they get.
@Suite struct KeyTests {
  private static let chats = """
    app A { scheme a; root Main; on ring(call: Int, from: String) -> present Ringing(call, from) }
    tabs Main { tab chats stack List; tab more stack More }
    screen List { on chat(id: Int) -> push Chat(id); on info(id: Int, part: String) -> present Info(id, part) }
    screen Chat(id: Int key, message: Int? = nil) {
      on profile         -> push Profile(user: id)
      on at(message: Int) -> replace Chat(id, message)
      on other(id: Int)  -> replace Chat(id)
      on again           -> replace Chat(id, message)
      on chat(id: Int, message: Int) -> push Chat(id, message)
    }
    screen Profile(user: Int) { on help -> push More }
    screen More
    modal Info(id: Int, part: String) { content stack Details(id, part) }
    screen Details(id: Int key, part: String) { on profile -> push Profile(user: id) }
    modal Ringing(call: Int, from: String) { content stack Caller(call, name: from) }
    screen Caller(call: Int key, name: String) { on profile -> push Profile(user: call) }
    route "/chats/{id}?m={message?}" -> chats / Chat(id, message)
    route "/here/{id}?m={message?}" -> here or chats / Chat(id, message)
    route "/chats/{id}/{user}" -> chats / Chat(id) / Profile(user)
    route "/info/{id}/{part}" -> chats / present Info(id, part)
    """

  private func app(of text: String = chats) throws -> NavGraphSimulator.Simulator {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "App.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    let graph = resolve([tree], names: names, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return NavGraphSimulator.Simulator(for: Tables(for: graph, places: Places(of: graph)), on: .phone)
  }

  /// Opens a link with the given values.
  private func open(_ route: Int, with values: [Value], in app: inout NavGraphSimulator.Simulator) {
    let parameters = app.tables.graph.routes[RouteID(route)].parameters
    app.open(RouteID(route), with: Dictionary(zip(parameters, values)) { first, _ in first })
  }

  private func leaf(in app: NavGraphSimulator.Simulator) -> NavGraph.NodeID { app.tree.leaf.id }

  // MARK: Links

  @Test func aLinkKeepsThePlaceAndTellsIt() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    let chat = leaf(in: app)
    open(0, with: [.int(1), .int(5)], in: &app)
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1, message: 5)], more: [More])")
    #expect(leaf(in: app) == chat)
    open(0, with: [.int(1)], in: &app)
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1)], more: [More])", "told of nothing, too")
    #expect(leaf(in: app) == chat)
    open(0, with: [.int(2), .int(5)], in: &app)
    #expect(leaf(in: app) != chat, "another chat")
  }

  @Test func whatLiesAboveGoesUnlessTheLinkNamesIt() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    let chat = leaf(in: app)
    app.send("profile")
    let profile = leaf(in: app)
    open(2, with: [.int(1), .int(1)], in: &app)
    #expect(leaf(in: app) == profile, "the same path")
    open(0, with: [.int(1), .int(5)], in: &app)
    #expect(leaf(in: app) == chat)
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1, message: 5)], more: [More])")
  }

  @Test func hereTellsWhatIsOnTop() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    let chat = leaf(in: app)
    open(1, with: [.int(1), .int(7)], in: &app)
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1, message: 7)], more: [More])")
    #expect(leaf(in: app) == chat)
    open(1, with: [.int(2), .int(7)], in: &app)
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1, message: 7), Chat(id: 2, message: 7)], more: [More])")
  }

  @Test func aModalThatIsUpIsTold() throws {
    var app = try app()
    app.send("info", with: ["id": .int(1), "part": .string("a")])
    let modal = try #require(app.tree.modals.last)
    open(3, with: [.int(1), .string("b")], in: &app)
    #expect(app.tree.modals.map(\.id) == [modal.id])
    #expect(app.tree.modals.first?.content?.leaf.id == modal.content?.leaf.id)
    #expect(app.tree.leaf.screen?.values == [.int(1), .string("b")])
    open(3, with: [.int(2), .string("b")], in: &app)
    #expect(app.tree.modals.map(\.id) != [modal.id])
  }

  // MARK: Steps

  @Test func aPushIsAnEntryOfItsOwn() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    app.send("chat", with: ["id": .int(1), "message": .int(5)])
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1), Chat(id: 1, message: 5)], more: [More])")
  }

  @Test func replaceTellsThePlace() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    let chat = leaf(in: app)
    app.send("at", with: ["message": .int(5)])
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 1, message: 5)], more: [More])")
    #expect(leaf(in: app) == chat)
    app.send("again")
    #expect(leaf(in: app) != chat, "what is replaced by its equal is made again")
    app.send("other", with: ["id": .int(2)])
    #expect("\(app)" == "Main(*chats: [List, Chat(id: 2)], more: [More])")
  }

  @Test func anEventOfTheAppTellsWhatIsOnTop() throws {
    var app = try app()
    app.perform(appEvent: "ring", with: ["call": .int(1), "from": .string("?")])
    let caller = leaf(in: app)
    app.send("profile")
    app.perform(appEvent: "ring", with: ["call": .int(1), "from": .string("?")])
    #expect(app.tree.modals.count == 1 && leaf(in: app) != caller, "with equal values all of it stays")
    app.perform(appEvent: "ring", with: ["call": .int(1), "from": .string("Ann")])
    #expect(app.tree.modals.count == 1 && leaf(in: app) == caller)
    #expect(app.tree.leaf.screen?.values == [.int(1), .string("Ann")])
    app.perform(appEvent: "ring", with: ["call": .int(2), "from": .string("Ann")])
    #expect(app.tree.modals.count == 2)
  }

  // MARK: Columns

  private static let notes = """
    app A { scheme a; root Notes }
    split Notes { sidebar List; detail stack Nothing }
    screen List {
      on open(id: Int, line: Int)    -> show detail Note(id, line)
      on history(id: Int, line: Int) -> show detail Note(id, line) then push History(id)
      on none                        -> show detail Nothing
      on clear                       -> clear detail
    }
    screen Nothing { on help -> push Help }
    screen Help
    screen Note(id: Int key, line: Int) { on history -> push History(id) }
    screen History(id: Int)
    route "/{id}/{line}" -> Notes / detail Note(id, line)
    """

  private func detail(in app: NavGraphSimulator.Simulator) -> [NavGraph.NodeID] {
    guard case .split(_, let columns, _) = app.tree.root.content, case .stack(_, let nodes)? = columns[.detail]?.content else { return [] }
    return nodes.map(\.id)
  }

  @Test func k2_theRowTappedAgainKeepsWhatWasPushed() throws {
    var app = try app(of: Self.notes)
    app.expand()
    app.send("open", with: ["id": .int(1), "line": .int(3)])
    app.send("history")
    let before = detail(in: app)
    #expect(before.count == 2)
    app.send("open", with: ["id": .int(1), "line": .int(3)], from: "List")
    #expect(detail(in: app) == before)
    app.send("open", with: ["id": .int(1), "line": .int(9)], from: "List")
    #expect(detail(in: app) == [before[0]], "told of another line, which is to be seen")
    app.send("open", with: ["id": .int(2), "line": .int(9)], from: "List")
    #expect(detail(in: app).count == 1 && detail(in: app) != [before[0]])
  }

  @Test func aSequenceThatGoesOnBeginsAtItsScreen() throws {
    var app = try app(of: Self.notes)
    app.expand()
    for _ in 0..<3 { app.send("history", with: ["id": .int(1), "line": .int(3)], from: "List") }
    #expect(detail(in: app).count == 2)
  }

  @Test func withoutKeysAllValuesDecide() throws {
    var app = try app(of: Self.notes)
    app.expand()
    app.send("help")
    let before = detail(in: app)
    app.send("none", from: "List")
    #expect(detail(in: app) == before)
    app.send("clear", from: "List")
    #expect(detail(in: app) != before && detail(in: app).count == 1, "`clear` is as declared, and new")
  }

  @Test func aLinkTellsTheColumn() throws {
    var app = try app(of: Self.notes)
    app.expand()
    open(0, with: [.int(1), .int(3)], in: &app)
    app.send("history")
    let before = detail(in: app)
    open(0, with: [.int(1), .int(4)], in: &app)
    #expect(detail(in: app) == [before[0]])
  }

  // MARK: Guards

  private static let guarded = """
    app A { scheme a; root stack List }
    guard unlocked(chat: Int)
    guard visible(message: Int)
    screen List { on chat(id: Int, message: Int) -> push Chat(id, message); on note(id: Int, line: Int) -> push Note(id, line) }
    screen Chat(id: Int key, message: Int) requires unlocked(chat: id) { on at(message: Int) -> replace Chat(id, message) }
    screen Note(id: Int key, line: Int) requires visible(message: line) { on at(line: Int) -> replace Note(id, line) }
    """

  /// Tests that guards aren't evaluated again for other values of the same place, unless they take these values.
  @Test func k5_guardsAskAgainWhereTheQuestionIsAnother() throws {
    var app = try app(of: Self.guarded)
    app.send("chat", with: ["id": .int(1), "message": .int(1)])
    let chat = leaf(in: app)
    app.answers.grants = { _ in false }
    app.send("at", with: ["message": .int(2)])
    #expect(leaf(in: app) == chat && app.tree.leaf.screen?.values == [.int(1), .int(2)])
    app.back()
    app.answers.grants = { _ in true }
    app.send("note", with: ["id": .int(1), "line": .int(1)])
    app.answers.grants = { _ in false }
    app.send("at", with: ["line": .int(2)])
    #expect(app.tree.leaf.screen?.values == [.int(1), .int(1)], "refused")
    app.answers.grants = { _ in true }
    app.send("at", with: ["line": .int(2)])
    #expect(app.tree.leaf.screen?.values == [.int(1), .int(2)])
  }

  /// Tests that the newest values are saved.
  @Test func whatIsKeptIsNew() throws {
    var app = try app()
    app.send("chat", with: ["id": .int(1)])
    open(0, with: [.int(1), .int(5)], in: &app)
    let saved = try #require(app.save())
    #expect("\(NavGraphSimulator.Simulator(for: app.tables, on: .phone, restoring: saved))" == "\(app)")
  }
}
