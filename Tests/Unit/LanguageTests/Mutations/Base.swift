import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax
import Repository

/// A sound program that mistakes are seeded into: its files, their trees, and the graph.
struct Base: Sendable, CustomStringConvertible {
  let name: String
  let files: [(name: String, text: String)]
  let trees: [SyntaxTree]
  let graph: NavigationGraph
  /// The words of the program and who says them.
  let naming: Naming
  var description: String { name }

  init(name: String, files: [(name: String, text: String)]) {
    self.name = name
    self.files = files
    let program = Compiler.parse(files.map { SourceFile(path: $0.name, text: $0.text) })
    trees = program.trees
    graph = Compiler.check(program).graph
    naming = Naming(program.trees)
  }

  /// The samples, and the sound apps of the corpus.
  static let all: [Base] = {
    let samples = Repository.samples.map { sample in
      Base(name: sample.name, files: sample.paths.map { ($0, (try? Repository.text($0)) ?? "") })
    }
    let apps = Repository.files(below: "Tests/Corpus/sound", suffix: ".navgraph").map { path in
      Base(name: path, files: [(path, (try? Repository.text(path)) ?? "")])
    }
    return samples + apps
  }()
}

// What mistakes look for.
extension Base {
  var nodes: [SyntaxNode] { trees.flatMap { tree in tree.nodes.indices.map { SyntaxNode(tree, $0) } } }

  /// All nodes of these kinds.
  func nodes(_ kinds: SyntaxKind...) -> [SyntaxNode] {
    trees.flatMap { tree in tree.nodes.indices.filter { kinds.contains(tree.nodes[$0].kind) }.map { SyntaxNode(tree, $0) } }
  }

  /// The declarations of these kinds that have a name, with it.
  func declarations(_ kinds: SyntaxKind...) -> [(node: SyntaxNode, name: String)] {
    trees.flatMap { $0.root.children }.filter { kinds.contains($0.kind) }.compactMap { node in
      node.child(.name).map { (node, $0.text) }
    }
  }

  func declaration(of name: String, _ kinds: SyntaxKind...) -> SyntaxNode? {
    trees.flatMap { $0.root.children }.first { kinds.contains($0.kind) && $0.child(.name)?.text == name }
  }

  /// A screen that can stand anywhere: nothing must be fed to it, and no guard is asked.
  var plainScreens: [String] {
    declarations(.screen).filter { $0.node.child(.parameters) == nil && $0.node.child(.requires) == nil }.map(\.name)
  }

  /// The events of a declaration.
  func events(of node: SyntaxNode) -> [SyntaxNode] { node.children.filter { $0.kind == .event } }
}

extension SyntaxNode {
  var text: String { tree.source.text(range) }

  /// All nodes of a kind below this one.
  func all(_ kinds: SyntaxKind...) -> [SyntaxNode] {
    (index..<Int(nodes[index].end)).map { SyntaxNode(tree, $0) }.filter { kinds.contains($0.kind) }
  }

  /// What an instance, or an action with one, names: a single name.
  var target: String? {
    let instance = kind == .instance ? self : child(.instance)
    guard let reference = instance?.child(.reference), reference.endToken - reference.firstToken == 1 else { return nil }
    return reference.text
  }

  /// The arguments that stand behind that name.
  var hasArguments: Bool { (kind == .instance ? self : child(.instance))?.child(.arguments) != nil }

  /// The text of the token behind the node.
  var nextToken: Token { tokens[endToken] }
}

extension Base {
  /// Whether a step stands in a target, not among actions.
  func isTarget(_ node: SyntaxNode) -> Bool {
    SyntaxNode(node.tree, 0).all(.target).contains { $0.firstToken <= node.firstToken && node.endToken <= $0.endToken }
  }
}
