import NavGraphSyntax

/// The files of one program, parsed as they come in.
///
/// Reading files is the edge's work: it adds a file, gets the imports that stand in it, reads those, adds them, and says which could not
/// be read.
package struct Program: Sendable {
  package private(set) var trees: [SyntaxTree] = []
  package private(set) var names = NameTable()
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// An `import` line: the path as written, and where.
  package struct Import: Sendable {
    package let path: String
    package let range: SourceRange
  }

  package var files: [SourceFile] { trees.map(\.source) }

  /// Parses a file and says what it imports.
  package mutating func add(_ source: SourceFile) -> [Import] {
    let tree = parse(source, file: FileID(trees.count), names: &names, diagnostics: &diagnostics)
    trees.append(tree)
    return tree.root.children.compactMap { node in
      guard node.kind == .importDecl else { return nil }
      let tokens = tree.tokens[node.firstToken..<node.endToken]
      guard let path = tokens.first(where: { $0.kind == .string && !$0.flags.contains(.broken) }) else { return nil }
      return Import(path: names.text(path.name), range: SourceRange(file: tree.file, start: path.start, end: path.end))
    }
  }

  /// Returns the same program with another text of a file. The trees of the other files are the same objects.
  package func replacing(_ file: FileID, with source: SourceFile) -> Program {
    var changed = self
    changed.diagnostics.removeAll { $0.primary.range.file == file }
    changed.trees[Int(file.index)] = NavGraphSyntax.parse(source, file: file, names: &changed.names, diagnostics: &changed.diagnostics)
    return changed
  }

  /// Returns the names and leaves none, so that the only owner of the table adds to it without copying it.
  mutating func takeNames() -> NameTable {
    defer { names = NameTable() }
    return names
  }

  /// A finding that only the edge can make: a file that can't be read.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
