import Foundation
import Repository
import Testing

@testable import NavGraphSyntax

/// Tests that the EBNF agrees with the parser.
@Suite struct GrammarTests {
  @Test func everyProductionStandsAboveItsFunction() throws {
    let grammar = try Repository.text(at: "Grammar/navgraph.ebnf")
    let written = productions(in: grammar.replacing(/\(\*(?s:.)*?\*\)/, with: ""))

    var parsed: [String: String] = [:]
    for folder in ["Parsing", "Patterns", "Strings"] {
      let sources = Repository.url(at: "Sources/NavGraphSyntax/\(folder)")
      for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
        let lines = try String(contentsOf: sources.appending(path: file), encoding: .utf8).split(separator: "\n")
        // A production is a doc comment, or its beginning, directly above a function.
        let comments = lines.filter { $0.drop { $0 == " " }.hasPrefix("///") }.map { $0.drop { $0 == " " }.dropFirst(3) }
        for (name, body) in productions(in: comments.joined(separator: "\n")) {
          #expect(parsed[name] == nil, "\(name) stands above two functions")
          parsed[name] = body
        }
      }
    }
    #expect(written.count > 70)
    for (name, body) in written { #expect(parsed[name] == body, "\(name)") }
    #expect(Set(parsed.keys).subtracting(written.keys) == [])
  }

  /// Returns the productions `Name = ... ;` by name, with single spaces.
  private func productions(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    for match in text.matches(of: /(?m)^ ?([A-Z][A-Za-z]*) *= ((?s:.)*?) ;$/) {
      found[String(match.1)] = match.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return found
  }
}
