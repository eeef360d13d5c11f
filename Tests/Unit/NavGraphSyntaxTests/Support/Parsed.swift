import Testing
import Torture
@testable import NavGraphSyntax

/// A lexed and parsed text.
struct Parsed {
  let tree: SyntaxTree
  let diagnostics: [Diagnostic]
  let names: NameTable

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    tree = parse(SourceFile(path: "Test.navgraph", bytes: bytes), file: FileID(0), names: &names, diagnostics: &diagnostics)
    for (index, node) in tree.nodes.enumerated() where node.kind == .pattern {
      _ = parsePattern(SyntaxNode(in: tree, at: index).token, in: tree, names: &names, diagnostics: &diagnostics)
    }
    self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
    self.names = names
  }

  /// The diagnostics, such as `NAV0206 at 2:3: unknown item ...`.
  var report: [String] {
    let lines = LineTable(of: tree.source)
    return diagnostics.map { diagnostic in
      let place = lines.position(at: diagnostic.primary.range.start)
      return "\(diagnostic.code) at \(place.line):\(place.column): \(diagnostic.message)"
    }
  }
}

/// Expects the invariants of the tokens and the tree of any text.
func expectSound(_ parsed: Parsed, at location: SourceLocation = #_sourceLocation) {
  let complaint = Soundness.complaint(about: parsed.tree, diagnostics: parsed.diagnostics)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
