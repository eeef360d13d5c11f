import NavGraphSyntax
import Repository
import Testing

/// Tests that the samples contain an example of every part of the grammar.
@Suite struct CoverageTests {
  private let trees: [SyntaxTree]

  init() throws {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    trees = try Repository.samples.flatMap(\.paths).enumerated().map { index, path in
      let source = SourceFile(path: path, text: try Repository.text(at: path))
      return parse(source, file: FileID(index), names: &names, diagnostics: &diagnostics)
    }
  }

  @Test func everyKindOfNodeOccurs() {
    let seen = Set(trees.flatMap { $0.nodes.map(\.kind) })
    let missing = SyntaxKind.allCases.filter { $0 != .error && !seen.contains($0) }
    #expect(missing.isEmpty, "no sample shows \(missing)")
    #expect(!seen.contains(.error))
  }

  @Test func everyWordOfTheGrammarOccurs() throws {
    let wanted = Self.terminals(of: try Repository.text(at: "Grammar/navgraph.ebnf"))
    #expect(wanted.count > 100)
    let written = Set(trees.flatMap { tree in tree.tokens.filter { $0.kind == .word }.map { tree.text(of: $0) } })
    #expect(wanted.subtracting(written).isEmpty, "no sample has \(wanted.subtracting(written).sorted())")
  }

  @Test func everyKindOfPatternOccurs() throws {
    let samples = try Repository.samples.flatMap(\.paths).map { try Repository.text(at: $0) }.joined()
    let parts = [
      "{id}", "@{user}", "{name}.html", "?}/{", "...}", "{_}", "{_...}", "?}&", "?tab=settings", "#{section}", "\\u{", ": hex ", ": 01...",
      "?: letters 2}/", "\"{owner}.",
    ]
    for part in parts {
      #expect(samples.contains(part), "no sample has \(part)")
    }
  }

  /// Returns the quoted terminals of the grammar, without those in comments.
  private static func terminals(of grammar: String) -> Set<String> {
    var text = grammar
    while let start = text.firstRange(of: "(*"), let end = text[start.upperBound...].firstRange(of: "*)") {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return Set(quoted.filter { $0.allSatisfy { ("a"..."z").contains($0) } && !$0.isEmpty }.map(String.init))
  }
}
