import NavGraphSyntax

/// The contents that links can and can't enter without a root in the app block.
struct LinkRoots {
  /// Both are created when a target first needs them.
  private var contentsApart: ContentsApart?
  private var switchTargets: Set<Name>?
  /// The roots that only events and links enter and that a link has named.
  private var switched: [Content: LinkRoot] = [:]

  mutating func apart(in graph: NavigationGraph) -> ContentsApart {
    let apart = contentsApart ?? ContentsApart(in: graph)
    contentsApart = apart
    return apart
  }

  /// Returns a container as a root if events enter it and it has no container and no parameters.
  mutating func switchedRoot(to content: Content, in graph: NavigationGraph, trees: [SyntaxTree]) -> LinkRoot? {
    if let known = switched[content] { return known }
    guard apart(in: graph).isAlone(content), graph.parameters(of: content).isEmpty, let declared = graph.declared(of: content) else {
      return nil
    }
    let names = switchTargets ?? LinkRoots.switchTargets(in: trees)
    switchTargets = names
    guard names.contains(declared.name) else { return nil }
    let instance = graph.instances.append(Instance(content: content, arguments: .empty, range: declared.nameRange))
    let root = LinkRoot(instance, declared: nil)
    switched[content] = root
    return root
  }

  /// Returns the names after `switch to` and `open window`, from the trees, because events are resolved after links.
  private static func switchTargets(in trees: [SyntaxTree]) -> Set<Name> {
    var names: Set<Name> = []
    for tree in trees {
      for index in tree.nodes.indices where [.switchRoot, .openWindow].contains(tree.nodes[index].kind) {
        guard let instance = SyntaxNode(in: tree, at: index).child(ofKind: .instance), let reference = InstanceSyntax(instance).reference,
          !reference.isQualified, let name = reference.first
        else { continue }
        names.insert(name.name)
      }
    }
    return names
  }
}
