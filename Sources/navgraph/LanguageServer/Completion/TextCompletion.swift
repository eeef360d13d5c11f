import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Completion inside strings: patterns of routes after `open` and in aliases, files after `import`, and names in braces.
struct TextCompletion {
  private enum Wanted {
    case patterns
    /// Files that the imports with these paths don't import.
    case files(otherThan: [String])
    /// Words in braces that can complete the text.
    case words([String])
    case nothing
  }

  /// The bytes before the position that are part of what is completed.
  let range: Range<Int>
  /// `range` with the rest of the text, or of the word in braces.
  let replaced: Range<Int>
  private let wanted: Wanted

  /// Creates a completion; nil if the offset isn't inside a string.
  init?(in bytes: [UInt8], at offset: Int) {
    var program = Program()
    let imports = program.add(SourceFile(path: "", bytes: bytes))
    guard let tree = program.trees.first,
      let index = tree.tokens.firstIndex(where: { $0.kind == .string && Int($0.start) < offset && offset <= Int($0.end) })
    else { return nil }
    let token = tree.tokens[index]
    let isClosed = token.end > token.start + 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "\"")
    if offset == Int(token.end), isClosed { return nil }
    let start = Int(token.start) + 1
    // An unclosed string contains the rest of the line, which is code.
    let rest = bytes[offset..<(isClosed ? Int(token.end) - 1 : offset)]
    let written = bytes[start..<offset]
    let kinds = Set(tree.nodes.lazy.filter { Int($0.firstToken) <= index && index < Int($0.endToken) }.map(\.kind))
    if let brace = written.lastIndex(of: UInt8(ascii: "{")), !written[brace...].contains(UInt8(ascii: "}")) {
      let colon = kinds.contains(.pattern) ? written[brace...].lastIndex(of: UInt8(ascii: ":")) : nil
      let first = written[(colon ?? brace)...].dropFirst().drop { $0 == UInt8(ascii: " ") }.startIndex
      range = first..<offset
      replaced = first..<rest.prefix { !"{}:?./ ".utf8.contains($0) }.endIndex
      wanted = .words(
        colon == nil
          ? TextCompletion.names(in: tree, around: index, at: offset, names: program.names) : CharacterSort.allCases.map(\.rawValue))
      return
    }
    (range, replaced) = (start..<offset, start..<rest.endIndex)
    switch index > 0 ? tree.text(of: tree.tokens[index - 1]) : "" {
    case Keyword.open.text: wanted = .patterns
    case Keyword.import.text: wanted = .files(otherThan: imports.filter { $0.range.start != token.start }.map(\.path))
    default: wanted = kinds.contains(.alias) && tree.tokens[index - 1].kind == .arrow ? .patterns : .nothing
    }
  }

  /// Returns the names that a text in a declaration can show: for a route, the values that its target passes on, and otherwise the
  /// parameters. The other placeholders of the same pattern are left out.
  private static func names(in tree: SyntaxTree, around token: Int, at offset: Int, names table: NameTable) -> [String] {
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
    if declaration.kind == .route {
      var (table, ignored) = (table, [Diagnostic]())
      parsePattern(tree.tokens[token], in: tree, names: &table, diagnostics: &ignored).forEachPlaceholder { placeholder in
        let range = placeholder.nameRange
        if !(Int(range.start)...Int(range.end)).contains(offset) { seen.insert(table.text(of: placeholder.name)) }
      }
    }
    return names.filter { seen.insert($0).inserted }
  }

  /// Returns the completions in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sources: The files that are checked together with the file.
  ///   - programs: Returns the programs that contain the file, with the current texts.
  func items(in path: String, among sources: [SourceFile], of programs: () -> [Program]) -> [CompletionItem] {
    switch wanted {
    case .nothing: []
    case .words(let words): words.map { CompletionItem(label: $0, kind: .variable) }
    case .patterns:
      programs().flatMap { program in
        var diagnostics: [Diagnostic] = []
        let graph = resolve(program.trees, names: program.names, diagnostics: &diagnostics)
        return graph.patterns.filter { $0.alias == nil }.map { CompletionItem(label: graph.text(of: $0.text), kind: .value) }
      }
    case .files(let imports):
      Importable.paths(from: path, among: sources, except: imports).map { CompletionItem(label: $0, kind: .file) }
    }
  }
}
