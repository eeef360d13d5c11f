import NavGraphSyntax

/// The parsed files of one program.
///
/// The command line reads the files: it adds a file, reads and adds the imports that `add` returns, and reports those that it can't read.
package struct Program: Sendable {
  package private(set) var trees: [SyntaxTree] = []
  package private(set) var names = NameTable()
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// An `import` declaration: the path as it is written, and its range.
  package struct Import: Sendable {
    package let path: String
    package let range: SourceRange
  }

  package var files: [SourceFile] { trees.map(\.source) }

  /// Parses a file and returns its imports.
  package mutating func add(_ source: SourceFile) -> [Import] {
    let tree = parse(source, file: FileID(trees.count), names: &names, diagnostics: &diagnostics)
    trees.append(tree)
    return tree.root.children.compactMap { node in
      guard node.kind == .importDecl else { return nil }
      let tokens = tree.tokens[node.firstToken..<node.endToken]
      guard let path = tokens.first(where: { $0.kind == .string && !$0.flags.contains(.broken) }) else { return nil }
      return Import(path: names.text(of: path.name), range: SourceRange(file: tree.file, start: path.start, end: path.end))
    }
  }

  /// Returns the program with a different text of one file. The trees of the other files are shared.
  package func replacing(_ file: FileID, with source: SourceFile) -> Program {
    var changed = self
    changed.diagnostics.removeAll { $0.primary.range.file == file }
    changed.trees[Int(file.index)] = NavGraphSyntax.parse(source, file: file, names: &changed.names, diagnostics: &changed.diagnostics)
    return changed
  }

  /// Returns the table of names and replaces it by an empty one, so that the caller can add names without copying the table.
  mutating func takeNames() -> NameTable {
    defer { names = NameTable() }
    return names
  }

  /// Adds a diagnostic about reading, such as an import that can't be read.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
