import NavGraphSyntax

// Roots that the app block doesn't declare: links enter what events `switch to`, and what windows show.
extension Resolver {
  /// That container as a root, if events make it one, and it is one for sure: nothing contains it, and it needs no values.
  mutating func switchedRoot(_ content: Content) -> LinkRoot? {
    if let known = switchedRoots[content] { return known }
    let apart = contentsApart ?? ContentsApart(graph)
    contentsApart = apart
    guard apart.isAlone(content), graph.parameters(of: content).isEmpty, let declared = graph.declared(content) else { return nil }
    let names = namesSwitchedTo ?? switchTargets()
    namesSwitchedTo = names
    guard names.contains(declared.name) else { return nil }
    let instance = graph.instances.append(Instance(content: content, arguments: .none, range: declared.nameRange))
    let root = LinkRoot(instance, declared: nil)
    switchedRoots[content] = root
    return root
  }

  /// The names behind `switch to` and `open window`: what events do is resolved after the links.
  private func switchTargets() -> Set<Name> {
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
