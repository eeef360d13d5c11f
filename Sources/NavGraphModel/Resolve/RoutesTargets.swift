import NavGraphSyntax

// Where routes and entries lead: every target, in every root that it is for.
extension Resolver {
  mutating func resolveTargets(_ node: SyntaxNode?, _ parameters: IDRange<Parameter>) -> IDRange<Destination> {
    guard let node else { return .none }
    let start = graph.destinations.count
    // Nearly always there is one target, for all idioms.
    guard node.child(.onIdioms) != nil else {
      if let target = node.child(.target) { resolveTarget(target, on: [], except: [], parameters) }
      return IDRange(start..<graph.destinations.count)
    }
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
    for (index, target) in targets.enumerated() {
      // An `on` whose words mean nothing has been reported, and must not pass for all idioms.
      if index > 0, target.idioms.isEmpty { continue }
      resolveTarget(target.node, on: target.idioms, except: index == 0 ? overridden : [], parameters)
    }
    return IDRange(start..<graph.destinations.count)
  }

  func names(of idioms: Idioms) -> [String] {
    Idioms.words.filter { idioms.contains($0.1) }.map(\.0)
  }

  /// One root and the idioms on which a target is for it.
  private struct Candidate {
    var root: LinkRoot
    var idioms: Idioms
  }

  /// Adds one destination for each root that it is resolved in.
  private mutating func resolveTarget(
    _ node: SyntaxNode, on idioms: Idioms, except overridden: Idioms, _ parameters: IDRange<Parameter>
  ) {
    let before = graph.destinations.count
    var (first, arms, here): (SyntaxNode?, SyntaxNode?, SyntaxNode?)
    for child in node.children {
      switch child.kind {
      case .arms: arms = arms ?? child
      case .here: here = here ?? child
      default: if first == nil, Resolver.isStep(child) { first = child }
      }
    }
    let hasOr = here.flatMap { $0.token(1) }?.name == Name(.or)
    var presented: InstanceID?
    if let here, !hasOr {
      let start = graph.destinationSteps.count
      let isLost = first.map { $0.kind != .present } ?? false
      if let first, isLost, !breakage.touches(node.range) { report(.hereWithoutPlace(at: here.range, first.range)) }
      var walk = TargetWalk(at: .anywhere)
      for step in node.children where Resolver.isStep(step) { take(step, &walk) }
      presented = walk.presented
      let run = IDRange<DestinationStep>(start..<graph.destinationSteps.count)
      for step in run where isLost {
        if case .screen(let instance) = graph.destinationSteps[step].kind { poison(.content(graph.instances[instance].content)) }
      }
      graph.destinations.append(Destination(idioms: idioms, root: nil, steps: run, hereFrom: 0, range: node.range))
    } else if let first {
      // Without a root no target leads anywhere; that has been reported.
      if graph.roots.isEmpty { silences += 1 }
      let named = rootNamed(by: first)
      if graph.roots.count == 1, let only = graph.roots.ids.first, idioms.isEmpty, overridden.isEmpty, graph.roots[only].idioms.isEmpty,
        named.map({ $0.declared == only }) ?? true
      {
        presented = resolveTarget(node, first, in: Candidate(root: linkRoot(only), idioms: []), named, hasOr: hasOr, since: before)
      } else {
        for candidate in candidates(first, node, named, on: idioms, except: overridden) {
          let last = resolveTarget(node, first, in: candidate, named, hasOr: hasOr, since: before)
          presented = presented ?? last
        }
      }
    }
    guard let arms else { return }
    let own = IDRange<Destination>(before..<graph.destinations.count)
    targetArms.append(TargetArms(destinations: own, node: arms, presented: presented, parameters: parameters))
  }

  private static func isStep(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .here, .arms, .error: false
    default: true
    }
  }

  /// Adds the destination in one root; gives what is presented last. The first of several says what is wrong.
  private mutating func resolveTarget(
    _ node: SyntaxNode, _ first: SyntaxNode, in candidate: Candidate, _ named: LinkRoot?, hasOr: Bool, since before: Int
  ) -> InstanceID? {
    let start = graph.destinationSteps.count
    let content = graph.content(of: candidate.root)
    var walk = TargetWalk(at: isHalfWritten(content) ? .unknown : .container(content))
    walk.isRepeated = graph.destinations.count > before
    var hereFrom: Int?
    let isSkipped = skipRootName(first, named, candidate.root)
    for step in node.children where Resolver.isStep(step) {
      let isFirst = step.index == first.index
      if isFirst, isSkipped {
        takeContainer(step, &walk)
        continue
      }
      if hasOr, hereFrom == nil, isScreen(step) {
        if !walk.isInSplit { descend(&walk) }
        hereFrom = graph.destinationSteps.count - start
      }
      take(step, &walk, name: isFirst ? nameInRoot(first, named) : nil)
    }
    if hasOr, hereFrom == nil, !breakage.touches(node.range) {
      if !walk.isRepeated, !walk.place.isUnknown { report(.hereWithoutScreen(at: node.range)) }
      hereFrom = graph.destinationSteps.count - start
    }
    if hereFrom == nil { descend(&walk) }
    let run = IDRange<DestinationStep>(start..<graph.destinationSteps.count)
    graph.destinations.append(
      Destination(idioms: candidate.idioms, root: candidate.root, steps: run, hereFrom: hereFrom, range: node.range))
    return walk.presented
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
  private mutating func candidates(
    _ first: SyntaxNode, _ node: SyntaxNode, _ own: LinkRoot?, on idioms: Idioms, except overridden: Idioms
  ) -> [Candidate] {
    if let own { return [Candidate(root: own, idioms: idioms)] }
    var all: [Candidate] = []
    var special: Idioms = []
    for id in graph.roots.ids { special.formUnion(graph.roots[id].idioms) }
    for id in graph.roots.ids {
      let root = graph.roots[id]
      if idioms.isEmpty {
        // An idiom-less root is for all that no other is for; it drops out once every one of those is overridden.
        let rest = root.idioms.isEmpty ? Idioms.every.subtracting(special) : root.idioms
        if rest.subtracting(overridden).isEmpty { continue }
        all.append(Candidate(root: linkRoot(id), idioms: root.idioms.subtracting(overridden)))
      } else {
        let shared = root.idioms.isEmpty ? idioms.subtracting(special) : idioms.intersection(root.idioms)
        if !shared.isEmpty { all.append(Candidate(root: linkRoot(id), idioms: shared)) }
      }
    }
    let fitting = all.filter { begins(first, in: graph.content(of: $0.root)) }
    guard !fitting.isEmpty, fitting.count < all.count else { return all.isEmpty ? [] : fitting.isEmpty ? [all[0]] : all }
    for candidate in all where !fitting.contains(where: { $0.root == candidate.root }) {
      guard let root = candidate.root.declared.map({ graph.roots[$0] }) else { continue }
      let content = graph.instances[root.instance].content
      guard content != .unknown, !breakage.touches(node.range) else { continue }
      report(
        .lackingRoot(
          first.text, name(of: content), idioms: names(of: root.idioms), at: first.range, root.range,
          foundIn: name(of: graph.content(of: fitting[0].root))))
    }
    return fitting
  }

  func name(of content: Content) -> String {
    graph.declared(content).map { text($0.name) } ?? ""
  }

  /// `Desk` or `Desk.help`, where `Desk` is the container of a root.
  private mutating func rootNamed(by step: SyntaxNode) -> LinkRoot? {
    guard step.kind == .instance, let name = InstanceSyntax(step).reference?.first else { return nil }
    guard case .content(let content)? = meaning(of: name.name) else { return nil }
    // A screen or a stack that is a root can be pushed as well; only by a dot is it surely meant.
    for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == content { return linkRoot(id) }
    return switchedRoot(content)
  }

  private func linkRoot(_ id: RootID) -> LinkRoot { LinkRoot(graph.roots[id].instance, declared: id) }

  /// `Desk / help`: the name of the root takes no step.
  private func skipRootName(_ step: SyntaxNode, _ named: LinkRoot?, _ root: LinkRoot) -> Bool {
    guard named != nil, InstanceSyntax(step).reference?.isQualified == false else { return false }
    switch graph.content(of: root) {
    case .screen: return false
    default: return true
    }
  }

  /// `help` of `Desk.help`.
  private func nameInRoot(_ step: SyntaxNode, _ named: LinkRoot?) -> Token? {
    guard named != nil, let reference = InstanceSyntax(step).reference, reference.isQualified else { return nil }
    return reference[1]
  }

  /// Whether a target may begin with that step in that container.
  private func begins(_ step: SyntaxNode, in content: Content) -> Bool {
    if isHalfWritten(content) { return true }
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
