import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing

@testable import navgraph

/// Tests of requests about the structure of a document: tokens, folding ranges, selection ranges, links, and types.
@Suite struct StructureTests {
  private static let uri = "untitled:Shop"

  private static let app = """
    import "More.navgraph"
    // All
    // of it.
    app Shop { platform iOS 26; scheme "shop"; root stack Home }
    /// Where it starts.
    screen Home {
      title "Home {name}"
      on open(id: Int) -> push Item(id)
    }
    screen Item(id: Int, name: String = "🧭")
    route "/items/{id}" -> Item(id)

    """

  private static func client(_ text: String = app, _ encoding: PositionEncoding = .utf16) -> LanguageClient {
    var client = LanguageClient(encoding: encoding)
    client.open(uri, text)
    return client
  }

  /// Decodes the numbers, and returns the tokens as text and kind.
  private static func tokens(_ numbers: [Int], of text: String, _ encoding: PositionEncoding) -> [String] {
    let bytes = Array(text.utf8)
    let positions = TextPositions(in: bytes, encoding: encoding)
    var (line, character) = (0, 0)
    return stride(from: 0, to: numbers.count - 4, by: 5).map { index in
      if numbers[index] > 0 { (line, character) = (line + numbers[index], 0) }
      character += numbers[index + 1]
      let start = positions.offset(line: line, character: character)
      let end = positions.offset(line: line, character: character + numbers[index + 2])
      return String(decoding: bytes[start..<end], as: UTF8.self) + " \(SemanticTokens.types[numbers[index + 3]])"
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func tokensHaveKinds(encoding: PositionEncoding) {
    var client = Self.client(Self.app, encoding)
    let data = client.request("textDocument/semanticTokens/full", LanguageClient.document(Self.uri))["data"]?.array ?? []
    let tokens = Self.tokens(data.compactMap(\.int), of: Self.app, encoding)
    for expected in [
      "import keyword", "\"More.navgraph\" string", "// All comment", "// of it. comment", "Shop namespace", "iOS modifier", "26 number",
      "/// Where it starts. comment", "screen keyword", "Home class", "open event", "Int type", "-> operator", "Item class", "id parameter",
      "\"🧭\" string", "\"/items/{ string", "}\" string",
    ] { #expect(tokens.contains(expected), "\(expected): \(tokens)") }
  }

  /// For each sample, tokens don't overlap, are on one line each, and cover every word and string.
  @Test(arguments: Repository.files(below: "Samples", suffix: ".navgraph")) func tokensCoverTheText(file: String) throws {
    let workspace = try Workspace(of: [Repository.url(at: file).path], root: nil)
    let names = NameIndex(of: workspace)
    let number = try #require(workspace.sources.firstIndex { $0.path.hasSuffix(file) })
    let source = workspace.sources[number]
    let tokens = SemanticTokens(
      of: source, occurrences: names.occurrences.filter { $0.range.file == FileID(number) }, symbols: names.symbols
    ).all
    for (one, next) in zip(tokens, tokens.dropFirst()) {
      let isApart = one.range.upperBound <= next.range.lowerBound
      #expect(isApart, "\(file): \(one) \(next)")
    }
    let starts = Set(tokens.map(\.range.lowerBound))
    let tree = try #require(Compiler.parse([source]).trees.first)
    for token in tree.tokens where token.kind == .word || token.kind == .string {
      let isCovered = starts.contains(Int(token.start))
      #expect(isCovered, "\(file): \(tree.text(of: token))")
    }
  }

  /// Applying the edits of tokens results in the tokens of the new text.
  @Test func tokensAreSentAsEdits() throws {
    var client = Self.client()
    let document = LanguageClient.document(Self.uri)
    let first = client.request("textDocument/semanticTokens/full", document)
    var numbers = first["data"]?.array?.compactMap(\.int) ?? []
    let offset = try #require(Self.app.utf16.count as Int?)
    client.replace(offset..<offset, in: Self.uri, with: "screen Late\n")
    var parameters: [(String, JSON)] = [("textDocument", .object([("uri", .string(Self.uri))]))]
    parameters.append(("previousResultId", first["resultId"] ?? .null))
    let delta = client.request("textDocument/semanticTokens/full/delta", .object(parameters))
    for edit in delta["edits"]?.array ?? [] {
      let (start, count) = (edit["start"]?.int ?? 0, edit["deleteCount"]?.int ?? 0)
      numbers.replaceSubrange(start..<start + count, with: edit["data"]?.array?.compactMap(\.int) ?? [])
    }
    var fresh = Self.client(client.text(Self.uri))
    #expect(numbers == fresh.request("textDocument/semanticTokens/full", document)["data"]?.array?.compactMap(\.int))
    let again = client.request("textDocument/semanticTokens/full/delta", .object(parameters))
    #expect(again["data"] != nil, "an old result has no edits")
  }

  @Test func foldsBodiesAndComments() {
    var client = Self.client()
    let folds = client.request("textDocument/foldingRange", LanguageClient.document(Self.uri)).array ?? []
    #expect(
      folds.map { "\($0["startLine"]?.int ?? -1)-\($0["endLine"]?.int ?? -1) \($0["kind"]?.string ?? "")" } == ["1-2 comment", "5-7 "])
  }

  @Test func selectionsGrow() {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: Self.app.replacing("push Item", with: "push It§em"))
    let parameters = JSON.object([
      ("textDocument", .object([("uri", .string(Self.uri))])), ("positions", .array([place["position"] ?? .null])),
    ])
    var selection = client.request("textDocument/selectionRange", parameters).array?.first
    let positions = TextPositions(in: Array(Self.app.utf8), encoding: .utf16)
    var texts: [String] = []
    while let range = selection?["range"].flatMap({ positions.range(from: $0) }) {
      texts.append(String(decoding: Array(Self.app.utf8)[range], as: UTF8.self))
      selection = selection?["parent"]
    }
    #expect(texts.first == "Item" && texts.last == Self.app)
    #expect(texts.contains("push Item(id)") && texts.contains("on open(id: Int) -> push Item(id)"))
  }

  /// The innermost range is a word: after a mark, and in a pattern.
  @Test(arguments: [("when kind == .§cat -> stay", "cat"), ("open \"/ta§b/{id}\"", "tab"), ("push Item§(id)", "Item")])
  func selectionsBeginWithAWord(action: String, word: String) {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: "screen A {\n  on a { \(action) }\n}\n")
    let parameters = JSON.object([
      ("textDocument", .object([("uri", .string(Self.uri))])), ("positions", .array([place["position"] ?? .null])),
    ])
    let selection = client.request("textDocument/selectionRange", parameters).array?.first
    let bytes = Array(client.text(Self.uri).utf8)
    let range = selection?["range"].flatMap { TextPositions(in: bytes, encoding: .utf16).range(from: $0) }
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == word)
  }

  /// Without a label, the current parameter is the first one that has no argument yet. A declaration isn't a use.
  @Test(arguments: [
    ("push Item(id)", "push Item(name: \"\", §)", "Item(id: Int, name: String = \"🧭\")", 0),
    ("push Item(id)", "push Item(name§: \"\")", "Item(id: Int, name: String = \"🧭\")", 1),
    ("push Item(id)", "open \"/items/{id}\" (§", "\"/items/{id}\"(id: Int)", 0),
    ("screen Item(id: Int, ", "screen Item(id: Int, §", nil, nil),
  ]) func marksTheParameter(old: String, new: String, label: String?, active: Int?) {
    var client = LanguageClient()
    let help = client.request("textDocument/signatureHelp", client.open(Self.uri, marked: Self.app.replacing(old, with: new)))
    #expect(help["signatures"]?.array?.first?["label"]?.string == label && help["activeParameter"]?.int == active, "\(help.line)")
  }

  @Test func showsSignaturesAndTypes() {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: Self.app.replacing("push Item(id)", with: "push Item(id, §)"))
    let help = client.request("textDocument/signatureHelp", place)
    #expect(help["signatures"]?.array?.first?["label"]?.string == "Item(id: Int, name: String = \"🧭\")")
    #expect(help["activeParameter"]?.int == 1)
    let all = JSON.object([("start", LanguageClient.position(0, 0)), ("end", LanguageClient.position(99, 0))])
    let range = JSON.object([("textDocument", .object([("uri", .string(Self.uri))])), ("range", all)])
    let hints = client.request("textDocument/inlayHint", range).array ?? []
    #expect(hints.map { $0["label"]?.string ?? "" } == [": Int"])
  }

  @Test func linksAndKeepsImports() throws {
    let folder = try Folder([
      "A.navgraph": "import \"Parts/B.navgraph\"\napp A { platform iOS 26; root stack Home }\n",
      "Parts/B.navgraph": "import \"C.navgraph\"\nscreen Home\n", "Parts/C.navgraph": "screen Other\n",
    ])
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path])
    let uri = DocumentURI.uri(ofPath: path + "/A.navgraph")
    client.open(uri, "import \"Parts/B.navgraph\"\napp A { platform iOS 26; root stack Home }\n")
    let links = client.request("textDocument/documentLink", LanguageClient.document(uri)).array ?? []
    #expect(links.map { $0["target"]?.string ?? "" } == [DocumentURI.uri(ofPath: path + "/Parts/B.navgraph")])
    let moved = JSON.object([
      ("oldUri", .string(DocumentURI.uri(ofPath: path + "/Parts/B.navgraph"))),
      ("newUri", .string(DocumentURI.uri(ofPath: path + "/B2.navgraph"))),
    ])
    let edit = client.request("workspace/willRenameFiles", .object([("files", .array([moved]))]))
    #expect(client.applying(edit, to: uri).hasPrefix("import \"B2.navgraph\"\n"))
    let other = edit["changes"]?[DocumentURI.uri(ofPath: path + "/Parts/B.navgraph")]?.array?.first
    #expect(other?["newText"]?.string == "\"Parts/C.navgraph\"")
  }

  /// The keywords of apps and screens lead to their Swift once it is generated, and to its new place when it is generated again.
  @Test func linksToGeneratedSwift() throws {
    let folder = try Folder([
      "App/A.navgraph": "app A { platform iOS 26; root stack Home }\nscreen Home { on more -> push More }\nscreen More\n"
    ])
    let path = Path.settled(folder.path)
    var client = LanguageClient(folders: [path])
    let uri = DocumentURI.uri(ofPath: path + "/App/A.navgraph")
    client.open(uri, try #require(folder.read("App/A.navgraph")))
    func links() -> [String: String] {
      let links = client.request("textDocument/documentLink", LanguageClient.document(uri)).array ?? []
      return Dictionary(
        uniqueKeysWithValues: links.map { ("\($0["range"]?["start"]?["line"]?.int ?? -1)", $0["target"]?.string ?? "") })
    }
    #expect(links().isEmpty)
    try Tool(in: folder).expect("generate", "App", "-o", "Out", code: 0)
    client.notify("workspace/didChangeWatchedFiles", .object([]))
    let found = links()
    #expect(found.count == 3)
    for (line, word) in ["0": "enum A", "1": "enum Home", "2": "func makeMore"] {
      let parts = try #require(found[line]).split(separator: "#L")
      let file = try #require(DocumentURI.path(of: String(parts[0])))
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      let declaration = try #require(parts.last.flatMap { Int($0) })
      #expect(lines[declaration - 1].contains(word + " ") || lines[declaration - 1].contains(word + "("), "\(lines[declaration - 1])")
    }
  }

  /// A diagnostic leads to its section of the page that is installed with the program.
  @Test func linksDiagnosticsToTheirPage() throws {
    var client = Self.client("app A { platform iOS 26; root stack Home }\nscreen Hoome\n")
    let items = client.request("textDocument/diagnostic", LanguageClient.document(Self.uri))["items"]?.array ?? []
    #expect(!items.isEmpty)
    for item in items {
      let parts = try #require(item["codeDescription"]?["href"]?.string).split(separator: "#L")
      let lines = try String(contentsOfFile: try #require(DocumentURI.path(of: String(parts[0]))), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[(Int(parts[1]) ?? 0) - 1] == "### \(item["code"]?.string ?? "")")
    }
    #expect(DiagnosticReference(aboveProgram: "/navgraph")[Code(301)] == nil)
  }

  /// An empty body keeps its two lines, as it is while its first item is about to be written.
  @Test func formatsEmptyBodies() {
    for text in ["screen Home {\n}\n", "screen Home {\n  on x {\n  }\n}\n", "enum A {\n}\n", "events E {\n}\n"] {
      #expect(String(decoding: format(SourceFile(path: "", bytes: Array(text.utf8))), as: UTF8.self) == text)
    }
  }

  /// Range formatting changes only the lines of the range, and typing a closing brace formats its declaration.
  @Test func formatsParts() {
    let text = "app A { platform iOS 26; root stack Home }\nscreen   Home {\n    title \"A\"\n}\n\nscreen   Other\n"
    var client = Self.client(text)
    func edits(_ method: String, _ more: (String, JSON)...) -> [JSON] {
      client.request(method, .object([("textDocument", .object([("uri", .string(Self.uri))]))] + more)).array ?? []
    }
    let range = JSON.object([("start", LanguageClient.position(5, 0)), ("end", LanguageClient.position(5, 3))])
    let ranged = client.applying(edits("textDocument/rangeFormatting", ("range", range)), to: Self.uri)
    #expect(ranged == text.replacing("screen   O", with: "screen O"))
    let typed = edits("textDocument/onTypeFormatting", ("position", LanguageClient.position(3, 1)), ("ch", .string("}")))
    #expect(client.applying(typed, to: Self.uri).contains("screen Home {\n  title \"A\"\n}\n\nscreen   Other"))
    let line = edits("textDocument/onTypeFormatting", ("position", LanguageClient.position(2, 0)), ("ch", .string("\n")))
    #expect(client.applying(line, to: Self.uri) == text.replacing("    title", with: "  title"))
  }

  /// A brace in a comment or a text formats nothing, and a new line has the indentation of `format`.
  @Test(arguments: [
    ("screen A {\n  on   a -> stay // {a}§\n}\n", "}", nil), ("screen A {\n  title   \"a {a}§\"\n}\n", "}", nil),
    ("screen A {\n  on a -> push Home /\n§\n}\n", "\n", "    "), ("screen A {\n  on a -> present B\n§then stay\n}\n", "\n", "    "),
    ("screen A {\n  on a -> stay\n§\n}\n", "\n", "  "), ("screen A {\n    §}\n", "\n", ""), ("screen A {\n§", "\n", "  "),
    ("screen A {\n  on a -> push B(\n§\n", "\n", "    "), ("screen A\n  §\n", "\n", ""), ("route \"/a\" ->\n§", "\n", "  "),
  ]) func formatsWhileTyping(text: String, typed: String, inserted: String?) {
    var client = LanguageClient()
    guard case .object(let place) = client.open(Self.uri, marked: text) else { return }
    let edits = client.request("textDocument/onTypeFormatting", .object(place + [("ch", .string(typed))])).array ?? []
    #expect(edits.first?["newText"]?.string == inserted, "\(edits.map(\.line))")
  }
}
