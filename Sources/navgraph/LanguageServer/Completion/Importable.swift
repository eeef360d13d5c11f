import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The files that a file could import, and doesn't.
struct Importable {
  let files: [SourceFile]

  /// Finds the files in the folder of a file that aren't part of its program and declare no app.
  init(beside file: SourceFile, in program: [SourceFile]) {
    let known = Set(program.map { ExactText($0.path) })
    files = Importable.paths(beside: file.path).compactMap { path in
      guard !known.contains(ExactText(path)), let bytes = try? Files.read(path) else { return nil }
      let source = SourceFile(path: path, bytes: bytes)
      let declaresApp = Compiler.parse([source]).trees.contains { $0.root.child(ofKind: .app) != nil }
      return declaresApp ? nil : source
    }
  }

  /// Returns the other source files in the folder of a file, sorted by name.
  static func paths(beside path: String) -> [String] {
    let folder = Path.folder(of: path)
    guard path.utf8.first == UInt8(ascii: "/"), let names = try? Files.names(in: folder) else { return [] }
    return names.filter { $0.hasExactSuffix(SourceFinder.suffix) }.map { Path.join(folder, $0) }.filter { !$0.isExactly(path) }
      .sorted(by: Path.precedes)
  }

  /// Returns the paths with which a file can import others: those in its folder, and those that are checked together with it.
  ///
  /// - Parameter imports: The paths in the other imports of the file.
  static func paths(from path: String, among sources: [SourceFile], except imports: [String]) -> [String] {
    let known = Set(([path] + imports.map { resolveImport($0, from: path) }).map { ExactText($0) })
    let all = Set((paths(beside: path) + sources.map(\.path)).filter(Path.isAbsolute).map { ExactText($0) })
    return all.subtracting(known).map { Path.relative($0.text, from: Path.folder(of: path)) }.sorted(by: Path.precedes)
  }

  /// Returns the edit that imports a file: below the other imports, or above the first declaration.
  static func edit(importing path: String, in file: SourceFile) -> (place: Int, text: String) {
    let line = "import " + StringLiteral.quoted(Path.relative(path, from: Path.folder(of: file.path)))
    guard let tree = Compiler.parse([file]).trees.first else { return (0, line + "\n") }
    var last: SyntaxNode?
    for node in tree.root.children where node.kind == .importDecl { last = node }
    if let last { return (Int(last.rangeWithComments.end), "\n" + line) }
    let first = tree.root.children.first { _ in true }
    return (first.map { Int($0.rangeWithComments.start) } ?? 0, line + "\n\n")
  }
}
