import NavGraphSyntax

/// Where the files are broken: the places of the findings that lexer and parser made.
///
/// What follows from a broken place is not reported again. In files without findings nothing is looked at.
struct Breakage: Sendable {
  /// By file, the offsets at which something was reported or is an error node, in order.
  private var offsets: [[UInt32]]
  /// The words inside errors: what they may have declared or named is not known.
  private(set) var swallowed: Set<Name> = []

  init(_ trees: [SyntaxTree], _ diagnostics: [Diagnostic]) {
    offsets = Array(repeating: [], count: trees.count)
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let range = diagnostic.primary.range
      guard Int(range.file.index) < offsets.count else { continue }
      offsets[Int(range.file.index)].append(range.start)
      offsets[Int(range.file.index)].append(range.end)
    }
    for (index, tree) in trees.enumerated() where !offsets[index].isEmpty {
      for (node, entry) in tree.nodes.enumerated() where entry.kind == .error {
        let error = SyntaxNode(tree, node)
        offsets[index].append(error.range.start)
        for token in tree.tokens[error.firstToken..<error.endToken] where token.kind == .word { swallowed.insert(token.name) }
      }
      offsets[index].sort()
    }
  }

  func isBroken(_ file: FileID) -> Bool {
    Int(file.index) < offsets.count && !offsets[Int(file.index)].isEmpty
  }

  /// Whether something in the range, or right behind it, has been reported.
  func touches(_ range: SourceRange) -> Bool {
    guard isBroken(range.file) else { return false }
    let places = offsets[Int(range.file.index)]
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] <= range.end
  }
}
