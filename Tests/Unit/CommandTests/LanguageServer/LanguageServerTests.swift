import Foundation
import NavGraphCommandLine
import NavGraphCompiler
import Repository
import Testing

@testable import navgraph

/// Tests of the results of the language server.
@Suite struct LanguageServerTests {
  private static let app = """
    app Shop { platform iOS 26; root Main }
    tabs Main { tab home "Home" stack Home; tab more "More" stack More; minimize onScrolDown }
    screen Home { on open -> push Item(id: 1); on more -> select more }
    screen Item(id: Int)
    screen More

    """
  private static let uri = "untitled:Shop"

  private static func position(_ line: Int, _ character: Int) -> JSON { LanguageClient.position(line, character) }

  private static func at(_ line: Int, _ character: Int) -> JSON {
    let place = position(line, character)
    return .object([
      ("textDocument", .object([("uri", .string(uri))])), ("position", place), ("range", .object([("start", place), ("end", place)])),
      ("context", .object([("diagnostics", .array([]))])),
    ])
  }

  /// The action for a misspelled name contains the edit, and so does `source.fixAll`.
  @Test func fixesAreActions() throws {
    var client = LanguageClient()
    client.open(Self.uri, Self.app)
    #expect(client.diagnostics(Self.uri).map { $0.prefix(14) } == ["NAV0309 1 1:77"])
    let actions = client.request("textDocument/codeAction", Self.at(1, 80)).array ?? []
    #expect(actions.map { $0["title"]?.string ?? "" } == ["Write `onScrollDown`", "Apply all safe fixes"])
    for action in actions {
      let edits = action["edit"]?["changes"]?[Self.uri]?.array ?? []
      #expect(client.applying(edits, to: Self.uri) == Self.app.replacing("onScrolDown", with: "onScrollDown"))
    }
  }

  /// A client that resolves actions gets the edits of `source.fixAll` from `codeAction/resolve`.
  @Test func resolvesTheEditOfAllFixes() throws {
    var client = LanguageClient(resolves: true)
    client.open(Self.uri, Self.app)
    let action = try #require(client.request("textDocument/codeAction", Self.at(0, 0)).array?.last)
    #expect(action["kind"]?.string == "source.fixAll" && action["edit"] == nil)
    let edits = client.request("codeAction/resolve", action)["edit"]?["changes"]?[Self.uri]?.array ?? []
    #expect(client.applying(edits, to: Self.uri) == Self.app.replacing("onScrolDown", with: "onScrollDown"))
  }

  @Test func explainsDiagnostics() throws {
    var client = LanguageClient()
    client.open(Self.uri, Self.app)
    let hover = client.request("textDocument/hover", Self.at(1, 80))
    #expect(hover["contents"]?["value"]?.string?.hasPrefix("**NAV0309**: invalid option value\n\n") ?? false, "\(hover.line)")
    guard case .null = client.request("textDocument/hover", Self.at(0, 9)) else { return #expect(Bool(false)) }
    func text(_ place: JSON) -> String { client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? "" }
    #expect(text(Self.at(0, 0)) == "`app`: declares the app: its systems, its roots, and its links")
    #expect(text(Self.at(1, 72)).contains("- UIKit: iOS 26, `UITabBarController.tabBarMinimizeBehavior`"), "\(text(Self.at(1, 72)))")
  }

  @Test func listsSymbols() throws {
    var client = LanguageClient()
    client.open(Self.uri, Self.app)
    let symbols = client.request("textDocument/documentSymbol", LanguageClient.document(Self.uri)).array ?? []
    #expect(symbols.map { $0["name"]?.string ?? "" } == ["Shop", "Main", "Home", "Item", "More"])
    #expect(symbols[1]["children"]?.array?.map { $0["name"]?.string ?? "" } == ["home", "more"])
    #expect(symbols[2]["children"]?.array?.map { $0["name"]?.string ?? "" } == ["open", "more"])
    let found = client.request("workspace/symbol", .object([("query", .string("mo"))])).array ?? []
    #expect(found.map { ($0["containerName"]?.string ?? "") + "." + ($0["name"]?.string ?? "") } == ["Main.more", "Home.more", ".More"])
  }

  /// Routes, entries, and the events of groups are symbols, too.
  @Test func listsSymbolsOfLinksAndGroups() throws {
    var client = LanguageClient()
    client.open(
      Self.uri,
      "app A { platform iOS 26; scheme \"a\"; root stack Home }\nevents E { on one -> stay }\nscreen Home { uses E }\nroute \"/x\" -> Home\n"
    )
    let symbols = client.request("textDocument/documentSymbol", LanguageClient.document(Self.uri)).array ?? []
    #expect(symbols.map { $0["name"]?.string ?? "" } == ["A", "E", "Home", "/x"])
    #expect(symbols[1]["children"]?.array?.map { $0["name"]?.string ?? "" } == ["one"])
    let found = client.request("workspace/symbol", .object([("query", .string("one"))])).array ?? []
    #expect(found.map { $0["name"]?.string ?? "" } == ["one"])
  }

  @Test func formatsWithOneEdit() throws {
    var client = LanguageClient()
    let text = "app Shop { platform iOS 16; root stack Home }\nscreen   Home\n"
    client.open(Self.uri, text)
    let edits = client.request("textDocument/formatting", LanguageClient.document(Self.uri)).array ?? []
    #expect(edits.count == 1)
    #expect(client.applying(edits, to: Self.uri).contains("screen Home\n"))
  }

  /// The server checks a folder with the text of open documents, and also reports diagnostics of files that aren't open.
  @Test func checksFolders() throws {
    let folder = try Folder([
      "A.navgraph": "import \"B.navgraph\"\napp A { platform iOS 16; root stack Home }\n", "B.navgraph": "screen Hom\n",
    ])
    let path = try #require(folder.path.withCString { realpath($0, nil) }.map { String(cString: $0) })
    var client = LanguageClient(folders: [path], pulls: false)
    let (a, b) = (DocumentURI.uri(ofPath: path + "/A.navgraph"), DocumentURI.uri(ofPath: path + "/B.navgraph"))
    func codes(_ messages: [JSON]) -> [String: [String]] {
      var all: [String: [String]] = [:]
      for message in messages where message["method"]?.string == "textDocument/publishDiagnostics" {
        let items = message["params"]?["diagnostics"]?.array ?? []
        all[message["params"]?["uri"]?.string ?? ""] = items.map { $0["code"]?.string ?? "" }
      }
      return all
    }
    #expect(codes(client.update()) == [a: ["NAV0301"]])
    client.open(b, "screen Home\nscreen Other\n")
    #expect(codes(client.update()) == [a: [], b: ["NAV0601"]])
    #expect(client.update().isEmpty)
    client.close(b)
    #expect(codes(client.update()) == [a: ["NAV0301"], b: []])
    try folder.write("B.navgraph", "screen Home\n")
    client.notify("workspace/didChangeWatchedFiles", .object([("changes", .array([]))]))
    #expect(codes(client.update()) == [a: []])
    try folder.remove("B.navgraph")
    client.notify("workspace/didChangeWatchedFiles", .object([("changes", .array([]))]))
    #expect(codes(client.update()) == [a: ["NAV0313"]])
  }

  /// A document whose path has no file yet has its own URI in all answers.
  @Test func documentsThatWereNeverSaved() throws {
    let uri = "file:///nowhere/New.navgraph"
    var client = LanguageClient(pulls: false)
    client.open(uri, "app A { platform iOS 16; root stack One }\nscreen One { on a -> push Two }\nscreen Two { titel }\n")
    let published = client.update().filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(published.map { $0["params"]?["uri"]?.string } == [uri])
    #expect(published.first?["params"]?["version"]?.int == 1)
    let place = JSON.object([("textDocument", .object([("uri", .string(uri))])), ("position", LanguageClient.position(1, 27))])
    #expect(client.request("textDocument/definition", place).array?.first?["uri"]?.string == uri)
    let item = client.request("textDocument/prepareCallHierarchy", place).array?.first ?? .null
    #expect(item["uri"]?.string == uri)
    #expect(client.request("callHierarchy/incomingCalls", .object([("item", item)])).array?.count == 1)
  }

  /// Clients that can't be asked to pull diagnostics again get those that depend on other files.
  @Test func publishesForClientsThatCannotRefresh() {
    for (workspace, pulls) in [("{\"diagnostics\":{\"refreshSupport\":true}}", true), ("{\"diagnostics\":{}}", false), ("{}", false)] {
      var server = LanguageServer()
      let capabilities = "{\"textDocument\":{\"diagnostic\":{}},\"workspace\":\(workspace)}"
      let text = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":\(capabilities)}}"
      let result = server.handle(Array(text.utf8)).last?["result"]
      #expect((result?["capabilities"]?["diagnosticProvider"] != nil) == pulls, "\(workspace)")
    }
  }

  /// The server ignores build folders and files that version control ignores.
  @Test func leavesOutIgnoredFiles() throws {
    let app = "app A { platform iOS 16; root stack Home }\nscreen Home\n"
    let folder = try Folder(["A.navgraph": app, "DerivedData/A.navgraph": app, "Pods/B.navgraph": app, "0out/A.navgraph": "screen Home\n"])
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path])
    let uri = DocumentURI.uri(ofPath: path + "/A.navgraph")
    client.open(uri, app)
    #expect(!client.diagnostics(uri).isEmpty, "the copy declares the same screen")
    guard let git = ChildProcess.find(named: "git") else { return }
    _ = try ChildProcess(git, arguments: ["-C", path, "init", "-q"], seconds: 60).run()
    try folder.write(".gitignore", "0out/\n")
    client.notify("workspace/didChangeWatchedFiles", .object([("changes", .array([]))]))
    #expect(client.diagnostics(uri).isEmpty)
  }

  /// The server responds to each malformed request and continues.
  @Test func answersMalformedMessages() throws {
    var client = LanguageClient()
    var server = client.server
    for (message, code) in [
      ("{", -32700), ("[]", -32600), ("{\"id\":1}", -32600), (#"{"id":1,"method":"x"}"#, -32601),
      (#"{"id":1,"method":"textDocument/hover"}"#, -32602), (#"{"id":1,"method":"textDocument/formatting","params":[]}"#, -32602),
      (#"{"id":"a","method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///none"}}}"#, -32602),
    ] {
      let answers = server.handle(Array(message.utf8))
      #expect(answers.count == 1 && answers[0]["error"]?["code"]?.int == code, "\(message)")
    }
    for message in [#"{"method":"x"}"#, #"{"method":"textDocument/didChange"}"#, #"{"id":7,"result":null}"#] {
      #expect(server.handle(Array(message.utf8)).isEmpty)
    }
    // A range outside of the text is clamped to it.
    client.open(Self.uri, "app A { root stack H }\nscreen H\n")
    client.notify(
      "textDocument/didChange",
      .object([
        ("textDocument", .object([("uri", .string(Self.uri)), ("version", .number(2))])),
        (
          "contentChanges",
          .array([
            .object([
              ("range", .object([("start", Self.position(9, 9)), ("end", Self.position(-4, 70))])), ("text", .string("// all\n")),
            ])
          ])
        ),
      ]))
    #expect(client.server.text(of: Self.uri) == "// all\n")
  }

  /// The program serves a session on standard input and output, and skips bytes that aren't a message.
  @Test func servesASession() throws {
    func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    let session =
      framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#) + "noise\r\n\r\n"
      + framed(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:a","version":3,"text":"scren"}}}"#)
      + "Content-Length: -5\r\n\r\n" + framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
      + framed(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let outcome = try Tool(input: session).run(["lsp"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("\"positionEncoding\": \"utf-16\"") && outcome.output.contains("\"id\": 2, \"result\": null"))
    let ended = try Tool(input: framed(#"{"method":"exit"}"#)).run(["lsp"])
    #expect(ended.code == 1)
  }
}
