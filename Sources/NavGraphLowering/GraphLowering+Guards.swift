import NavGraphModel

// Lowers the guards that are evaluated before a place is entered.
extension GraphLowering {
  func guards(for uses: IDRange<GuardUse>, with bindings: Bindings = [:]) -> [Lowered.Made<GuardID>] {
    uses.map { Lowered.Made(graph.guardUses[$0].guard, arguments: arguments(of: graph.guardUses[$0].arguments, with: bindings)) }
  }

  /// Returns the guards of a root: those of its `root` declarations, then those of the container, outermost first.
  func guards(ofRoot content: Content) -> [Lowered.Made<GuardID>] {
    var all: [Lowered.Made<GuardID>] = []
    let declared = graph.roots.filter { graph.instances[$0.instance].content == content }.flatMap { guards(for: $0.requires) }
    for question in declared + guards(for: graph.requirements(of: content)) where !all.contains(question) { all.append(question) }
    return all
  }

  /// Returns the guards of presented content, and of the container that fills it. A screen's guards are evaluated where it is shown.
  func guards(onPresenting content: Content) -> [Lowered.Made<GuardID>] {
    var all = guards(for: graph.requirements(of: content))
    // Content that only some devices show adds no guards here. NAV0459 reports its guards.
    if case .modal(let id) = content, graph.variantCount(of: content) == 1, let instance = graph.content(of: id) {
      let inner = graph.instances[instance]
      let bindings = bindings(of: graph.parameters(of: inner.content), from: inner.arguments)
      for question in guards(for: graph.requirements(of: inner.content), with: bindings) where !all.contains(question) {
        all.append(question)
      }
    }
    return all
  }

  /// Returns the guards of a container, regardless of its position. If one of them reads its parameters,
  /// the result is empty unless exactly one tab or column contains the container and supplies the values.
  func guards(onEntering content: Content) -> [Lowered.Made<GuardID>] {
    let requires = graph.requirements(of: content)
    let all = guards(for: requires)
    guard all.contains(where: { $0.arguments.contains { !$0.value.parameters.isEmpty } }) else { return all }
    let own = graph.instancesInTabsAndColumns.filter { graph.instances[$0].content == content }
    guard own.count == 1, let instance = own.first else { return [] }
    return guards(for: requires, with: bindings(of: graph.parameters(of: content), from: graph.instances[instance].arguments))
  }
}
