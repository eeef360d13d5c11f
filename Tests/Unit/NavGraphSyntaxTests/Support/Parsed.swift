import Testing
import Torture
@testable import NavGraphSyntax

/// A lexed and parsed text.
struct Parsed {
  let tree: SyntaxTree
  let findings: [Diagnostic]
  let names: NameTable

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    var names = NameTable()
    var findings: [Diagnostic] = []
    tree = parse(SourceFile(path: "Test.navgraph", bytes: bytes), file: FileID(0), names: &names, diagnostics: &findings)
    for (index, node) in tree.nodes.enumerated() where node.kind == .pattern {
      _ = parsePattern(SyntaxNode(in: tree, at: index).token, in: tree, names: &names, diagnostics: &findings)
    }
    self.findings = findings.sorted(by: Diagnostic.precedes)
    self.names = names
  }

  /// The diagnostics, such as `NAV0206 at 2:3: unknown item ...`.
  var report: [String] {
    let lines = LineTable(of: tree.source)
    return findings.map { finding in
      let place = lines.position(at: finding.primary.range.start)
      return "\(finding.code) at \(place.line):\(place.column): \(finding.message)"
    }
  }
}

/// Expects the invariants of the tokens and the tree of any text.
func expectSound(_ parsed: Parsed, at location: SourceLocation = #_sourceLocation) {
  let complaint = Soundness.complaint(about: parsed.tree, findings: parsed.findings)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
