import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The text of hover for something that has a name, in Markdown: the head of its declaration, its comment, where a screen can be, what
/// leads there and where it leads, and for a pattern what an example URL opens.
struct SymbolDescription {
  /// The maximum number of listed transitions in each direction.
  private static let maxTransitions = 8

  let text: String

  init(of symbol: DeclaredSymbol, in run: Analysis.Run) {
    let source = run.workspace.sources[Int(symbol.range.file.index)]
    var parts = ["```navgraph\n\(SymbolDescription.head(of: symbol, in: source))\n```"]
    let doc = DocComment.lines(in: source.text(in: symbol.doc))
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

  /// Returns a declaration without its body, on one line.
  private static func head(of symbol: DeclaredSymbol, in source: SourceFile) -> String {
    let text = source.text(in: symbol.range)
    let end = symbol.kind == .route ? text.endIndex : text.firstIndex(of: "{") ?? text.endIndex
    let words = text[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 300 ? words.prefix(300) + " ..." : words
  }

  /// The containers and modals in which a screen can be, from the outermost to the innermost.
  private static func positions(of screen: ScreenID, in program: CheckedProgram) -> [String] {
    let places = program.places
    var chains: [String] = []
    for place in places.places(of: screen) {
      let names = places.chain(of: places.places[place].slot, in: program.graph)
      let chain = names.isEmpty ? "alone" : names.map { "`\($0)`" }.joined(separator: " > ")
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
