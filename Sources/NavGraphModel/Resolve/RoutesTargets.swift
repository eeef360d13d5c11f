import NavGraphSyntax

// Where routes and entries lead: every target, in every root that it is for.
extension Resolver {
  mutating func resolveTargets(_ node: SyntaxNode?, owner: RouteArms.Owner, _ parameters: IDRange<Parameter>) -> IDRange<Destination> {
    guard let node else { return .none }
    var targets: [(node: SyntaxNode, idioms: Idioms)] = []
    var idioms: Idioms = []
    var overridden: Idioms = []
    for child in node.children {
      switch child.kind {
      case .target:
        targets.append((child, idioms))
        idioms = []
      case .onIdioms:
        idioms = resolveIdioms(child)
        let twice = overridden.intersection(idioms)
        if let first = targets.first(where: { !$0.idioms.isDisjoint(with: twice) }) {
          report(.settingTwice("on \(names(of: twice).joined(separator: ", "))", at: child.range, first: first.node.range))
        }
        overridden.formUnion(idioms)
      default: break
      }
    }
    var found: [Destination] = []
    for (index, target) in targets.enumerated() {
      // An `on` whose words mean nothing has been reported, and must not pass for all idioms.
      if index > 0, target.idioms.isEmpty { continue }
      found += resolveTarget(target.node, on: target.idioms, except: index == 0 ? overridden : [], owner, parameters)
    }
    return graph.destinations.append(contentsOf: found)
  }

  func names(of idioms: Idioms) -> [String] {
    Idioms.words.filter { idioms.contains($0.1) }.map(\.0)
  }

  /// One root and the idioms on which a target is for it.
  private struct Candidate {
    var root: RootID
    var idioms: Idioms
  }

  private mutating func resolveTarget(
    _ node: SyntaxNode, on idioms: Idioms, except overridden: Idioms, _ owner: RouteArms.Owner, _ parameters: IDRange<Parameter>
  ) -> [Destination] {
    var steps: [SyntaxNode] = []
    for child in node.children {
      switch child.kind {
      case .here, .arms, .error: break
      default: steps.append(child)
      }
    }
    let arms = node.child(.arms)
    let isHere = node.child(.here) != nil
    let hasOr = node.child(.here).flatMap { $0.token(1) }?.name == Name(.or)
    var destinations: [Destination] = []
    var presented: InstanceID?

    if isHere, !hasOr {
      let start = graph.destinationSteps.count
      if let first = steps.first, first.kind != .present, !breakage.touches(node.range) {
        report(.hereWithoutPlace(at: node.child(.here)?.range ?? node.range, first.range))
      }
      var walk = TargetWalk(at: .anywhere)
      for step in steps { take(step, &walk) }
      presented = walk.presented
      let run = IDRange<DestinationStep>(start..<graph.destinationSteps.count)
      destinations = [Destination(idioms: idioms, root: nil, steps: run, hereFrom: 0, range: node.range)]
    } else if let first = steps.first {
      // Without a root no target leads anywhere; that has been reported.
      if graph.roots.isEmpty { silences += 1 }
      for candidate in candidates(first, node, on: idioms, except: overridden) {
        let start = graph.destinationSteps.count
        var walk = TargetWalk(at: .container(graph.instances[graph.roots[candidate.root].instance].content))
        walk.isRepeated = !destinations.isEmpty
        var hereFrom: Int?
        for step in skipRootName(first, candidate.root) ? Array(steps.dropFirst()) : steps {
          if hasOr, hereFrom == nil, isScreen(step) {
            if !walk.isInSplit { descend(&walk) }
            hereFrom = graph.destinationSteps.count - start
          }
          take(step, &walk, name: step == first ? nameInRoot(first, candidate.root) : nil)
        }
        if hasOr, hereFrom == nil, !breakage.touches(node.range) {
          if !walk.isRepeated, !walk.place.isUnknown { report(.hereWithoutScreen(at: node.range)) }
          hereFrom = graph.destinationSteps.count - start
        }
        if hereFrom == nil { descend(&walk) }
        presented = presented ?? walk.presented
        let run = IDRange<DestinationStep>(start..<graph.destinationSteps.count)
        destinations.append(
          Destination(idioms: candidate.idioms, root: candidate.root, steps: run, hereFrom: hereFrom, range: node.range))
      }
    }
    if let arms { routeArms.append(RouteArms(owner: owner, node: arms, presented: presented, parameters: parameters)) }
    return destinations
  }

  /// Whether a step behind `here or` ends the place that serves in its stead.
  private func isScreen(_ step: SyntaxNode) -> Bool {
    switch step.kind {
    case .present: return true
    case .instance:
      guard let reference = InstanceSyntax(step).reference, !reference.isQualified, let name = reference.first else { return false }
      // A tab of that name is a container part; what means nothing is not known.
      if tabsByName[name.name] != nil { return false }
      if case .content(.screen)? = meaning(of: name.name) { return true }
      return false
    default: return false
    }
  }

  // Roots

  /// The roots that a target is resolved in, each with the idioms on which it then holds.
  private mutating func candidates(_ first: SyntaxNode, _ node: SyntaxNode, on idioms: Idioms, except overridden: Idioms) -> [Candidate] {
    if let own = rootNamed(by: first) { return [Candidate(root: own, idioms: idioms)] }
    var all: [Candidate] = []
    var special: Idioms = []
    for id in graph.roots.ids { special.formUnion(graph.roots[id].idioms) }
    for id in graph.roots.ids {
      let root = graph.roots[id]
      if idioms.isEmpty {
        // An idiom-less root is for all that no other is for; it drops out once every one of those is overridden.
        let rest = root.idioms.isEmpty ? Idioms.every.subtracting(special) : root.idioms
        if rest.subtracting(overridden).isEmpty { continue }
        all.append(Candidate(root: id, idioms: root.idioms.subtracting(overridden)))
      } else {
        let shared = root.idioms.isEmpty ? idioms.subtracting(special) : idioms.intersection(root.idioms)
        if !shared.isEmpty { all.append(Candidate(root: id, idioms: shared)) }
      }
    }
    let fitting = all.filter { begins(first, in: graph.instances[graph.roots[$0.root].instance].content) }
    guard !fitting.isEmpty, fitting.count < all.count else { return all.isEmpty ? [] : fitting.isEmpty ? [all[0]] : all }
    for candidate in all where !fitting.contains(where: { $0.root == candidate.root }) {
      let root = graph.roots[candidate.root]
      let content = graph.instances[root.instance].content
      guard content != .unknown, !breakage.touches(node.range) else { continue }
      report(
        .lackingRoot(
          first.text, name(of: content), idioms: names(of: root.idioms), at: first.range, root.range,
          foundIn: name(of: graph.instances[graph.roots[fitting[0].root].instance].content)))
    }
    return fitting
  }

  func name(of content: Content) -> String {
    graph.declared(content).map { text($0.name) } ?? ""
  }

  /// `Desk` or `Desk.help`, where `Desk` is the container of a root.
  private func rootNamed(by step: SyntaxNode) -> RootID? {
    guard step.kind == .instance, let name = InstanceSyntax(step).reference?.first else { return nil }
    guard case .content(let content)? = meaning(of: name.name) else { return nil }
    // A screen or a stack that is a root can be pushed as well; only by a dot is it surely meant.
    for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == content { return id }
    return nil
  }

  /// `Desk / help`: the name of the root takes no step.
  private func skipRootName(_ step: SyntaxNode, _ root: RootID) -> Bool {
    guard rootNamed(by: step) != nil, InstanceSyntax(step).reference?.isQualified == false else { return false }
    switch graph.instances[graph.roots[root].instance].content {
    case .screen: return false
    default: return true
    }
  }

  /// `help` of `Desk.help`.
  private func nameInRoot(_ step: SyntaxNode, _ root: RootID) -> Token? {
    guard rootNamed(by: step) != nil, let reference = InstanceSyntax(step).reference, reference.isQualified else { return nil }
    return reference[1]
  }

  /// Whether a target may begin with that step in that container.
  private func begins(_ step: SyntaxNode, in content: Content) -> Bool {
    switch (step.kind, content) {
    case (_, .unknown), (.present, _): return true
    case (.stepColumn, .split), (.stepPage, .pages): return true
    case (.instance, _):
      guard let name = InstanceSyntax(step).reference?.first else { return true }
      switch content {
      case .tabs(let tabs): return findTab(name.name, in: tabs) != nil || findTab(holding: name.name, in: tabs) != nil
      case .screen(let id): return graph.screens[id].declared.name == name.name
      default:
        if case .content? = meaning(of: name.name) { return true }
        return false
      }
    default: return false
    }
  }

  /// The tab whose content is the container of that name.
  func findTab(holding name: Name, in tabs: TabsID) -> TabID? {
    guard case .content(let content)? = meaning(of: name) else { return nil }
    switch content {
    case .tabs, .split, .pages, .stack:
      return graph.tabSets[tabs].tabs.first { tab in
        graph.tabs[tab].content.map { graph.instances[$0].content == content } ?? false
      }
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// The same node of the same tree.
  static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.index == b.index && a.tree === b.tree }
}
