import NavGraphSyntax

// Pass 7: unused declarations. Screens and containers aren't included, because checks report those that are unreachable.
extension Resolver {
  mutating func checkUses() {
    // Code that couldn't be read, the app, or other modules may use any declaration.
    if breakage.isIncomplete || graph.isAlone { return }
    for declaration in declarations.all {
      guard case .named(let meaning) = declaration.entity, let declared = declared(of: meaning), !declared.isPoisoned else { continue }
      if used.contains(meaning) {
        if case .condition(let id) = meaning { checkFlow(of: id) }
        continue
      }
      if case .events(let group) = meaning, graph.eventGroups[group].events.isEmpty { continue }
      report(
        .unusedDeclaration(
          named: text(of: declared.name), noun: meaning.noun, at: declared.nameRange,
          whole: withDocumentation(declared.range, doc: declared.doc)))
    }
  }

  /// Reports the flow of a condition that no `requires` names, because the flow is never presented.
  private mutating func checkFlow(of id: ConditionID) {
    guard !used.isRequired(id), let asked = graph.conditions[id].asGuard, let flow = graph.guards[asked].flow else { return }
    let declared = graph.conditions[id].declared
    var cut = graph.instances[flow].range
    cut.start = declared.nameRange.end
    report(
      .unusedFlow(
        named: text(of: declared.name), at: graph.instances[flow].range, condition: declared.nameRange,
        cut: graph.conditions[id].parameters.isEmpty ? cut : nil))
  }

  /// Reports a missing `app` block.
  mutating func checkApp() {
    guard graph.app == nil, !graph.isAlone, let tree = trees.first else { return }
    if breakage.isIncomplete || breakage.swallowed.contains(Name(.app)) { return }
    let start = SourceRange(file: tree.file, start: 0, end: 0)
    // The diagnostic points to a declaration if possible, because an empty range isn't helpful.
    let first = tree.root.children.first { $0.kind != .error }
    report(.noApp(at: first.map { $0.range(of: $0.token) } ?? start))
  }
}
