import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Completion inside strings: patterns of routes after `open`, files after `import`, and names in braces.
struct TextCompletion {
  private enum Wanted {
    case patterns
    case files
    /// Names in braces that can complete the text.
    case names([String])
    case nothing
  }

  /// The bytes to replace.
  let range: Range<Int>
  private let wanted: Wanted

  /// Creates a completion; nil if the offset isn't inside a string.
  init?(in bytes: [UInt8], at offset: Int) {
    let program = Compiler.parse([SourceFile(path: "", bytes: bytes)])
    guard let tree = program.trees.first,
      let index = tree.tokens.firstIndex(where: { $0.kind == .string && Int($0.start) < offset && offset <= Int($0.end) })
    else { return nil }
    let token = tree.tokens[index]
    let isClosed = token.end > token.start + 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "\"")
    if offset == Int(token.end), isClosed { return nil }
    let start = Int(token.start) + 1
    let written = bytes[start..<offset]
    if let brace = written.lastIndex(of: UInt8(ascii: "{")), !written[brace...].contains(UInt8(ascii: "}")) {
      range = brace + 1..<offset
      wanted = .names(TextCompletion.names(in: tree, around: index))
      return
    }
    range = start..<offset
    switch index > 0 ? tree.text(of: tree.tokens[index - 1]) : "" {
    case Keyword.open.text: wanted = .patterns
    case Keyword.import.text: wanted = .files
    default: wanted = .nothing
    }
  }

  /// Returns the names that a text in a declaration can show: for a route, the values that its target passes on, and otherwise the
  /// parameters.
  private static func names(in tree: SyntaxTree, around token: Int) -> [String] {
    guard let declaration = tree.root.children.first(where: { $0.firstToken <= token && token < $0.endToken }) else { return [] }
    var names: [String] = []
    for index in declaration.index..<Int(declaration.nodes[declaration.index].end) {
      let node = SyntaxNode(in: tree, at: index)
      switch node.kind {
      case .parameter where declaration.kind != .route: if let name = node.nameToken { names.append(tree.text(of: name)) }
      case .argument where declaration.kind == .route:
        if case .name(let value)? = ArgumentSyntax(node).value?.form { names.append(tree.text(of: value)) }
      default: break
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Returns the completions in a file. `programs` are the programs that contain it, with the current texts.
  func items(inFile path: String, of programs: () -> [Program]) -> [CompletionItem] {
    switch wanted {
    case .nothing: []
    case .names(let names): names.map { CompletionItem(label: $0, kind: .variable) }
    case .patterns:
      programs().flatMap { program in
        var diagnostics: [Diagnostic] = []
        let graph = resolve(program.trees, names: program.names, diagnostics: &diagnostics)
        return graph.patterns.filter { $0.alias == nil }.map { CompletionItem(label: graph.text(of: $0.text), kind: .value) }
      }
    case .files:
      Importable.paths(beside: path).map { CompletionItem(label: Path.relative($0, from: Path.folder(of: path)), kind: .file) }
    }
  }
}
