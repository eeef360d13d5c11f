import Foundation
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax
import Repository
import Testing
import Torture

@testable import navgraph

/// Tests of the items that completion offers at a position.
@Suite struct CompletionTests {
  private static let uri = "untitled:Shop"

  private static let app = """
    app Shop { platform iOS 26; scheme "shop"; root Main }
    enum Kind { book, film }
    type ItemID = String
    guard signedIn
    condition isNew
    tabs Main { tab home "Home" stack Home; tab more "More" stack More }
    /// All there is.
    screen Home {
      on open(id: ItemID) -> push Item(id)
      on help -> present Help then { yes -> stay }
    }
    screen Item(id: ItemID, kind: Kind = .book)
    screen More
    modal Compose { content More; style pageSheet }
    alert Help { title "Help"; button yes "Yes"; button no "No" cancel }
    route "/items/{id}" -> home / Item(id)

    """

  private static func labels(_ text: String) -> [String] {
    var client = LanguageClient()
    let place = client.open(uri, marked: text)
    let items = client.request("textDocument/completion", place).array ?? []
    return items.sorted { ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "") }.map { $0["label"]?.string ?? "" }
  }

  private static let kinds = ["alert", "modal", "pages", "screen", "split", "stack", "tabs"]

  /// Each line contains a mark `§`, and completion offers these labels there.
  @Test(arguments: [
    ("on a -> push §", ["Home", "Item", "More", "New"] + kinds),
    ("on a -> push H§", ["Home", "Item", "More", "New"]),
    ("on a -> present §", ["Compose", "Help", "Home", "Item", "Main", "More", "New"] + kinds),
    ("on a -> pop §", ["then", "to"]),
    ("on a -> pop to §", ["Home", "Item", "More", "New", "root"]),
    ("on a -> select §", ["Main", "home", "more"]),
    ("on a -> select Main.§", ["home", "more"]),
    ("on a(id: ItemID, kind: Kind) -> push Item(§", ["id", "kind", "id:", "kind:"]),
    ("on a(id: ItemID) -> push Item(id, §)", ["kind:"]),
    ("on a(id: ItemID) -> push Item(§, id)", ["kind:"]),
    ("on a(kind: Kind, other: Kind) { when kind == § -> stay; otherwise -> stay }", [".book", ".film"]),
    ("on a(id: ItemID, kind: Kind) -> push Item(id, kind: §)", [".book", ".film", "kind"]),
    ("on a -> push Item(id: \"1\", kind: .§)", [".book", ".film"]),
    ("on a requires §", ["isNew", "signedIn"]),
    ("on a(kind: Kind) { when §", ["isNew", "kind", "not"]),
    ("on a(x: §", ["Bool", "Date", "Double", "Int", "ItemID", "Kind", "String", "URL", "UUID"]),
    ("on a -> present Help then { §", ["dismissed", "no", "yes"]),
    ("on a -> p§", ["page", "pop", "present", "push"]),
    ("hides §", ["homeIndicator", "navigationBar", "statusBar", "tabBar", "toolbar"]),
    ("t§", ["title", "transition"]),
    ("on a -> open \"§\"", ["/items/{id}"]),
  ]) func offersWhatCanStandInAScreen(line: String, expected: [String]) {
    let found = Self.labels(Self.app + "screen New {\n  \(line)\n}\n")
    #expect(Set(found) == Set(expected) && found.count == expected.count, "\(line): \(found)")
  }

  @Test(arguments: [
    (
      "modal M { content More; style §",
      ["automatic", "currentContext", "formSheet", "fullScreen", "overCurrentContext", "overFullScreen", "pageSheet", "popover"]
    ),
    ("route \"/x/{id}\" -> §", ["home", "more", "Main", "here", "present", "page", "sidebar", "content", "detail", "inspector"] + kinds),
    ("route \"/x/{id}\" -> home / §", ["Home", "Item", "More", "present", "page", "sidebar", "content", "detail", "inspector"] + kinds),
    ("route \"/x/{§}\" -> home / Item(id)", ["id"]),
    ("route \"/x/{id: §}\" -> home / Item(id)", ["alphanumeric", "digits", "hex", "letters", "slug", "token"]),
    ("route \"/x/{id}?kind={§}\" -> home / Item(id, kind)", ["kind"]),
    ("route \"/x/{id}\" -> home / Item(§)", ["id", "id:", "kind:"]),
    ("route \"/x\" scheme § -> home", ["shop"]),
    ("alias \"/y/{id}\" -> \"§\"", ["/items/{id}"]),
    ("type Other = §", ["Bool", "Date", "Double", "Int", "String", "URL", "UUID"]),
    ("module Far\nneeds screen §", ["Home", "Item", "More"]),
    ("module Far\nneeds guard §", ["isNew", "signedIn"]),
    ("module Near\nmodule Far\nneeds type ItemID = String from §", ["Near"]),
    ("screen New(number: Int) { title \"New {§\" }", ["number"]),
    ("assert Item §", ["only", "reaches", "requires", "within"]),
    ("scr§", ["screen"]),
    ("// push §", []),
    ("screen X §", ["controller", "external", "repeats", "requires", "transient", "view"]),
    ("entry §", ["activity", "file", "intent", "notification", "shortcut"]),
  ]) func offersWhatCanStandInAFile(line: String, expected: [String]) {
    let found = Self.labels(Self.app + line + "\n")
    #expect(Set(found) == Set(expected), "\(line): \(found)")
  }

  /// Keywords that the resolver rejects at their positions.
  @Test(arguments: [
    ("split Other { § }", ["style"]),
    ("pages Other { § }", ["bar", "style"]),
    ("confirm Other { title \"A\"; § }", ["field", "title"]),
    ("screen Other { title \"A\"; § }", ["title"]),
  ]) func leavesOutRejectedKeywords(line: String, rejected: [String]) {
    let found = Self.labels(Self.app + line + "\n")
    #expect(found.contains("allow") && Set(found).isDisjoint(with: rejected), "\(line): \(found)")
  }

  /// A code that `allow` can name has the summary of its diagnostics.
  @Test func offersCodes() {
    var client = LanguageClient()
    let result = client.request("textDocument/completion", client.open(Self.uri, marked: Self.app + "allow §\n"))
    let details = (result.array ?? []).map { ($0["label"]?.string, $0["detail"]?.string) }
    #expect(details.contains { $0 == ("NAV0312", Compiler.rules.first { $0.code.number == 312 }?.summary) })
    #expect(!details.contains { $0.0 == "NAV0301" })
  }

  /// Only what isn't written yet is inserted, and the rest of a word or text is replaced.
  @Test(arguments: [
    ("Item", "screen New { on a -> push It§em(id: \"1\") }", "screen New { on a -> push Item(id: \"1\") }"),
    ("Item", "screen New { on a -> pop to § }", "screen New { on a -> pop to Item }"),
    ("Item", "pages Tour { page More }\nscreen New { on a -> page § }", "pages Tour { page More }\nscreen New { on a -> page Item }"),
    ("Item", "assert §", "assert Item"),
    ("kind:", "screen New { on a -> push Item(id: \"1\", ki§d : .film) }", "screen New { on a -> push Item(id: \"1\", kind : .film) }"),
    ("yes", "screen New { on a -> present Help then { y§ -> stay } }", "screen New { on a -> present Help then { yes -> stay } }"),
    ("/items/{id}", "screen New { on a -> open \"/it§ems\"(id: \"1\") }", "screen New { on a -> open \"/items/{id}\"(id: \"1\") }"),
    ("id", "route \"/x/{i§dea}/y\" -> home / Item(id)", "route \"/x/{id}/y\" -> home / Item(id)"),
  ]) func completesInsideText(label: String, text: String, expected: String) {
    for replaces in [false, true] {
      var client = LanguageClient(hasSnippets: true, replaces: replaces)
      let items = client.request("textDocument/completion", client.open(Self.uri, marked: Self.app + text)).array ?? []
      let edit = items.first { $0["label"]?.string == label }?["textEdit"]
      let range = replaces ? edit?["replace"] : edit?["range"]
      let found = range.map { JSON.object([("range", $0), ("newText", edit?["newText"] ?? .null)]) }
      #expect(found.map { client.applying([$0], to: Self.uri) } == Self.app + expected, "\(text)")
      if replaces { #expect(edit?["insert"]?["start"]?.line == range?["start"]?.line) }
    }
  }

  /// Arguments become placeholders, unless they are already written or the client doesn't support snippets.
  @Test func insertsArguments() {
    func item(_ text: String, hasSnippets: Bool) -> JSON? {
      var client = LanguageClient(hasSnippets: hasSnippets)
      let items = client.request("textDocument/completion", client.open(Self.uri, marked: Self.app + text)).array ?? []
      return items.first { $0["label"]?.string == "Item" }
    }
    let text = "screen New { on a -> push It§ }\n"
    #expect(item(text, hasSnippets: true)?["textEdit"]?["newText"]?.string == "Item(id: ${1:id})$0")
    #expect(item(text, hasSnippets: true)?["detail"]?.string == "(id: ItemID, kind: Kind)")
    #expect(item(text, hasSnippets: false)?["textEdit"]?["newText"]?.string == "Item")
    #expect(item("screen New { on a -> push It§(id: \"1\") }\n", hasSnippets: true)?["textEdit"]?["newText"]?.string == "Item")
  }

  /// Options have the systems that have them.
  @Test func describesOptions() {
    func documentation(_ text: String, _ label: String) -> String {
      var client = LanguageClient()
      let items = client.request("textDocument/completion", client.open(Self.uri, marked: text)).array ?? []
      return items.first { $0["label"]?.string == label }?["documentation"]?["value"]?.string ?? ""
    }
    let tabs = "app A { platform iOS 26; root Main }\ntabs Main { tab home \"Home\" icon \"a\" stack Home; "
    #expect(documentation(tabs + "style §\n}\nscreen Home\n", "sidebarAdaptable").contains("- UIKit: iOS 18, `UITabBarController.mode`"))
    let screen = documentation("app A { platform iOS 26; root stack Home }\nscreen Home {\n  sw§\n}\n", "swipeBack")
    #expect(screen.contains("- UIKit: iOS "), "\(screen)")
  }

  /// A screen of a file that isn't imported brings its import.
  @Test func addsTheImport() throws {
    let app = "app A { platform iOS 26; root stack Home }\nscreen Home { on a -> push § }\n"
    let folder = try Folder([
      "A.navgraph": app.replacing("§", with: "Far"), "B.navgraph": "/// Far away.\nscreen Far\n", "C.navgraph": "app C\nscreen Other\n",
    ])
    let path = Path.settled(folder.path)
    var client = LanguageClient()
    let uri = DocumentURI.uri(ofPath: path + "/A.navgraph")
    let place = client.open(uri, marked: app)
    let items = client.request("textDocument/completion", place).array ?? []
    #expect(!items.contains { $0["label"]?.string == "Other" })
    let far = try #require(items.first { $0["label"]?.string == "Far" })
    let changed = client.applying(far["additionalTextEdits"]?.array ?? [], to: uri)
    #expect(changed.hasPrefix("import \"B.navgraph\"\n\napp A"))
    #expect(far["documentation"]?["value"]?.string == "Far away.")
  }

  /// Files of the opened folder can be imported, except those that already are.
  @Test(arguments: [
    ("import \"§\"\n", ["../D.navgraph", "B.navgraph", "C.navgraph", "sub/E.navgraph"]),
    ("import \"sub/§E\"\nimport \"B.navgraph\"\n", ["../D.navgraph", "C.navgraph", "sub/E.navgraph"]),
  ]) func offersImports(text: String, expected: [String]) throws {
    let names = ["A", "B", "C", "sub/E"].map { "in/\($0).navgraph" } + ["D.navgraph"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, "screen S\($0.utf8.count)\n") }))
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path])
    let place = client.open(DocumentURI.uri(ofPath: path + "/in/A.navgraph"), marked: text)
    #expect((client.request("textDocument/completion", place).array ?? []).map { $0["label"]?.string ?? "" } == expected)
  }

  /// A list of many names is truncated. Names that begin with the typed text are first.
  @Test func sendsAPartOfManyNames() {
    let screens = (0..<500).map { "screen Item\($0)\n" }.joined() + "screen Zebra\n"
    var client = LanguageClient()
    func names(_ typed: String) -> (labels: [String], isPart: Bool) {
      let place = client.open(Self.uri, marked: Self.app + screens + "screen New { on a -> push \(typed)§ }\n")
      let result = client.request("textDocument/completion", place)
      let items = result["items"]?.array ?? result.array ?? []
      return (items.filter { $0["kind"]?.int == 7 }.map { $0["label"]?.string ?? "" }, result["items"] != nil)
    }
    let few = names("Ze")
    #expect(few.labels == ["Zebra"] && few.isPart)
    #expect(Array(names("item49").labels.prefix(11)) == ["Item49"] + (490..<500).map { "Item\($0)" })
    #expect(names("I").labels.count == 200)
  }

  @Test func everyKeywordHasASummary() {
    for keyword in Keyword.allCases where keyword != .none { #expect(!keyword.summary.isEmpty && !keyword.summary.hasSuffix(".")) }
  }

  /// At the beginning of each word of the samples, completion offers that word.
  @Test(arguments: Repository.files(below: "Samples", suffix: ".navgraph")) func offersWhatStandsThere(file: String) throws {
    let workspace = try Workspace(of: [Repository.url(at: file).path], root: nil)
    let files = try #require(workspace.programs.first).graph.files
    guard !workspace.report.hasErrors, let number = files.firstIndex(where: { $0.path.hasSuffix(file) }) else { return }
    let source = files[number]
    let tree = try #require(Compiler.parse([source]).trees.first)
    let program = Compiler.parse(files)
    let declared = Self.declaredNames(tree)
    let words = tree.tokens.indices.filter { tree.tokens[$0].kind == .word && !declared.contains($0) }
    var random = SeededRandom(seed: UInt64(source.bytes.count))
    for index in words.shuffled(using: &random).prefix(10) {
      let token = tree.tokens[index]
      let text = tree.text(of: token)
      // The test removes the word, as if the user were about to write it.
      let bytes = Array(source.bytes[..<Int(token.start)]) + source.bytes[Int(token.end)...]
      let completion = Completion(in: program, file: FileID(number), bytes: bytes, at: Int(token.start))
      let names = completion.names.offers.map { CompletionItem(for: $0, in: completion).label.filter { $0 != "." && $0 != ":" } }
      let line = LineTable(of: source).position(at: token.start).line
      #expect(names.contains(text) || completion.keywords.contains { $0.text == text }, "\(file):\(line): \(text)")
    }
  }

  /// Returns the tokens that completion can't offer: declared names, diagnostic codes, schemes, and names of modules.
  private static func declaredNames(_ tree: SyntaxTree) -> Set<Int> {
    var all: Set<Int> = []
    for index in tree.nodes.indices {
      let node = SyntaxNode(in: tree, at: index)
      if node.kind == .allow { all.insert(node.firstToken + 1) }
      if node.kind == .scheme { all.formUnion(node.firstToken + 1..<node.endToken) }
      if node.kind == .argument { continue }
      for name in node.children where name.kind == .name {
        if node.kind == .arm, name.firstToken == node.firstToken { continue }
        all.formUnion(name.firstToken..<name.endToken)
      }
    }
    return all
  }
}
