import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The state of a language server: the open documents and folders, and the results of the last check.
///
/// The server is a value that converts messages to messages. Only checks read files. The loop checks after it has read all available
/// messages, so a burst of edits is checked once, and a request that needs a check gets the results for the newest text.
struct LanguageServer {
  private(set) var encoding = PositionEncoding.utf16
  private var folders: [String] = []
  private var ignored = IgnoredFiles()
  /// The generated Swift that documents link to.
  private var generated = GeneratedFiles()
  /// The trees that completion reads.
  var parsed = ParsedFiles()
  private(set) var documents: [String: TextDocument] = [:]
  private var isInitialized = false
  private var isShutDown = false
  /// The exit code; nil while the server runs.
  private(set) var exitCode: Int32?
  /// Whether the client pulls diagnostics, also if the server asks it to, so that the server doesn't publish them. Clients that only pull
  /// after an edit of the same document would keep diagnostics that depend on other files.
  private var pulls = false
  /// Whether the client resolves the edit of an action after the user has chosen it.
  private(set) var resolvesActions = false
  /// Whether the client supports snippets, which are texts with placeholders.
  private(set) var hasSnippets = false
  /// Whether the client lets the user choose whether completion replaces the rest of a word.
  private(set) var insertsAndReplaces = false
  /// Whether the client supports requests to pull its diagnostics again.
  private var refreshes = false
  private var nextRequest = 1
  /// The results for the current text; nil after a change.
  private var current: Analysis?
  /// The results of the last check, if only texts of open documents have changed since.
  private var previous: Analysis?
  private(set) var isStale = true
  /// The diagnostics that were published last, by URI, and whether they were empty.
  private var published: [String: (text: String, isEmpty: Bool)] = [:]
  private var reported: [String] = []
  /// The semantic tokens that were sent last, by URI.
  var sentTokens: [String: SentTokens] = [:]
  /// Whether the client asks the user before it applies an edit that the server has annotated.
  private(set) var confirmsEdits = false
  /// Whether the client can create files as part of an edit.
  private(set) var createsFiles = false
  /// Whether the client watches files that the server registers.
  private var registersWatchers = false
  /// Whether the client can show documents.
  private var showsDocuments = false
  /// The folders of shown documents, which are removed when the server ends.
  private var shown: [TemporaryFolder] = []
  /// Requests to the client that are sent before the next response.
  private var requests: [JSON] = []

  /// Handles a message, and returns the messages to send.
  mutating func handle(_ content: [UInt8]) -> [JSON] {
    let message: JSON
    do throws(JSONReader.Mistake) {
      message = try JSONReader.value(of: content)
    } catch {
      return [.response(to: .null, error: .parseError, message: "the message isn't JSON: \(error.message)")]
    }
    guard let method = message["method"]?.string else {
      // A response to a request of the server.
      if message["result"] != nil || message["error"] != nil { return [] }
      return [.response(to: message["id"] ?? .null, error: .invalidRequest, message: "the message has no method")]
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else {
      return notification(method: method, with: parameters)
    }
    do throws(RequestError) {
      let result = try request(method: method, with: parameters)
      defer { requests = [] }
      return requests + [.response(to: id, result: result)]
    } catch {
      return [.response(to: id, error: error.code, message: error.message)]
    }
  }

  /// Checks the text if it has changed, and returns the diagnostics that differ from the published ones.
  mutating func update() -> [JSON] {
    guard isInitialized, !isShutDown, isStale else { return [] }
    isStale = false
    var messages: [JSON] = []
    let analysis = analysis()
    if analysis.failures != reported {
      reported = analysis.failures
      messages += reported.map {
        .notification(method: "window/logMessage", parameters: .object([("type", .number(2)), ("message", .string($0))]))
      }
    }
    if pulls {
      if refreshes {
        messages.append(ownRequest(method: "workspace/diagnostic/refresh", with: nil))
      }
      return messages
    }
    var sent: [String: (text: String, isEmpty: Bool)] = [:]
    for (uri, items) in items(of: analysis) {
      let document = documents[uri]
      var members: [(String, JSON)] = [("uri", .string(uri))]
      if let version = document?.version { members.append(("version", .number(version))) }
      members.append(("diagnostics", .array(items)))
      let text = JSON.object(members).line
      sent[uri] = (text, items.isEmpty)
      // Files without diagnostics are skipped, unless they had some.
      if published[uri]?.text == text || items.isEmpty && published[uri] == nil && document == nil { continue }
      messages.append(.notification(method: "textDocument/publishDiagnostics", parameters: .object(members)))
    }
    for uri in published.keys.sorted() where sent[uri] == nil && published[uri]?.isEmpty == false {
      messages.append(
        .notification(method: "textDocument/publishDiagnostics", parameters: .object([("uri", .string(uri)), ("diagnostics", .array([]))])))
    }
    published = sent
    return messages
  }

  // MARK: Notifications

  private mutating func notification(method: String, with parameters: JSON) -> [JSON] {
    let document = parameters["textDocument"]
    switch method {
    case "exit": exitCode = isShutDown ? 0 : 1
    case "initialized": if registersWatchers { return [ownRequest(method: "client/registerCapability", with: Self.watchers)] }
    case "textDocument/didOpen":
      guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else { break }
      documents[uri] = TextDocument(uri: uri, version: document?["version"]?.int, text: text)
      change()
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.string, let changes = parameters["contentChanges"]?.array else { break }
      documents[uri]?.apply(changes, version: document?["version"]?.int, encoding: encoding)
      previous = current ?? previous
      (current, isStale) = (nil, true)
    case "textDocument/didClose":
      if let uri = document?["uri"]?.string { (documents[uri], sentTokens[uri]) = (nil, nil) }
      change()
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didCreateFiles", "workspace/didDeleteFiles",
      "workspace/didRenameFiles":
      ignored.forget()
      generated.forget()
      change()
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters["event"]
      let removed = Set((event?["removed"]?.array ?? []).compactMap(LanguageServer.folder).map { ExactText($0) })
      folders.removeAll { removed.contains(ExactText($0)) }
      folders += (event?["added"]?.array ?? []).compactMap(LanguageServer.folder)
      change()
    default: break
    }
    return []
  }

  private mutating func change() {
    (current, previous) = (nil, nil)
    isStale = true
  }

  private static func folder(from json: JSON) -> String? { json["uri"]?.string.flatMap(DocumentURI.path).map(Path.tidy) }

  // MARK: Requests

  private mutating func request(method: String, with parameters: JSON) throws(RequestError) -> JSON {
    if method == "initialize" { return initialize(with: parameters) }
    guard isInitialized else { throw RequestError(code: .notInitialized, message: "the first request must be initialize") }
    guard !isShutDown else { throw RequestError(code: .invalidRequest, message: "the server is shut down") }
    switch method {
    case "shutdown":
      isShutDown = true
      return .null
    case "textDocument/diagnostic":
      return .object([("kind", .string("full")), ("items", .array(items(of: try document(for: parameters))))])
    case "textDocument/codeAction": return try codeActions(with: parameters)
    case "codeAction/resolve": return resolved(parameters) ?? parameters
    case "textDocument/formatting": return .array(formatting(of: try document(for: parameters)))
    case "textDocument/documentSymbol": return .array(symbols(of: try document(for: parameters)))
    case "workspace/symbol": return .array(symbols(matching: parameters["query"]?.string ?? ""))
    case "textDocument/hover": return try hover(with: parameters)
    case "textDocument/rangeFormatting": return .array(rangeFormatting(of: try document(for: parameters), with: parameters))
    case "textDocument/onTypeFormatting": return .array(onTypeFormatting(of: try document(for: parameters), with: parameters))
    case "textDocument/foldingRange": return try foldingRanges(with: parameters)
    case "textDocument/selectionRange": return try selectionRanges(with: parameters)
    case "textDocument/documentLink": return try documentLinks(with: parameters)
    case "textDocument/inlayHint": return try inlayHints(with: parameters)
    case "textDocument/signatureHelp": return try signatureHelp(with: parameters)
    case "textDocument/semanticTokens/full": return try semanticTokens(with: parameters)
    case "textDocument/semanticTokens/full/delta": return try semanticTokensDelta(with: parameters)
    case "textDocument/semanticTokens/range": return try semanticTokens(with: parameters, in: parameters["range"])
    case "textDocument/codeLens": return try lenses(with: parameters)
    case "textDocument/prepareCallHierarchy": return try preparedCallHierarchy(with: parameters)
    case "callHierarchy/incomingCalls": return try incomingCalls(with: parameters)
    case "callHierarchy/outgoingCalls": return try outgoingCalls(with: parameters)
    case "workspace/executeCommand": return try execute(with: parameters)
    case "workspace/willRenameFiles": return try importEdits(with: parameters)
    case "textDocument/completion": return try completion(with: parameters)
    case "textDocument/definition", "textDocument/declaration": return try definition(with: parameters)
    case "textDocument/references": return try references(with: parameters)
    case "textDocument/documentHighlight": return try highlights(with: parameters)
    case "textDocument/linkedEditingRange": return try linkedRanges(with: parameters)
    case "textDocument/prepareRename": return try preparedRename(with: parameters)
    case "textDocument/rename": return try rename(with: parameters)
    default: throw RequestError(code: .methodNotFound, message: "\(method) isn't supported")
    }
  }

  private mutating func initialize(with parameters: JSON) -> JSON {
    isInitialized = true
    let capabilities = parameters["capabilities"]
    if capabilities?["general"]?["positionEncodings"]?.array?.contains(where: { $0.string == PositionEncoding.utf8.rawValue }) ?? false {
      encoding = .utf8
    }
    let resolved = capabilities?["textDocument"]?["codeAction"]?["resolveSupport"]?["properties"]?.array
    resolvesActions = resolved?.contains { $0.string == "edit" } ?? false
    let item = capabilities?["textDocument"]?["completion"]?["completionItem"]
    if case .bool(true)? = item?["snippetSupport"] { hasSnippets = true }
    if case .bool(true)? = item?["insertReplaceSupport"] { insertsAndReplaces = true }
    if case .bool(true)? = capabilities?["workspace"]?["diagnostics"]?["refreshSupport"] { refreshes = true }
    pulls = refreshes && capabilities?["textDocument"]?["diagnostic"] != nil
    let edits = capabilities?["workspace"]?["workspaceEdit"]
    if case .bool(true)? = edits?["documentChanges"] { confirmsEdits = edits?["changeAnnotationSupport"] != nil }
    // Neovim creates files, and applies changes of versioned documents without declaring that.
    createsFiles = edits?["resourceOperations"]?.array?.contains { $0.string == "create" } ?? false
    let watching = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]
    if case .bool(true)? = watching { registersWatchers = true }
    if case .bool(true)? = capabilities?["window"]?["showDocument"]?["support"] { showsDocuments = true }
    if let named = parameters["workspaceFolders"]?.array {
      folders = named.compactMap(LanguageServer.folder)
    } else if let root = parameters["rootUri"]?.string.flatMap(DocumentURI.path) ?? parameters["rootPath"]?.string {
      folders = [Path.tidy(root)]
    }
    return .object([
      ("capabilities", LanguageServer.capabilities(in: encoding, pulls: pulls)),
      ("serverInfo", .object([("name", .string("navgraph")), ("version", .string(Version.text))])),
    ])
  }

  // MARK: Requests to the client

  private mutating func ownRequest(method: String, with parameters: JSON?) -> JSON {
    defer { nextRequest += 1 }
    let members: [(String, JSON)] = [("jsonrpc", .string("2.0")), ("id", .number(nextRequest)), ("method", .string(method))]
    return .object(members + (parameters.map { [("params", $0)] } ?? []))
  }

  /// Shows a text in the client: as a document, or as a message if the client can't show documents.
  mutating func show(_ text: String, named name: String, isExternal: Bool) throws(RequestError) {
    guard showsDocuments else {
      return showMessage(
        isExternal ? "this editor can't show pages: run `\(Executable.name) graph -o flow.html`" : text, isWarning: false)
    }
    do throws(Failure) {
      let folder = try TemporaryFolder(containing: [OutputFile(name: name, bytes: Array(text.utf8))])
      shown.append(folder)
      let uri = DocumentURI.uri(ofPath: Path.join(folder.path, name))
      requests.append(ownRequest(method: "window/showDocument", with: .object([("uri", .string(uri)), ("external", .bool(isExternal))])))
    } catch {
      throw RequestError(code: .requestFailed, message: error.message)
    }
  }

  /// Shows a message in the client before the response to the current request.
  mutating func showMessage(_ text: String, isWarning: Bool) {
    let parameters: [(String, JSON)] = [("type", .number(isWarning ? 2 : 3)), ("message", .string(text))]
    requests.append(.notification(method: "window/showMessage", parameters: .object(parameters)))
  }

  mutating func removeShown() {
    for folder in shown { folder.remove() }
    shown = []
  }

  // MARK: Documents and results

  /// Returns the results for the current text, and checks it if necessary.
  mutating func analysis() -> Analysis {
    if let current { return current }
    let analysis = Analysis(folders: folders, documents: documents.values.sorted { $0.uri < $1.uri }, ignoring: &ignored)
    current = analysis
    return analysis
  }

  /// Returns results in which each file of the current text has its place, so that a request that reads the text needn't wait for a check.
  /// Checks if a file's imports, or the app, have changed.
  mutating func arrangement() -> Analysis {
    if let current { return current }
    guard let previous, documents.values.allSatisfy({ Self.isInPlace($0, in: previous) }) else { return analysis() }
    return previous
  }

  /// Returns whether the imports and the app of a document are the same as in the checked text.
  private static func isInPlace(_ document: TextDocument, in analysis: Analysis) -> Bool {
    guard let (run, file) = analysis.place(of: document) else { return false }
    let before = run.workspace.sources[Int(file.index)]
    guard before.bytes != document.bytes else { return true }
    func joints(of source: SourceFile) -> [String] {
      var program = Program()
      let imports = program.add(source).map(\.path)
      let declarations = program.trees.flatMap { $0.root.children.map(\.kind) }
      return imports + declarations.filter { [.app, .module, .needs].contains($0) }.map { "\($0)" }
    }
    return joints(of: before) == joints(of: SourceFile(path: before.path, bytes: document.bytes))
  }

  /// The generated Swift of the app and the screens in a source, by their names; empty without generated Swift in the client's folders.
  mutating func generatedDeclarations(of source: String) -> [Substring: GeneratedFiles.Place] {
    generated.declarations(of: source, below: folders)
  }

  /// The text of an open document.
  func text(of uri: String) -> String? { documents[uri].map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Returns the open document that the parameters of a request name.
  func document(for parameters: JSON) throws(RequestError) -> TextDocument {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw RequestError(code: .invalidParams, message: "no document is named")
    }
    guard let document = documents[uri] else { throw RequestError(code: .invalidParams, message: "\(uri) isn't open") }
    return document
  }

  /// Returns the URI of a file or of a document without one: in the client's spelling if it's open, or else created from the path.
  func uri(ofPath path: String) -> String {
    documents.values.first { $0.isIdentified(by: path) }?.uri ?? DocumentURI.uri(ofPath: Path.absolute(path))
  }

  func converter(for run: Analysis.Run) -> DiagnosticMessage {
    let report = run.workspace.report
    return DiagnosticMessage(
      positions: { [encoding] file in TextPositions(in: report.file(for: file).bytes, encoding: encoding) },
      uri: { [self] file in uri(ofPath: run.key(ofPath: report.file(for: file).path)) })
  }

  /// Returns the diagnostics of every file, in the form of the protocol.
  private func items(of analysis: Analysis) -> [(uri: String, items: [JSON])] {
    let converters = analysis.runs.map { converter(for: $0) }
    return analysis.diagnostics.map { key, run, diagnostics in (uri(ofPath: key), diagnostics.map { converters[run].json(of: $0) }) }
  }

  /// Returns the diagnostics of a document.
  private mutating func items(of document: TextDocument) -> [JSON] {
    guard let (run, file) = analysis().place(of: document) else { return [] }
    let converter = converter(for: run)
    return run.workspace.report.diagnostics.filter { $0.primary.range.file == file }.map { converter.json(of: $0) }
  }
}
