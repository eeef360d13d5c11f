import NavGraphSyntax

// Pass 7: what was declared to be named, and never was. Screens and containers are a matter of reachability.
extension Resolver {
  mutating func checkUses() {
    // What can't be read may name anything, and so may the app and other modules.
    if breakage.isIncomplete || graph.isAlone { return }
    for declaration in declarations.all {
      guard case .named(let meaning) = declaration.entity, let declared = declared(meaning), !declared.isPoisoned else { continue }
      if used.contains(meaning) {
        if case .condition(let id) = meaning { checkFlow(of: id) }
        continue
      }
      if case .events(let group) = meaning, graph.eventGroups[group].events.isEmpty { continue }
      report(
        .unusedDeclaration(
          text(declared.name), meaning.noun, at: declared.nameRange, whole: withDocumentation(declared.range, declared.doc)))
    }
  }

  /// The flow of a condition comes up only where `requires` asks it.
  private mutating func checkFlow(of id: ConditionID) {
    guard !used.isRequired(id), let asked = graph.conditions[id].asGuard, let flow = graph.guards[asked].flow else { return }
    let declared = graph.conditions[id].declared
    var cut = graph.instances[flow].range
    cut.start = declared.nameRange.end
    report(
      .idleFlow(
        text(declared.name), at: graph.instances[flow].range, declared.nameRange, cut: graph.conditions[id].parameters.isEmpty ? cut : nil))
  }

  /// Without an `app` nothing says what is shown first.
  mutating func checkApp() {
    guard graph.app == nil, !graph.isAlone, let tree = trees.first else { return }
    if breakage.isIncomplete || breakage.swallowed.contains(Name(.app)) { return }
    let start = SourceRange(file: tree.file, start: 0, end: 0)
    // With a declaration to point at, the finding reads better than at an empty place.
    let first = tree.root.children.first { $0.kind != .error }
    report(.noApp(at: first.map { $0.range(of: $0.token) } ?? start))
  }
}
