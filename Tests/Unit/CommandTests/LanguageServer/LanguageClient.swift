import Foundation
import NavGraphCompiler

@testable import navgraph

/// A client of a language server, with its own copy of each document in UTF-16 units.
struct LanguageClient {
  private(set) var server = LanguageServer()
  private var texts: [String: [UInt16]] = [:]
  private var versions: [String: Int] = [:]
  private var lastID = 0
  let encoding: PositionEncoding

  init(
    folders: [String] = [], encoding: PositionEncoding = .utf16, pulls: Bool = true, resolves: Bool = false, hasSnippets: Bool = false,
    replaces: Bool = false, confirms: Bool = false, createsFiles: Bool = true
  ) {
    self.encoding = encoding
    var capabilities: [(String, JSON)] = [
      ("general", .object([("positionEncodings", .array([.string(encoding.rawValue)]))]))
    ]
    let edit = JSON.object([("resolveSupport", .object([("properties", .array([.string("edit")]))]))])
    let features = (pulls ? [("diagnostic", JSON.object([]))] : []) + (resolves ? [("codeAction", edit)] : [])
    let item = JSON.object([("snippetSupport", .bool(hasSnippets)), ("insertReplaceSupport", .bool(replaces))])
    capabilities.append(("textDocument", .object(features + [("completion", .object([("completionItem", item)]))])))
    var edits: [(String, JSON)] = [("documentChanges", .bool(true))]
    if confirms { edits.append(("changeAnnotationSupport", .object([]))) }
    if createsFiles { edits.append(("resourceOperations", .array([.string("create")]))) }
    let refreshing = JSON.object([("refreshSupport", .bool(true))])
    capabilities.append(("workspace", .object([("workspaceEdit", .object(edits))] + (pulls ? [("diagnostics", refreshing)] : []))))
    let named = folders.map { JSON.object([("uri", .string(DocumentURI.uri(ofPath: $0))), ("name", .string($0))]) }
    _ = request("initialize", .object([("capabilities", .object(capabilities)), ("workspaceFolders", .array(named))]))
    notify("initialized", .object([]))
  }

  /// Sends a request, and returns the result, or the error as an object with a code.
  @discardableResult mutating func request(_ method: String, _ parameters: JSON) -> JSON {
    let answer = send(method, parameters).last
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  /// Sends a request, and returns all messages that the server sends in response. The result is the last one.
  mutating func send(_ method: String, _ parameters: JSON) -> [JSON] {
    lastID += 1
    let message = JSON.object([
      ("jsonrpc", .string("2.0")), ("id", .number(lastID)), ("method", .string(method)), ("params", parameters),
    ])
    return server.handle(Array(message.line.utf8))
  }

  static func position(_ line: Int, _ character: Int) -> JSON {
    .object([("line", .number(line)), ("character", .number(character))])
  }

  mutating func notify(_ method: String, _ parameters: JSON) {
    _ = server.handle(
      Array(JSON.object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)]).line.utf8))
  }

  /// Returns the messages that the server sends without a request.
  mutating func update() -> [JSON] { server.update() }

  // MARK: Documents

  func text(_ uri: String) -> String { String(decoding: texts[uri] ?? [], as: UTF16.self) }

  static func document(_ uri: String) -> JSON { .object([("textDocument", .object([("uri", .string(uri))]))]) }

  mutating func open(_ uri: String, _ text: String) {
    texts[uri] = Array(text.utf16)
    versions[uri] = 1
    notify(
      "textDocument/didOpen",
      .object([
        (
          "textDocument",
          .object([
            ("uri", .string(uri)), ("languageId", .string("navgraph")), ("version", .number(1)), ("text", .string(text)),
          ])
        )
      ]))
  }

  /// Opens a document, and returns the parameters of a request at the mark in `text`. The document doesn't contain the mark.
  mutating func open(_ uri: String, marked text: String, with mark: Character = "§") -> JSON {
    let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    open(uri, parts.joined())
    return .object([
      ("textDocument", .object([("uri", .string(uri))])), ("position", json(parts[0].utf16.count, in: Array(parts.joined().utf16))),
    ])
  }

  /// Returns the text of a document after the edits of a `WorkspaceEdit`.
  func applying(_ edit: JSON, to uri: String) -> String { applying(edit["changes"]?[uri]?.array ?? [], to: uri) }

  mutating func close(_ uri: String) {
    texts[uri] = nil
    notify("textDocument/didClose", LanguageClient.document(uri))
  }

  /// Replaces a range of UTF-16 units, whose ends aren't inside a character.
  mutating func replace(_ range: Range<Int>, in uri: String, with text: String) {
    let old = texts[uri] ?? []
    let change = JSON.object([("range", json(range, in: old)), ("text", .string(text))])
    texts[uri]?.replaceSubrange(range, with: text.utf16)
    versions[uri, default: 1] += 1
    notify(
      "textDocument/didChange",
      .object([
        ("textDocument", .object([("uri", .string(uri)), ("version", .number(versions[uri] ?? 1))])),
        ("contentChanges", .array([change])),
      ]))
  }

  /// Returns a range as lines and UTF-16 columns. Lines end at `\n`, `\r\n`, and `\r`.
  private func json(_ range: Range<Int>, in text: [UInt16]) -> JSON {
    .object([("start", json(range.lowerBound, in: text)), ("end", json(range.upperBound, in: text))])
  }

  private func json(_ offset: Int, in text: [UInt16]) -> JSON {
    let (newline, carriage) = (UInt16(0x0A), UInt16(0x0D))
    var (line, start) = (0, 0)
    var index = 0
    while index < offset {
      let isBreak = text[index] == newline || text[index] == carriage && !(index + 1 < text.count && text[index + 1] == newline)
      index += 1
      if isBreak { (line, start) = (line + 1, index) }
    }
    let inLine = String(decoding: text[start..<offset], as: UTF16.self)
    return .object([("line", .number(line)), ("character", .number(encoding == .utf16 ? inLine.utf16.count : inLine.utf8.count))])
  }

  /// Returns the text of a document after an array of `TextEdit`s.
  func applying(_ edits: [JSON], to uri: String) -> String {
    var bytes = Array(text(uri).utf8)
    let positions = TextPositions(in: bytes, encoding: encoding)
    let ranges = edits.compactMap { edit in positions.range(from: edit["range"]).map { ($0, edit["newText"]?.string ?? "") } }
    for (range, text) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) { bytes.replaceSubrange(range, with: text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the pulled diagnostics of a document, one a line: code, first line and character, and message.
  mutating func diagnostics(_ uri: String) -> [String] {
    let result = request("textDocument/diagnostic", LanguageClient.document(uri))
    return (result["items"]?.array ?? []).map { item in
      let start = item["range"]?["start"]
      let place = "\(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)"
      let first = item["message"]?.string?.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
      return "\(item["code"]?.string ?? "") \(item["severity"]?.int ?? 0) \(place) \(first)"
    }
  }
}
