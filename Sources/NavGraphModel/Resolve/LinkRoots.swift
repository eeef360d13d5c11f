import NavGraphSyntax

/// The contents that links can and can't enter although the app block declares no root for them.
struct LinkRoots {
  /// Both are made when a target first needs them.
  private var contentsApart: ContentsApart?
  private var switchTargets: Set<Name>?
  /// Roots that only events and links enter, as far as links have named them.
  private var switched: [Content: LinkRoot] = [:]

  mutating func apart(in graph: NavigationGraph) -> ContentsApart {
    let apart = contentsApart ?? ContentsApart(graph)
    contentsApart = apart
    return apart
  }

  /// Returns a container as a root, if events make it one, and it certainly is one: nothing contains it, and it needs no values.
  mutating func switchedRoot(_ content: Content, in graph: NavigationGraph, _ trees: [SyntaxTree]) -> LinkRoot? {
    if let known = switched[content] { return known }
    guard apart(in: graph).isAlone(content), graph.parameters(of: content).isEmpty, let declared = graph.declared(content) else {
      return nil
    }
    let names = switchTargets ?? LinkRoots.switchTargets(in: trees)
    switchTargets = names
    guard names.contains(declared.name) else { return nil }
    let instance = graph.instances.append(Instance(content: content, arguments: .none, range: declared.nameRange))
    let root = LinkRoot(instance, declared: nil)
    switched[content] = root
    return root
  }

  /// Returns the names after `switch to` and `open window`: what events do is resolved after the links.
  private static func switchTargets(in trees: [SyntaxTree]) -> Set<Name> {
    var names: Set<Name> = []
    for tree in trees {
      for index in tree.nodes.indices where [.switchRoot, .openWindow].contains(tree.nodes[index].kind) {
        guard let instance = SyntaxNode(tree, index).child(.instance), let reference = InstanceSyntax(instance).reference,
          !reference.isQualified, let name = reference.first
        else { continue }
        names.insert(name.name)
      }
    }
    return names
  }
}
