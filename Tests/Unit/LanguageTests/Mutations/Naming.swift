import NavGraphSyntax

/// The words that each declaration contains, as an approximation of references without resolving names.
///
/// A declaration is reachable if a chain of names leads to it from the app, a route, an alias, or an entry. The checker may find more
/// unreachable declarations, but not fewer.
struct Naming: Sendable {
  /// A declaration's name, kind, and words.
  private struct Entry: Sendable {
    let name: String
    let kind: SyntaxKind
    let isRoot: Bool
    let words: Set<String>
  }
  private let entries: [Entry]
  /// The number of occurrences of each word in the program.
  let counts: [String: Int]
  /// The names of unreachable screens and containers.
  let lost: Set<String>
  /// The names of unused types, guards, conditions, groups, and appearances.
  let unnamed: Set<String>

  private static let shown: Set<SyntaxKind> = [.screen, .stack, .tabs, .split, .pages, .modal, .alert]
  private static let used: Set<SyntaxKind> = [.type, .enum, .extern, .guardDecl, .condition, .events, .appearance]

  init(_ trees: [SyntaxTree], without gone: SyntaxNode? = nil) {
    var entries: [Entry] = []
    var counts: [String: Int] = [:]
    for tree in trees {
      for token in tree.tokens where token.kind == .word { counts[tree.text(of: token), default: 0] += 1 }
      for node in tree.root.children where node.tree !== gone?.tree || node.index != gone?.index {
        let name = node.child(ofKind: .name)
        let words = (node.firstToken..<node.endToken).filter { $0 != name?.firstToken && tree.tokens[$0].kind == .word }
        let isRoot = [.app, .route, .alias, .entry].contains(node.kind) || node.child(ofKind: .external) != nil
        entries.append(
          Entry(name: name?.text ?? "", kind: node.kind, isRoot: isRoot, words: Set(words.map { tree.text(of: tree.tokens[$0]) })))
      }
    }
    self.entries = entries
    self.counts = counts
    var reached = Set(entries.filter(\.isRoot).flatMap(\.words))
    var grows = true
    while grows {
      let more = entries.filter { reached.contains($0.name) && $0.kind != .assert }.flatMap(\.words)
      let before = reached.count
      reached.formUnion(more)
      grows = reached.count > before
    }
    lost = Set(
      entries.filter { Naming.shown.contains($0.kind) && !$0.isRoot && !reached.contains($0.name) }.map(\.name))
    unnamed = Set(
      entries.enumerated().filter { number, entry in
        Naming.used.contains(entry.kind) && !entries.enumerated().contains { $0.offset != number && $0.element.words.contains(entry.name) }
      }.map(\.element.name))
  }

  /// Returns whether a name occurs twice: in its declaration and in one use.
  func isNamedOnce(_ name: String) -> Bool { counts[name] == 2 }
}
