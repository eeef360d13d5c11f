import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing

@testable import navgraph

/// Tests of the index of declarations and uses, and of renaming.
@Suite struct NameIndexTests {
  private static let samples = Repository.files(below: "Samples", suffix: ".navgraph")

  /// Words at the position of a name that no file declares.
  private static let undeclared: Set<String> = ["finished", "dismissed", "String", "Int", "Double", "Bool", "UUID", "Date", "URL"]

  /// Each name in the samples is a declaration or a use of one.
  @Test(arguments: samples) func everyNameIsAnOccurrence(file: String) throws {
    let workspace = try Workspace(of: [Repository.url(at: file).path], root: nil)
    // A file without an app may refer to names that the importing file declares.
    guard !workspace.report.hasErrors, workspace.programs.allSatisfy({ !$0.graph.isAlone }) else { return }
    let names = NameIndex(of: workspace)
    let known = Set(names.occurrences.map(\.range))
    for (number, source) in workspace.sources.enumerated() {
      let program = Compiler.parse([source])
      let tree = try #require(program.trees.first)
      for index in tree.nodes.indices {
        let node = SyntaxNode(in: tree, at: index)
        let tokens = tree.tokens[node.firstToken..<node.endToken].filter { $0.kind == .word }
        switch node.kind {
        // Modules are declared in Swift.
        case .name where ["module", "from"].contains(tree.text(of: tree.tokens[max(0, node.firstToken - 1)])): continue
        case .name, .reference: break
        case .typeUse: if node.child(ofKind: .typeUse) != nil { continue }
        case .value:
          guard node.child(ofKind: .value) == nil, let word = tokens.last, !["true", "false", "nil"].contains(tree.text(of: word)) else {
            continue
          }
        default: continue
        }
        for token in tokens where !Self.undeclared.contains(tree.text(of: token)) {
          let range = SourceRange(file: FileID(number), start: token.start, end: token.end)
          let line = LineTable(of: source).position(at: token.start).line
          let isKnown = known.contains(range)
          #expect(isKnown, "\(source.path):\(line): \(tree.text(of: token)) in \(node.kind)")
        }
      }
    }
  }

  /// Renaming a declaration of the samples renames all its uses. The diagnostics and the number of uses stay the same.
  @Test(arguments: samples) func everyDeclarationCanBeRenamed(file: String) throws {
    let path = Repository.url(at: file).path
    var client = LanguageClient()
    let uri = DocumentURI.uri(ofPath: path)
    client.open(uri, try Repository.text(at: file))
    let workspace = try Workspace(of: [path], root: nil)
    let names = NameIndex(of: workspace)
    guard let own = workspace.sources.firstIndex(where: { $0.path == path }) else { return }
    let positions = TextPositions(in: workspace.sources[own].bytes, encoding: .utf16)
    let symbols = names.symbols.sorted { $0.key < $1.key }.filter { $0.key.file == FileID(own) && $0.value.kind != .route }
    // Each rename is checked, so only a few declarations of a large file are renamed.
    let step = symbols.count / 12 + 1
    for (range, symbol) in stride(from: 0, to: symbols.count, by: step).map({ symbols[$0] }) {
      let place = JSON.object([
        ("textDocument", .object([("uri", .string(uri))])), ("position", positions.json(at: Int(range.start))),
        ("newName", .string(symbol.name.first?.isUppercase == true ? "Renamed" : "renamed")),
      ])
      let result = client.request("textDocument/rename", place)
      guard symbol.reasonToKeep == nil else {
        #expect(result["message"]?.string?.contains("is a key") ?? false)
        continue
      }
      let changed = result["changes"]
      let count = workspace.sources.reduce(0) { count, source in
        count + (changed?[DocumentURI.uri(ofPath: source.path)]?.array?.count ?? 0)
      }
      let uses = Set(names.declarations(with: range).flatMap { names.occurrences(of: $0) }.map(\.range)).count
      #expect(count == uses, "\(symbol.name): \(result.line)")
    }
  }
}
