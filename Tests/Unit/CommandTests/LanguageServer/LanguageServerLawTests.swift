import Foundation
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing
import Torture

@testable import navgraph

/// Compares the diagnostics of a server with those of `check`, and a server that has processed edits with a new one.
@Suite struct LanguageServerLawTests {
  private static let samples = Repository.files(below: "Samples", suffix: ".navgraph")
  private static let corpus = Repository.files(below: "Tests/Corpus", suffix: ".navgraph")

  /// Returns the diagnostics that the command line reports for a file, in the form of `LanguageClient.diagnostics`.
  ///
  /// - Parameter text: The text of the file; nil for its saved text.
  private static func checked(_ path: String, text: String? = nil) throws -> [String] {
    let workspace: Workspace
    let held = text.map { [ExactText(path): Array($0.utf8)] } ?? [:]
    do throws(Failure) { workspace = try Workspace(of: [path], root: nil, held: held) } catch { return [] }
    let report = workspace.report
    return report.diagnostics.filter { report.file(for: $0.primary.range.file).path == path }.map { diagnostic in
      let range = diagnostic.primary.range
      let position = report.lines(of: range.file).position(at: range.start)
      let severity =
        switch diagnostic.severity {
        case .error: 1;
        case .warning: 2;
        case .note: 3;
        case .off: 4
        }
      let label = diagnostic.primary.text.isEmpty ? "" : ": " + diagnostic.primary.text
      let message = (diagnostic.message + label).split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
      return "\(diagnostic.code) \(severity) \(position.line - 1):\(position.column - 1) \(message)"
    }
  }

  /// For each sample and file of the corpus, the server reports the diagnostics of `check`.
  @Test(arguments: [samples, corpus]) func hasTheDiagnosticsOfCheck(files: [String]) throws {
    for file in files {
      let path = Repository.url(at: file).path
      guard let bytes = FileManager.default.contents(atPath: path), let text = String(validating: bytes, as: UTF8.self) else { continue }
      var client = LanguageClient(encoding: .utf8)
      let uri = DocumentURI.uri(ofPath: path)
      client.open(uri, text)
      #expect(client.diagnostics(uri) == (try Self.checked(path)), "\(file)")
    }
  }

  /// Positions agree with those of the text as a `String`, on long lines and with characters of every length, and map back to the offset.
  @Test(arguments: [PositionEncoding.utf8, .utf16]) func positionsAreThoseOfTheString(encoding: PositionEncoding) {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", "é", "€", "🧭", " ", "\n", "\r\n", "\r", String(repeating: "x", count: 300), String(repeating: "🧭", count: 150)]
    for _ in 0..<40 {
      let text = (0..<30).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let positions = TextPositions(in: Array(text.utf8), encoding: encoding)
      var (line, start, offset) = (0, text.startIndex, 0)
      let scalars = text.unicodeScalars
      for index in scalars.indices {
        let before = text[start..<index]
        let found = positions.position(at: offset)
        #expect(found == (line, encoding == .utf8 ? before.utf8.count : before.utf16.count))
        // A position between the characters of a line break is moved before it.
        let isInside = scalars[index] == "\n" && index > scalars.startIndex && scalars[scalars.index(before: index)] == "\r"
        #expect(positions.offset(line: found.line, character: found.character) == (isInside ? offset - 1 : offset))
        offset += String(scalars[index]).utf8.count
        let next = scalars.index(after: index)
        let isBreak = scalars[index] == "\n" || scalars[index] == "\r" && (next == scalars.endIndex || scalars[next] != "\n")
        if isBreak { (line, start) = (line + 1, next) }
      }
    }
  }

  /// The texts that edits insert: incomplete declarations, characters of several units, and every kind of line break.
  private static let pieces = [
    "screen ", "{", "}", " -> push ", "\n", "\r\n", "\r", "\"", "(id: Int)", "modal M { content X }\n", "🧭", "é", "/* ", "// ", "on ", "x",
    "route \"/a/{b}\" -> ", "tab t stack H\n", "\u{2028}", "\t", "requires g", "", "",
  ]

  /// The methods of requests about a document or a position.
  private static let requests = [
    "documentSymbol", "formatting", "rangeFormatting", "onTypeFormatting", "hover", "definition", "references", "documentHighlight",
    "prepareRename", "rename", "completion", "signatureHelp", "inlayHint", "foldingRange", "selectionRange", "documentLink", "codeLens",
    "linkedEditingRange", "codeAction", "semanticTokens/range", "prepareCallHierarchy",
  ].map { "textDocument/" + $0 }

  /// After random edits, the server has the client's text, and its results are those of a new server.
  @Test(arguments: RandomTests.seeds(few: 40, all: 400)) func answersLikeANewServer(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let file = Self.samples[Int(random.next() % UInt64(Self.samples.count))]
    let encoding: PositionEncoding = random.next() % 2 == 0 ? .utf8 : .utf16
    let path = Repository.url(at: file).path
    let uri = DocumentURI.uri(ofPath: path)
    var client = LanguageClient(encoding: encoding)
    client.open(uri, try Repository.text(at: file))
    for step in 0..<12 {
      let units = Array(client.text(uri).utf16)
      var ends = [Int(random.next() % UInt64(units.count + 1)), Int(random.next() % UInt64(units.count + 1))]
      ends[1] = min(units.count, ends[0] + Int(random.next() % 40))
      // An end must not be inside a character or a line break.
      let ends2 = ends.map { end in
        var end = end
        while end > 0, end < units.count, UTF16.isTrailSurrogate(units[end]) || units[end] == 0x0A && units[end - 1] == 0x0D { end -= 1 }
        return end
      }
      client.replace(
        min(ends2[0], ends2[1])..<max(ends2[0], ends2[1]), in: uri, with: Self.pieces[Int(random.next() % UInt64(Self.pieces.count))])
      #expect(client.server.text(of: uri) == client.text(uri), "\(file), seed \(seed), step \(step)")
      guard step % 4 == 3 else { continue }
      var fresh = LanguageClient(encoding: encoding)
      fresh.open(uri, client.text(uri))
      #expect(client.diagnostics(uri) == fresh.diagnostics(uri), "\(file), seed \(seed), step \(step)")
      if encoding == .utf8 {
        #expect(client.diagnostics(uri) == (try Self.checked(path, text: client.text(uri))), "\(file), seed \(seed), step \(step)")
      }
      let offset = Int(random.next() % UInt64(client.text(uri).utf8.count + 1))
      let place = TextPositions(in: Array(client.text(uri).utf8), encoding: encoding).json(at: offset)
      let more: [(String, JSON)] = [
        ("position", place), ("positions", .array([place])), ("range", .object([("start", place), ("end", place)])),
        ("context", .object([("diagnostics", .array([]))])), ("newName", .string("Renamed")), ("ch", .string("}")),
      ]
      let parameters = JSON.object([("textDocument", .object([("uri", .string(uri))]))] + more)
      for method in Self.requests {
        let (answer, other) = (client.request(method, parameters), fresh.request(method, parameters))
        #expect(answer.line == other.line, "\(file), seed \(seed), \(method)")
        guard method.hasSuffix("prepareCallHierarchy"), let item = answer.array?.first else { continue }
        for direction in ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"] {
          let calls = JSON.object([("item", item)])
          #expect(client.request(direction, calls).line == fresh.request(direction, calls).line, "\(file), seed \(seed), \(direction)")
        }
      }
    }
  }
}
