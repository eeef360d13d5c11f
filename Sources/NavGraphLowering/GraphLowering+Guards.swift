import NavGraphModel

// What must be granted before a place is entered.
extension GraphLowering {
  func guards(_ uses: IDRange<GuardUse>, _ bindings: Bindings = [:]) -> [Lowered.Made<GuardID>] {
    uses.map { Lowered.Made(graph.guardUses[$0].guard, arguments(graph.guardUses[$0].arguments, bindings)) }
  }

  /// The guards that the app asks before it is a root, then those of the container: the outermost first.
  func guards(ofRoot content: Content) -> [Lowered.Made<GuardID>] {
    var all: [Lowered.Made<GuardID>] = []
    let declared = graph.roots.filter { graph.instances[$0.instance].content == content }.flatMap { guards($0.requires) }
    for question in declared + guards(graph.requirements(of: content)) where !all.contains(question) { all.append(question) }
    return all
  }

  /// The guards of what is presented, and of the container that is all of it. A screen's are asked where it is shown.
  func guards(onPresenting content: Content) -> [Lowered.Made<GuardID>] {
    var all = guards(graph.requirements(of: content))
    // What is shown only on some devices asks nothing but what its screens do; that is a separate finding (NAV0459).
    if case .modal(let id) = content, graph.variantCount(of: content) == 1, let instance = graph.content(of: id) {
      let inner = graph.instances[instance]
      let bindings = bindings(graph.parameters(of: inner.content), inner.arguments)
      for question in guards(graph.requirements(of: inner.content), bindings) where !all.contains(question) { all.append(question) }
    }
    return all
  }

  /// The guards of a container wherever it stands. Those that read its parameters are asked where these are known: in a modal, in a root,
  /// and in the one tab or column that gives them.
  func guards(onEntering content: Content) -> [Lowered.Made<GuardID>] {
    let requires = graph.requirements(of: content)
    let all = guards(requires)
    guard all.contains(where: { $0.arguments.contains { !$0.value.parameters.isEmpty } }) else { return all }
    let own = graph.instancesInTabsAndColumns.filter { graph.instances[$0].content == content }
    guard own.count == 1, let instance = own.first else { return [] }
    return guards(requires, bindings(graph.parameters(of: content), graph.instances[instance].arguments))
  }
}
