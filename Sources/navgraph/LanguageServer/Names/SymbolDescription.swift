import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The text of hover for something that has a name, in Markdown: the head of its declaration, its comment, where a screen can be, what
/// leads there and where it leads, and for a pattern what an example URL opens.
struct SymbolDescription {
  /// The maximum number of listed transitions in each direction.
  private static let maxTransitions = 8
  /// The maximum length of a declaration.
  private static let maxLength = 300

  let text: String

  init(of symbol: DeclaredSymbol, in run: Analysis.Run) {
    let source = run.workspace.sources[Int(symbol.range.file.index)]
    let tree = Compiler.parse([source]).trees.first
    var parts = ["```navgraph\n\(SymbolDescription.head(of: symbol, in: tree))\n```"]
    let comment = symbol.doc.isEmpty ? tree.flatMap { Self.doc(of: symbol, in: $0) } : symbol.doc
    let doc = comment.map { DocComment.lines(in: source.text(in: $0)) } ?? []
    if !doc.isEmpty { parts.append(doc.joined(separator: "\n")) }
    if symbol.kind == .route {
      parts += SymbolDescription.opening(of: symbol, in: run)
    } else if let (number, content) = GraphItems(workspace: run.workspace).content(declaredAt: symbol.nameRange) {
      let program = run.workspace.programs[number]
      if case .screen(let screen) = content { parts += SymbolDescription.positions(of: screen, in: program) }
      parts += SymbolDescription.transitions(of: content, program: number, in: run)
    }
    text = parts.joined(separator: "\n\n")
  }

  /// Returns the gap with the comment of a nested declaration, such as the case of an enum.
  private static func doc(of symbol: DeclaredSymbol, in tree: SyntaxTree) -> SourceRange? {
    let nodes = tree.nodes.indices.lazy.map { SyntaxNode(in: tree, at: $0) }
    let own = nodes.first { $0.range.start == symbol.range.start && $0.range.end == symbol.range.end }
    return own.map { SourceRange(file: symbol.range.file, start: $0.doc.start, end: $0.doc.end) }
  }

  /// Returns a declaration without its body, on one line. A route is returned as it is written.
  private static func head(of symbol: DeclaredSymbol, in tree: SyntaxTree?) -> String {
    guard symbol.inferredType == nil, let tree else { return symbol.name + (symbol.inferredType.map { ": \($0)" } ?? "") }
    if symbol.kind == .route { return shortened(tree.source.text(in: symbol.range)) }
    let start = tree.tokens.firstIndex { $0.start >= symbol.range.start } ?? 0
    var text = ""
    var depth = 0
    for index in tree.tokens.indices[start...] where tree.tokens[index].end <= symbol.range.end && text.utf8.count <= maxLength {
      let token = tree.tokens[index]
      switch token.kind {
      case .rightBrace: depth -= 1
      case .leftBrace:
        // Outcome handlers belong to the action before them. Another brace begins the body.
        if depth == 0, index == start || Keyword(tree.tokens[index - 1]) != .then { return shortened(text) }
        if depth == 0 { text += " { ... }" }
        depth += 1
      case _ where depth == 0:
        let isApart = index > start && tree.tokens[index - 1].end < token.start
        text += (isApart ? " " : "") + tree.text(of: token)
      default: break
      }
    }
    return text.isEmpty ? symbol.name : shortened(text)
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count > maxLength ? text.prefix(maxLength) + " ..." : text
  }

  /// The containers and modals in which a screen can be, from the outermost to the innermost.
  private static func positions(of screen: ScreenID, in program: CheckedProgram) -> [String] {
    let places = program.places
    var chains: [String] = []
    for place in places.places(of: screen) {
      let names = places.chain(of: places.places[place].slot, in: program.graph)
      let isInStack = places.slots[places.places[place].slot].hasPath
      let chain = names.isEmpty ? isInStack ? "a stack without a name" : "alone" : names.map { "`\($0)`" }.joined(separator: " > ")
      if !chains.contains(chain) { chains.append(chain) }
      // A screen that everything can push may have thousands of places.
      if chains.count > maxTransitions { break }
    }
    guard !chains.isEmpty else { return [] }
    return [
      "**Where it can be**: " + chains.prefix(maxTransitions).joined(separator: ", ") + (chains.count > maxTransitions ? ", ..." : "")
    ]
  }

  private static func transitions(of content: Content, program number: Int, in run: Analysis.Run) -> [String] {
    let graph = run.workspace.programs[number].graph
    let transitions = run.transitions(ofProgram: number)
    let words = TransitionDescription(graph: graph, locations: SourceLocations(in: graph))
    func list(titled title: String, of found: [Transition], from first: Int) -> String? {
      guard !found.isEmpty else { return nil }
      let rows = found.prefix(maxTransitions).map {
        "- " + words.row(for: $0).dropFirst(first).dropLast().filter { !$0.isEmpty }.joined(separator: ": ")
      }
      let rest = found.count - rows.count
      return ([title, ""] + rows + (rest > 0 ? ["- \(rest.of("more transition"))"] : [])).joined(separator: "\n")
    }
    return [
      list(titled: "**What leads here**", of: transitions.leading(to: content), from: 0),
      list(titled: "**Where it leads**", of: transitions.leading(from: content), from: 1),
    ].compactMap { $0 }
  }

  private static func opening(of symbol: DeclaredSymbol, in run: Analysis.Run) -> [String] {
    for (number, program) in run.workspace.programs.enumerated() {
      guard let range = run.workspace.range(symbol.nameRange, ofProgram: number),
        let pattern = program.graph.patterns.ids.first(where: { program.graph.patterns[$0].range == range }),
        let url = run.examples(ofProgram: number)[pattern.index]
      else { continue }
      return ["```text\n\(LanguageServer.opening(of: url, in: program))```"]
    }
    return []
  }
}
