import NavGraphSyntax
import Testing

/// A file parsed alone, with its diagnostics.
struct Parsed {
  let tree: SyntaxTree
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    tree = parse(SourceFile(path: "Test.navgraph", bytes: bytes), file: FileID(0), names: &names, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The kinds and texts of the tokens, in order.
  var tokens: [String] {
    tree.tokens.map { "\($0.kind) " + String(decoding: tree.source.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }

  /// The kinds of the nodes with their token ranges, without positions in the text.
  var shape: [String] { tree.nodes.map { "\($0.kind) \($0.firstToken)..<\($0.endToken)" } }

  /// The comments in order, without trailing white space.
  var comments: [String] {
    var comments: [String] = []
    var before = 0
    for token in tree.tokens {
      let gap = String(decoding: tree.source.bytes[before..<Int(token.start)], as: UTF8.self)
      before = Int(token.end)
      for line in gap.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
        guard let start = line.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
        var text = line[start...]
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        comments.append(String(text))
      }
    }
    return comments
  }
}

/// Formats `bytes`, checks every law of the formatter, and returns the formatted text.
@discardableResult
func expectLaws(_ bytes: [UInt8], _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let before = Parsed(bytes)
  let once = format(before.tree.source)
  let after = Parsed(once)
  let text = String(decoding: once, as: UTF8.self)
  let shown = "\(what)\n--- before\n\(String(decoding: bytes, as: UTF8.self).prefix(2000))\n--- after\n\(text.prefix(2000))"
  #expect(before.tokens == after.tokens, "the tokens change: \(shown)", sourceLocation: sourceLocation)
  #expect(before.comments == after.comments, "comments change: \(shown)", sourceLocation: sourceLocation)
  let twice = format(after.tree.source)
  #expect(
    once == twice, "the second time changes more: \(shown)\n--- twice\n\(String(decoding: twice, as: UTF8.self).prefix(2000))",
    sourceLocation: sourceLocation)
  if before.diagnostics.isEmpty {
    #expect(after.diagnostics.isEmpty, "findings appear: \(shown)", sourceLocation: sourceLocation)
    #expect(before.shape == after.shape, "the tree changes: \(shown)", sourceLocation: sourceLocation)
  }
  return text
}
