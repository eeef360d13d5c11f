import Foundation
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing
import Torture

@testable import navgraph

/// Compares a server with `check`, and a server that has seen edits with a new one.
@Suite struct LanguageServerLawTests {
  private static let samples = Repository.files(below: "Samples", suffix: ".navgraph")
  private static let corpus = Repository.files(below: "Tests/Corpus", suffix: ".navgraph")

  /// The diagnostics that the command line reports for a file, in the form of `LanguageClient.diagnostics`.
  private static func checked(_ path: String) throws -> [String] {
    let workspace: Workspace
    do throws(Failure) { workspace = try Workspace([path], root: nil) } catch { return [] }
    let report = workspace.report
    return report.findings.filter { report.file($0.primary.range.file).path == path }.map { finding in
      let range = finding.primary.range
      let position = report.lines(range.file).position(at: range.start)
      let severity =
        switch finding.severity {
        case .error: 1;
        case .warning: 2;
        case .note: 3;
        case .off: 4
        }
      let label = finding.primary.text.isEmpty ? "" : ": " + finding.primary.text
      let message = (finding.message + label).split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
      return "\(finding.code) \(severity) \(position.line - 1):\(position.column - 1) \(message)"
    }
  }

  /// For each sample and file of the corpus, the server has the diagnostics of `check`.
  @Test(arguments: [samples, corpus]) func hasTheDiagnosticsOfCheck(files: [String]) throws {
    for file in files {
      let path = Repository.url(file).path
      guard let bytes = FileManager.default.contents(atPath: path), let text = String(validating: bytes, as: UTF8.self) else { continue }
      var client = LanguageClient(encoding: .utf8)
      let uri = DocumentURI.uri(ofPath: path)
      client.open(uri, text)
      #expect(client.diagnostics(uri) == (try Self.checked(path)), "\(file)")
    }
  }

  /// Texts that edits insert: half-typed declarations, characters of several units, and every kind of line break.
  private static let pieces = [
    "screen ", "{", "}", " -> push ", "\n", "\r\n", "\r", "\"", "(id: Int)", "modal M { content X }\n", "🧭", "é", "/* ", "// ", "on ", "x",
    "route \"/a/{b}\" -> ", "tab t stack H\n", "\u{2028}", "\t", "requires g", "", "",
  ]

  /// After random edits, the server has the text of the client, and its answers are those of a new server.
  @Test(arguments: RandomTests.seeds(few: 40, all: 400)) func answersLikeANewServer(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let file = Self.samples[Int(random.next() % UInt64(Self.samples.count))]
    let encoding: PositionEncoding = random.next() % 2 == 0 ? .utf8 : .utf16
    let path = Repository.url(file).path
    let uri = DocumentURI.uri(ofPath: path)
    var client = LanguageClient(encoding: encoding)
    client.open(uri, try Repository.text(file))
    for step in 0..<12 {
      let units = Array(client.text(uri).utf16)
      var ends = [Int(random.next() % UInt64(units.count + 1)), Int(random.next() % UInt64(units.count + 1))]
      ends[1] = min(units.count, ends[0] + Int(random.next() % 40))
      // An end is never inside a character, or between the characters of a line break.
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
      for method in ["textDocument/documentSymbol", "textDocument/formatting"] {
        let parameters = LanguageClient.document(uri)
        #expect(client.request(method, parameters).line == fresh.request(method, parameters).line, "\(file), seed \(seed), \(method)")
      }
    }
  }
}
