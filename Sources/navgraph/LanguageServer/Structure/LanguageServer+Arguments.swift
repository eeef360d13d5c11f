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
      let symbol = run.names.symbols[occurrence.declaration]
    else { return .null }
    let source = run.workspace.sources[Int(symbol.nameRange.file.index)]
    guard let declared = Compiler.parse([source]).trees.first else { return .null }
    let all = declared.nodes.indices.lazy.map { SyntaxNode(in: declared, at: $0) }
    guard let head = all.first(where: { $0.kind == .parameters && Int($0.range.start) >= Int(symbol.nameRange.end) }),
      source.bytes[Int(symbol.nameRange.end)..<Int(head.range.start)].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return .null }
    let labels = head.children.filter { $0.kind == .parameter }.map { ($0.nameToken.map(declared.text) ?? "", $0.text) }
    let active = labels.firstIndex { $0.0 == list.label } ?? min(list.count, max(0, labels.count - 1))
    let signature: [(String, JSON)] = [
      ("label", .string("\(symbol.name)(\(labels.map(\.1).joined(separator: ", ")))")),
      ("parameters", .array(labels.map { .object([("label", .string($0.1))]) })), ("activeParameter", .number(active)),
    ]
    return .object([
      ("signatures", .array([.object(signature)])), ("activeSignature", .number(0)), ("activeParameter", .number(active)),
    ])
  }

  /// Returns the name before the parenthesis that is open at an offset, the number of complete arguments, and the label of the current
  /// one.
  private static func openArguments(in tree: SyntaxTree, at offset: Int) -> (name: Token, count: Int, label: String?)? {
    var index = tree.tokens.count - 1
    while index >= 0, Int(tree.tokens[index].end) > offset || tree.tokens[index].kind == .endOfFile { index -= 1 }
    var depth = 0
    var count = 0
    var label: String?
    while index > 0 {
      let token = tree.tokens[index]
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftBracket where depth > 0: depth -= 1
      case .leftParen where depth > 0: depth -= 1
      case .leftParen:
        let name = tree.tokens[index - 1]
        return name.kind == .word ? (name, count, label) : nil
      case .leftBrace, .leftBracket: return nil
      case .comma where depth == 0: count += 1
      case .colon where depth == 0 && count == 0 && label == nil: label = tree.text(of: tree.tokens[index - 1])
      default: break
      }
      index -= 1
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
      let parameters = graph.routes.flatMap { Array($0.parameters) } + graph.arms.compactMap(\.binding)
      for parameter in parameters.map({ graph.parameters[$0] }) where parameter.nameRange.file == own && parameter.type != .unknown {
        let place = Int(parameter.nameRange.end)
        if wanted.contains(place) || place == wanted.upperBound { hints[place] = ": " + graph.describe(parameter.type) }
      }
    }
    return .array(
      hints.sorted { $0.key < $1.key }.map { place, text in
        .object([("position", positions.json(at: place)), ("label", .string(text)), ("kind", .number(1))])
      })
  }
}
