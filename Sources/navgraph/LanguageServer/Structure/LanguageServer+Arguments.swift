import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// Parameters of arguments, and inlay hints of types.
extension LanguageServer {
  /// Returns the parameters for the arguments at a position.
  mutating func signatureHelp(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    guard let offset = positions.offset(from: parameters["position"]), let tree = Self.tree(of: document),
      let list = Self.openArguments(in: tree, at: offset), let (run, file) = analysis().place(of: document),
      let occurrence = run.names.occurrences(in: file, at: Int(list.name.start)).first(where: { !$0.isLabel }),
      !(occurrence.range.file == file && occurrence.isDeclaration), let symbol = run.names.symbols[occurrence.declaration]
    else { return .null }
    let labels = symbol.kind == .route ? Self.placeholders(of: symbol, in: run) : Self.parameters(of: symbol, in: run)
    guard !labels.isEmpty else { return .null }
    // Without a label, the argument is probably for the first parameter that has none yet.
    let named = labels.firstIndex { $0.name == list.names.last }
    let active = named ?? labels.firstIndex { !list.names.dropLast().contains($0.name) } ?? labels.count - 1
    let signature: [(String, JSON)] = [
      ("label", .string("\(tree.text(of: list.name))(\(labels.map(\.text).joined(separator: ", ")))")),
      ("parameters", .array(labels.map { .object([("label", .string($0.text))]) })), ("activeParameter", .number(active)),
    ]
    return .object([
      ("signatures", .array([.object(signature)])), ("activeSignature", .number(0)), ("activeParameter", .number(active)),
    ])
  }

  /// Returns the parameters of a declaration as they are written.
  private static func parameters(of symbol: DeclaredSymbol, in run: Analysis.Run) -> [(name: String, text: String)] {
    let source = run.workspace.sources[Int(symbol.nameRange.file.index)]
    guard let declared = Compiler.parse([source]).trees.first else { return [] }
    let all = declared.nodes.indices.lazy.map { SyntaxNode(in: declared, at: $0) }
    guard let head = all.first(where: { $0.kind == .parameters && Int($0.range.start) >= Int(symbol.nameRange.end) }),
      source.bytes[Int(symbol.nameRange.end)..<Int(head.range.start)].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return [] }
    return head.children.filter { $0.kind == .parameter }.map { ($0.nameToken.map(declared.text) ?? "", $0.text) }
  }

  /// Returns the placeholders of the route that a pattern belongs to.
  private static func placeholders(of symbol: DeclaredSymbol, in run: Analysis.Run) -> [(name: String, text: String)] {
    for (number, program) in run.workspace.programs.enumerated() {
      let graph = program.graph
      guard let range = run.workspace.range(symbol.nameRange, ofProgram: number),
        let pattern = graph.patterns.first(where: { $0.range == range })
      else { continue }
      return graph.routes[pattern.route].parameters.map { id in
        let name = graph.text(of: graph.parameters[id].name)
        return (name, graph.inferredType(of: id).map { "\(name): \($0)" } ?? name)
      }
    }
    return []
  }

  /// Returns the name or pattern before the parenthesis that is open at an offset, and the word that each argument before the offset begins
  /// with; nil for another argument. The last one is incomplete.
  private static func openArguments(in tree: SyntaxTree, at offset: Int) -> (name: Token, names: [String?])? {
    let tokens = tree.tokens.prefix { Int($0.end) <= offset && $0.kind != .endOfFile }
    var depth = 0
    var begins: [Int] = [tokens.endIndex]
    for index in tokens.indices.dropFirst().reversed() {
      switch tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftParen where depth == 0:
        let name = tokens[index - 1]
        guard name.kind == .word || name.kind == .string else { return nil }
        begins.append(index + 1)
        let words = begins.dropFirst().reversed().map { begin in
          begin < tokens.endIndex && tokens[begin].kind == .word ? tree.text(of: tokens[begin]) : nil
        }
        return (name, words)
      case .leftBrace, .leftBracket, .leftParen:
        if depth == 0 { return nil }
        depth -= 1
      case .comma where depth == 0: begins.append(index + 1)
      default: break
      }
    }
    return nil
  }

  /// Returns the types of placeholders and of results, which the source doesn't contain.
  mutating func inlayHints(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    guard let (run, file) = analysis().place(of: document) else { return .array([]) }
    let wanted = positions.range(from: parameters["range"]) ?? 0..<document.bytes.count
    var hints: [Int: String] = [:]
    for (number, program) in run.workspace.programs.enumerated() {
      guard let own = run.workspace.file(file, ofProgram: number) else { continue }
      let graph = program.graph
      for id in graph.inferredParameters {
        let parameter = graph.parameters[id]
        guard parameter.nameRange.file == own, let type = graph.inferredType(of: id) else { continue }
        let place = Int(parameter.nameRange.end)
        if wanted.contains(place) || place == wanted.upperBound { hints[place] = ": " + type }
      }
    }
    return .array(
      hints.sorted { $0.key < $1.key }.map { place, text in
        .object([("position", positions.json(at: place)), ("label", .string(text)), ("kind", .number(1))])
      })
  }
}
