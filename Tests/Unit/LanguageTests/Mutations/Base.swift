import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax
import Repository

/// A valid program for mutation tests: its files, their trees, and the graph.
struct Base: Sendable, CustomStringConvertible {
  let name: String
  let files: [(name: String, text: String)]
  let trees: [SyntaxTree]
  let graph: NavigationGraph
  /// The names of the program, and the declarations that contain them.
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

  /// The samples, and the valid apps of the corpus.
  static let all: [Base] = {
    let samples = Repository.samples.map { sample in
      Base(name: sample.name, files: sample.paths.map { ($0, (try? Repository.text(at: $0)) ?? "") })
    }
    let apps = Repository.files(below: "Tests/Corpus/sound", suffix: ".navgraph").map { path in
      Base(name: path, files: [(path, (try? Repository.text(at: path)) ?? "")])
    }
    return samples + apps
  }()
}

// Helpers that find the sites of mistakes.
extension Base {
  var nodes: [SyntaxNode] { trees.flatMap { tree in tree.nodes.indices.map { SyntaxNode(in: tree, at: $0) } } }

  /// Returns all nodes of these kinds.
  func nodes(_ kinds: SyntaxKind...) -> [SyntaxNode] {
    trees.flatMap { tree in tree.nodes.indices.filter { kinds.contains(tree.nodes[$0].kind) }.map { SyntaxNode(in: tree, at: $0) } }
  }

  /// Returns the named declarations of these kinds with their names.
  func declarations(_ kinds: SyntaxKind...) -> [(node: SyntaxNode, name: String)] {
    trees.flatMap { $0.root.children }.filter { kinds.contains($0.kind) }.compactMap { node in
      node.child(ofKind: .name).map { (node, $0.text) }
    }
  }

  func declaration(of name: String, _ kinds: SyntaxKind...) -> SyntaxNode? {
    trees.flatMap { $0.root.children }.first { kinds.contains($0.kind) && $0.child(ofKind: .name)?.text == name }
  }

  /// The names of screens without parameters and guards, which fit anywhere.
  var plainScreens: [String] {
    declarations(.screen).filter { $0.node.child(ofKind: .parameters) == nil && $0.node.child(ofKind: .requires) == nil }.map(\.name)
  }

  /// Returns the events of a declaration.
  func events(of node: SyntaxNode) -> [SyntaxNode] { node.children.filter { $0.kind == .event } }
}

extension SyntaxNode {
  var text: String { tree.source.text(in: range) }

  /// Returns all nodes of these kinds in this subtree.
  func all(_ kinds: SyntaxKind...) -> [SyntaxNode] {
    (index..<Int(nodes[index].end)).map { SyntaxNode(in: tree, at: $0) }.filter { kinds.contains($0.kind) }
  }

  /// The name of an instance, or of an action's instance; nil if it has several parts.
  var target: String? {
    let instance = kind == .instance ? self : child(ofKind: .instance)
    guard let reference = instance?.child(ofKind: .reference), reference.endToken - reference.firstToken == 1 else { return nil }
    return reference.text
  }

  /// Whether the instance has arguments.
  var hasArguments: Bool { (kind == .instance ? self : child(ofKind: .instance))?.child(ofKind: .arguments) != nil }

  /// The token after the node.
  var nextToken: Token { tokens[endToken] }
}

extension Base {
  /// Returns whether a step is part of a target instead of an action. The outcome handlers of a target run actions.
  func isTarget(_ node: SyntaxNode) -> Bool {
    let root = SyntaxNode(in: node.tree, at: 0)
    func isInside(_ kind: SyntaxKind) -> Bool {
      root.all(kind).contains { $0.firstToken <= node.firstToken && node.endToken <= $0.endToken }
    }
    return isInside(.target) && !isInside(.arm)
  }
}
