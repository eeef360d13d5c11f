import NavGraphCommandLine
import NavGraphCompiler
import Repository
import Testing

@testable import navgraph

/// Tests of call hierarchy, code lenses, and refactorings.
@Suite struct GraphRequestTests {
  private static let uri = "untitled:Shop"

  private static let app = """
    app Shop { platform iOS 26; scheme "shop"; root Main }
    tabs Main { tab home "Home" stack Home; tab more "More" stack More }
    events Links { on link -> push More }
    screen Home {
      uses Links
      on open(id: Int) -> push Item(id)
    }
    screen Item(id: Int) { on again -> push Item(id) }
    screen More { on sheet -> present Sheet }
    modal Sheet { content Inside }
    screen Inside { on done -> dismiss }
    route "/items/{id}" -> home / Item(id)

    """

  private static func calls(_ direction: String, of word: String) throws -> [String] {
    var client = LanguageClient()
    let place = client.open(uri, marked: app.replacing("screen \(word)", with: "screen §\(word)"))
    let item = try #require(client.request("textDocument/prepareCallHierarchy", place).array?.first)
    let calls = client.request("callHierarchy/\(direction)Calls", .object([("item", item)])).array ?? []
    return calls.map { call in
      let end = call["from"] ?? call["to"]
      let lines = call["fromRanges"]?.array?.map { String($0["start"]?["line"]?.int ?? -1) } ?? []
      return "\(end?["name"]?.string ?? "") \(end?["selectionRange"]?["start"]?["line"]?.int ?? -1) [\(lines.joined(separator: " "))]"
    }
  }

  @Test func incomingCallsAreWhatLeadsHere() throws {
    #expect(try Self.calls("incoming", of: "Item") == ["Home 3 [5]", "Item 7 [7]", "/items/{id} 11 [11]"])
    #expect(try Self.calls("incoming", of: "More") == ["Main 1 [1]", "Home.link 2 [2]"])
    #expect(try Self.calls("incoming", of: "Inside") == ["More 8 [8]"])
  }

  @Test func outgoingCallsAreWhereItLeads() throws {
    #expect(try Self.calls("outgoing", of: "Home") == ["More 8 [2]", "Item 7 [5]"])
    #expect(try Self.calls("outgoing", of: "More") == ["Sheet 9 [8]"])
  }

  @Test func lensesNameCommands() throws {
    var client = LanguageClient()
    client.open(Self.uri, Self.app)
    let lenses = client.request("textDocument/codeLens", LanguageClient.document(Self.uri)).array ?? []
    let titles = lenses.map { "\($0["range"]?["start"]?["line"]?.int ?? -1): \($0["command"]?["title"]?.string ?? "")" }
    #expect(
      titles == [
        "3: 2 ways in, 2 out: show in diagram", "7: 3 ways in, 1 out: show in diagram", "8: 2 ways in, 1 out: show in diagram",
        "10: 1 way in, 1 out: show in diagram", "11: navgraph open shop://items/7",
      ])
    let command = try #require(lenses.last?["command"])
    let messages = client.send("workspace/executeCommand", command)
    #expect(messages.count == 2 && messages[0]["method"]?.string == "window/showMessage")
    let text = messages[0]["params"]?["message"]?.string ?? ""
    #expect(text.hasPrefix("navgraph open shop://items/7\n\n") && text.contains("Item(id: 7)"), "\(text)")
  }

  private static func refactored(_ text: String, _ title: String) -> String {
    var client = LanguageClient()
    let place = client.open(uri, marked: text)
    let range = JSON.object([("start", place["position"] ?? .null), ("end", place["position"] ?? .null)])
    let parameters = JSON.object([
      ("textDocument", .object([("uri", .string(uri))])), ("range", range), ("context", .object([("diagnostics", .array([]))])),
    ])
    let actions = client.request("textDocument/codeAction", parameters).array ?? []
    guard let action = actions.first(where: { $0["title"]?.string == title }) else {
      return "no such action: \(actions.map { $0["title"]?.string ?? "" })"
    }
    return client.applying(action["edit"] ?? .null, to: uri)
  }

  /// A refactoring doesn't add errors to the file.
  @Test(arguments: [
    ("push Item(id)\n", "push §Deep(id, count: 3)\n", "Create the screen `Deep`", "screen Deep(id: Int, count: Int)"),
    ("present Sheet }", "present §Other(name: \"x\") }", "Create the modal `Other`", "content OtherScreen(name)"),
    ("present Sheet }", "present §Other }", "Create the screen `Other`", "screen Other"),
    ("on sheet ->", "on sheet requires §signedIn ->", "Create the guard `signedIn`", "guard signedIn"),
    ("screen Item", "screen §Item", "Add an event that closes the screen", "push Item(id); on close -> close }"),
    (
      "screen Item(id: Int) { on again -> push Item(id) }", "screen §Item(id: Int) { title \"I\"; on again -> push Item(id); }",
      "Add an event that closes the screen", "push Item(id); on close -> close }"
    ),
    (
      "screen Inside { on done -> dismiss }",
      "screen Inside { title \"I\"; uses §Closing; on b -> stay }\nevents Closing { on done -> dismiss }",
      "Replace `Closing` with its events", "screen Inside { title \"I\"; on done -> dismiss; on b -> stay }"
    ),
    ("home / Item(id)", "home / Item(id) / §Deep(id: id)", "Create the screen `Deep`", "screen Deep(id: Int)"),
    ("/items/{id}\" -> home / Item(id)", "/deep/{x}\" -> home / §Deep(x)", "Create the screen `Deep`", "screen Deep(x: String)"),
    ("on sheet ->", "bar §Brand; on sheet ->", "Create the appearance `Brand`", "appearance Brand"),
    ("present Sheet }", "present stack §Flow }", "Create the screen `Flow`", "screen Flow"),
    ("present Sheet }", "present §Ask then { yes -> stay; no -> stay } }", "Create the alert `Ask`", "button yes \"Yes\""),
    ("present Sheet }", "present §Other then { finished(x) -> stay } }", "Create the modal `Other`", "modal Other returns String"),
    ("on open(id: Int) -> push Item(id)", "on open(iD: Int) -> push Item(§id)", "Write `id: iD`", "push Item(id: iD)"),
    ("{id}\" -> home / Item(id)", "{iD}\" -> home / Item(§id)", "Write `id: iD`", "home / Item(id: iD)"),
    ("screen Item", "screen §Item", "Assert the current path: `assert Item within 1 of Home`", "assert Item within 1 of Home"),
    ("on open", "on §open", "Move the event to a new group of events", "events HomeEvents {\n  on open(id: Int) -> push Item(id)\n}"),
    ("uses Links", "uses §Links", "Replace `Links` with its events", "screen Home {\n  on link -> push More\n  on open"),
  ]) func refactors(old: String, new: String, title: String, expected: String) throws {
    let text = Self.refactored(Self.app.replacing(old, with: new), title)
    #expect(text.contains(expected), "\(text)")
    var client = LanguageClient()
    client.open(Self.uri, text)
    let errors = client.diagnostics(Self.uri).filter { $0.contains(" 1 ") }
    #expect(errors.isEmpty, "\(errors)")
  }

  /// A request that the editor makes without the user gets no refactorings, because each of them must be checked.
  @Test func offersRefactoringsToUsers() {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: Self.app.replacing("screen Item", with: "screen §Item"))
    func count(_ trigger: Int, only kinds: [String]? = nil) -> Int {
      let range = JSON.object([("start", place["position"] ?? .null), ("end", place["position"] ?? .null)])
      let only = kinds.map { [("only", JSON.array($0.map { .string($0) }))] } ?? []
      let context = JSON.object([("diagnostics", .array([])), ("triggerKind", .number(trigger))] + only)
      let parameters = JSON.object([("textDocument", .object([("uri", .string(Self.uri))])), ("range", range), ("context", context)])
      return client.request("textDocument/codeAction", parameters).array?.count ?? -1
    }
    #expect(count(2) == 0 && count(1) > 1)
    // All kinds are subkinds of the empty kind.
    #expect(count(1, only: [""]) == count(1) && count(1, only: ["source"]) == 0)
  }

  /// A client that resolves actions gets the assertion of a path when the user chooses it, because the search may take seconds.
  @Test func searchesPathsWhenChosen() throws {
    var client = LanguageClient(resolves: true)
    func actions(_ kind: String) -> [JSON] {
      let place = client.open(Self.uri, marked: Self.app.replacing("screen Item", with: "screen §Item"))
      let range = JSON.object([("start", place["position"] ?? .null), ("end", place["position"] ?? .null)])
      let context = JSON.object([("diagnostics", .array([])), ("only", .array([.string(kind)]))])
      let parameters = JSON.object([("textDocument", .object([("uri", .string(Self.uri))])), ("range", range), ("context", context)])
      return client.request("textDocument/codeAction", parameters).array ?? []
    }
    #expect(actions("refactor.extract").allSatisfy { $0["kind"]?.string == "refactor.extract" })
    let action = try #require(actions("refactor").first { $0["title"]?.string == "Assert the current path" })
    #expect(action["edit"] == nil)
    let whole = client.request("codeAction/resolve", action)
    #expect(client.applying(whole["edit"] ?? .null, to: Self.uri).contains("\nassert Item within 1 of Home\n"))
  }

  /// A refactoring that would result in errors isn't offered.
  @Test(arguments: [
    ("screen Home {", "screen §Home {", "Add an event that closes the screen"),
    ("on open(id: Int) -> push Item(id)", "on §link -> push More", "Replace `Links` with its events"),
    ("on again", "on §again", "Move the event to a new group of events"),
    ("present Sheet }", "present stack §Flow }", "Create the modal `Flow`"),
    ("present Sheet }", "present §Ask then { yes -> stay; no -> stay } }", "Create the modal `Ask`"),
    // A syntax error can hide the errors of the result.
    (
      "screen Item(id: Int) { on again -> push Item(id) }",
      "screen §Item(id: Int) { on again -> push Item(id) }\nscreen Bad { on b -> present Sheet then { done( (x) -> push Item(x) } }",
      "Add an event that closes the screen"
    ),
  ]) func offersNothingWrong(old: String, new: String, title: String) {
    #expect(Self.refactored(Self.app.replacing(old, with: new), title).hasPrefix("no such action"))
  }

  /// Comments stay with their line, and documentation with its declaration.
  @Test(arguments: [
    (
      "screen H {\n  title \"H\"\n  /// Opens D.\n  on §c -> push D  // c\n}  // about H\nscreen D\n",
      "Move the event to a new group of events",
      "  uses HEvents\n}  // about H\n\nevents HEvents {\n  /// Opens D.\n  on c -> push D  // c\n}\n"
    ),
    (
      "/// Links.\nevents G {\n  on c -> push D  // c\n}  // end\n\nscreen H {\n  title \"H\"\n  uses §G\n}\nscreen D\n",
      "Replace `G` with its events", "root stack H }\nscreen H {\n  title \"H\"\n  on c -> push D  // c\n}\nscreen D\n"
    ),
    (
      "screen H { title \"H\"; on c -> push C }\nscreen §C { title \"C\" }  // about C\n",
      "Assert the current path: `assert C within 1 of H`", "}  // about C\n\nassert C within 1 of H\n"
    ),
    (
      "screen H { title \"H\"; on c -> push §C }  // about H\n", "Create the screen `C`", "}  // about H\n\nscreen C"
    ),
    (
      "screen H { title \"H\"; on q -> push Q }\nscreen §Q {  // the question\n  back hidden\n}\n", "Write `on done -> pop to root`",
      "screen Q {  // the question\n  on done -> pop to root\n  back hidden\n}\n"
    ),
    (
      "screen H {\n  title \"H\"  // H\n  §title \"H\"\n}\n", "Remove the repetition", "screen H {\n  title \"H\"  // H\n}\n"
    ),
  ]) func keepsComments(text: String, title: String, expected: String) {
    let text = Self.refactored("app A { platform iOS 16; root stack H }\n" + text, title)
    #expect(text.contains(expected), "\(text)")
  }

  /// Returns the file that moving a declaration to its own file creates, and the rest of `App.navgraph`; nil if it isn't offered.
  private static func moved(
    _ text: String, others: [String: String] = [:], createsFiles: Bool = true
  ) throws -> (new: String, rest: String)? {
    let folder = try Folder(others.merging(["App.navgraph": text.replacing("§", with: "")]) { $1 })
    defer { withExtendedLifetime(folder) {} }
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path], createsFiles: createsFiles)
    let uri = DocumentURI.uri(ofPath: path + "/App.navgraph")
    let place = client.open(uri, marked: text)
    let range = JSON.object([("start", place["position"] ?? .null), ("end", place["position"] ?? .null)])
    let parameters = JSON.object([("textDocument", .object([("uri", .string(uri))])), ("range", range), ("context", .object([]))])
    let actions = client.request("textDocument/codeAction", parameters).array ?? []
    guard let action = actions.first(where: { $0["title"]?.string?.hasSuffix("to its own file") ?? false }),
      let changes = action["edit"]?["documentChanges"]?.array, changes.count == 3
    else { return nil }
    let new = changes[1]["edits"]?.array?.first?["newText"]?.string ?? ""
    return (new, client.applying(changes[2]["edits"]?.array ?? [], to: uri))
  }

  /// The comments and `allow` lines of a declaration move with it, and the others stay.
  @Test func movesWhatBelongsToADeclaration() throws {
    let start = "import \"B.navgraph\"  // b\n"
    let before = "\napp A { platform iOS 16; root stack H }\n\n/// First.\nscreen H { on c -> push C; on d -> push D }  // about H\n\n"
    let moved = "// About C.\nallow NAV0601 \"from outside\"  // why\n/// C.\nscreen C { title \"C\" }  // c\n"
    let after = "screen E { title \"E\" }\n"
    let text = start + before + moved.replacing("screen C", with: "screen §C") + "\n" + after
    let result = try #require(try Self.moved(text, others: ["B.navgraph": "screen D { title \"D\" }\n"]))
    #expect(result.new == moved)
    #expect(result.rest == start + "import \"C.navgraph\"\n" + before + after)
  }

  /// A declaration isn't moved out of its module, out of a file with syntax errors, or if the client can't create files.
  @Test(arguments: [
    ("", true, true), ("", false, false), ("module Shop\nneeds output uikit\n", true, false),
    ("screen B { on b -> push (C }\n", true, false),
  ]) func movesOnlyWhereItCan(before: String, createsFiles: Bool, isOffered: Bool) throws {
    let text = "app A { platform iOS 16; root stack H }\nscreen H { on c -> push C }\n\n\(before)screen §C { title \"C\" }\n"
    #expect((try Self.moved(text, createsFiles: createsFiles) != nil) == isOffered)
  }

  /// Moving a flow to a file also moves the screens that only the flow uses, and the app has the same diagnostics.
  @Test func movesFlowsToFiles() throws {
    let folder = try Folder(["App.navgraph": Self.app])
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path])
    let uri = DocumentURI.uri(ofPath: path + "/App.navgraph")
    let place = client.open(uri, marked: Self.app.replacing("modal Sheet", with: "modal §Sheet"))
    let range = JSON.object([("start", place["position"] ?? .null), ("end", place["position"] ?? .null)])
    let parameters = JSON.object([("textDocument", .object([("uri", .string(uri))])), ("range", range), ("context", .object([]))])
    let actions = client.request("textDocument/codeAction", parameters).array ?? []
    let action = try #require(actions.first { $0["title"]?.string == "Move `Sheet` with 1 declaration that only it uses to its own file" })
    let changes = action["edit"]?["documentChanges"]?.array ?? []
    #expect(changes.first?["uri"]?.string == DocumentURI.uri(ofPath: path + "/Sheet.navgraph"))
    let moved = changes[1]["edits"]?.array?.first?["newText"]?.string
    #expect(moved == "modal Sheet { content Inside }\n\nscreen Inside { on done -> dismiss }\n")
    let rest = client.applying(changes[2]["edits"]?.array ?? [], to: uri)
    #expect(rest.hasPrefix("import \"Sheet.navgraph\"\n\napp Shop") && !rest.contains("Inside"), "\(rest)")
    try folder.write("App.navgraph", rest)
    try folder.write("Sheet.navgraph", moved ?? "")
    #expect(!(try Workspace(of: [path], root: nil)).report.hasErrors)
  }
}
