import NavGraphSyntax

/// A target that begins at a root.
private struct RootedTarget {
  var node: SyntaxNode
  /// The first step.
  var first: SyntaxNode
  /// The root that the first step names, if it does.
  var named: LinkRoot?
  /// Whether `here or` precedes the target.
  var hasOr: Bool

  /// The name `help` of a first step `Desk.help`.
  var nameInRoot: Token? {
    guard named != nil, let reference = InstanceSyntax(first).reference, reference.isQualified else { return nil }
    return reference[1]
  }

  /// Whether the name of the root, as in `Desk / help`, adds no step.
  func skipsName(of root: Content) -> Bool {
    guard named != nil, InstanceSyntax(first).reference?.isQualified == false else { return false }
    return if case .screen = root { false } else { true }
  }
}

// The targets of routes and entries, resolved in each of their roots.
extension Resolver {
  mutating func resolveTargets(from node: SyntaxNode?, parameters: IDRange<Parameter>) -> IDRange<Destination> {
    guard let node else { return .empty }
    let start = graph.destinations.count
    // Nearly all routes have one target for all idioms.
    guard node.child(ofKind: .onIdioms) != nil else {
      if let target = node.child(ofKind: .target) { resolveTarget(from: target, on: [], except: [], parameters: parameters) }
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
        idioms = resolveIdioms(from: child)
        let twice = overridden.intersection(idioms)
        if let first = targets.first(where: { !$0.idioms.isDisjoint(with: twice) }) {
          report(.settingTwice("on \(names(of: twice).joined(separator: ", "))", at: child.range, first: first.node.range))
        }
        overridden.formUnion(idioms)
      default: break
      }
    }
    for (index, target) in targets.enumerated() {
      // An `on` without known words was reported, and must not count as all idioms.
      if index > 0, target.idioms.isEmpty { continue }
      resolveTarget(from: target.node, on: target.idioms, except: index == 0 ? overridden : [], parameters: parameters)
    }
    return IDRange(start..<graph.destinations.count)
  }

  func names(of idioms: Idioms) -> [String] {
    Idioms.words.filter { idioms.contains($0.1) }.map(\.0)
  }

  /// Adds a destination for each root in which a target is resolved.
  private mutating func resolveTarget(
    from node: SyntaxNode, on idioms: Idioms, except overridden: Idioms, parameters: IDRange<Parameter>
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
    let hasOr = here.flatMap { $0.token(at: 1) }?.name == Name(.or)
    var presented: InstanceID?
    if let here, !hasOr {
      let isLost = first.map { $0.kind != .present } ?? false
      if let first, isLost, !breakage.touches(node.range) { report(.hereWithoutPlace(at: here.range, step: first.range)) }
      let rest = (idioms.isEmpty ? Idioms.every : idioms).subtracting(overridden)
      let parts = contentParts(of: node).compactMap { $0.narrowed(to: idioms, of: rest) }
      presented = takeEach(parts, from: node) { part, isRepeated, resolver in
        let start = resolver.graph.destinationSteps.count
        var walk = TargetWalk(at: .anywhere)
        (walk.idiom, walk.isRepeated) = (part.device, isRepeated)
        for step in node.children where Resolver.isStep(step) { resolver.take(step, in: &walk) }
        let run = IDRange<DestinationStep>(start..<resolver.graph.destinationSteps.count)
        for step in run where isLost {
          if case .screen(let instance) = resolver.graph.destinationSteps[step].kind {
            resolver.poison(.content(resolver.graph.instances[instance].content))
          }
        }
        resolver.graph.destinations.append(Destination(idioms: part.idioms, root: nil, steps: run, hereFrom: 0, range: node.range))
        return walk
      }
    } else if let first {
      // Without a root, no target is valid. The missing root was reported.
      if graph.roots.isEmpty { reports.countSilence() }
      let target = RootedTarget(node: node, first: first, named: rootNamed(by: first), hasOr: hasOr)
      if graph.roots.count == 1, let only = graph.roots.ids.first, idioms.isEmpty, overridden.isEmpty, graph.roots[only].idioms.isEmpty,
        target.named.map({ $0.declared == only }) ?? true, !goesOnByIdiom(in: node)
      {
        let candidate = TargetCandidate(root: linkRoot(of: only), idioms: [])
        presented = resolve(target, in: candidate, isRepeated: graph.destinations.count > before).presented
      } else {
        let all = candidates(for: target, on: idioms, except: overridden)
        let isAgain = graph.destinations.count > before
        presented = takeEach(byContent(all, from: node, except: overridden), from: node) { candidate, isRepeated, resolver in
          resolver.resolve(target, in: candidate, isRepeated: isRepeated || isAgain)
        }
      }
    }
    guard let arms else { return }
    let own = IDRange<Destination>(before..<graph.destinations.count)
    routes.add(TargetArms(destinations: own, node: arms, presented: presented, parameters: parameters))
  }

  private static func isStep(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .here, .arms, .error: false
    default: true
    }
  }

  /// Adds the destination in one root, and returns the walk. If several roots have the same error, it is reported once.
  private mutating func resolve(_ target: RootedTarget, in candidate: TargetCandidate, isRepeated: Bool) -> TargetWalk {
    let node = target.node
    let start = graph.destinationSteps.count
    guard let root = candidate.root else { return TargetWalk(at: .unknown) }
    let content = graph.content(of: root)
    var walk = TargetWalk(at: isHalfWritten(content) ? .unknown : .container(content))
    (walk.isRepeated, walk.idiom) = (isRepeated, candidate.device)
    var hereFrom: Int?
    for step in node.children where Resolver.isStep(step) {
      let isFirst = step.index == target.first.index
      if isFirst, target.skipsName(of: content) {
        takeContainer(from: step, in: &walk)
        continue
      }
      if target.hasOr, hereFrom == nil, isScreen(step) {
        if !walk.isInSplit { descend(in: &walk) }
        hereFrom = graph.destinationSteps.count - start
      }
      take(step, in: &walk, name: isFirst ? target.nameInRoot : nil)
    }
    if target.hasOr, hereFrom == nil, !breakage.touches(node.range) {
      if !walk.isRepeated, !walk.place.isUnknown { report(.hereWithoutScreen(at: node.range)) }
      hereFrom = graph.destinationSteps.count - start
    }
    if hereFrom == nil { descend(in: &walk) }
    let run = IDRange<DestinationStep>(start..<graph.destinationSteps.count)
    graph.destinations.append(
      Destination(idioms: candidate.idioms, root: root, steps: run, hereFrom: hereFrom, range: node.range))
    return walk
  }

  /// Whether a step after `here or` ends the alternative place.
  private func isScreen(_ step: SyntaxNode) -> Bool {
    switch step.kind {
    case .present: return true
    case .instance:
      guard let reference = InstanceSyntax(step).reference, !reference.isQualified, let name = reference.first else { return false }
      // A tab with the name is a part of a container, and an unknown name could be anything.
      if tabs.contains(name.name) { return false }
      if case .content(.screen)? = meaning(of: name.name) { return true }
      return false
    default: return false
    }
  }

  /// Returns the roots in which a target is resolved, each with the idioms on which it applies.
  private mutating func candidates(for target: RootedTarget, on idioms: Idioms, except overridden: Idioms) -> [TargetCandidate] {
    if let named = target.named { return [TargetCandidate(root: named, idioms: idioms)] }
    let first = target.first
    var all: [TargetCandidate] = []
    var special: Idioms = []
    for id in graph.roots.ids { special.formUnion(graph.roots[id].idioms) }
    for id in graph.roots.ids {
      let root = graph.roots[id]
      if idioms.isEmpty {
        // A root without idioms applies to all that no other root names, and is left out if all of these are overridden.
        let rest = root.idioms.isEmpty ? Idioms.every.subtracting(special) : root.idioms
        if rest.subtracting(overridden).isEmpty { continue }
        all.append(TargetCandidate(root: linkRoot(of: id), idioms: root.idioms.subtracting(overridden)))
      } else {
        let shared = root.idioms.isEmpty ? idioms.subtracting(special) : idioms.intersection(root.idioms)
        if !shared.isEmpty { all.append(TargetCandidate(root: linkRoot(of: id), idioms: shared)) }
      }
    }
    let fitting = all.filter { candidate in candidate.root.map { begins(first, in: graph.content(of: $0)) } ?? true }
    guard !fitting.isEmpty, fitting.count < all.count else { return all.isEmpty ? [] : fitting.isEmpty ? [all[0]] : all }
    for candidate in all where !fitting.contains(where: { $0.root == candidate.root }) {
      guard let root = candidate.root?.declared.map({ graph.roots[$0] }) else { continue }
      let content = graph.instances[root.instance].content
      guard content != .unknown, !hasUnknownRoot, !breakage.touches(target.node.range) else { continue }
      report(
        .lackingRoot(
          for: first, root: name(of: content), idioms: names(of: root.idioms), declared: root.range,
          foundIn: fitting[0].root.map { name(of: graph.content(of: $0)) } ?? ""))
    }
    return fitting
  }

  func name(of content: Content) -> String {
    graph.declared(of: content).map { text(of: $0.name) } ?? ""
  }

  /// Returns the root that `Desk` or `Desk.help` names.
  private mutating func rootNamed(by step: SyntaxNode) -> LinkRoot? {
    guard step.kind == .instance, let name = InstanceSyntax(step).reference?.first else { return nil }
    if isProbe(name) { for root in graph.roots { probe.offer(.content(graph.instances[root.instance].content)) } }
    guard case .content(let content)? = use(name, in: step) else { return nil }
    // A root can also be a screen or stack to push. Only a dot makes it certain.
    for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == content { return linkRoot(of: id) }
    return linkRoots.switchedRoot(to: content, in: graph, trees: trees)
  }

  private func linkRoot(of id: RootID) -> LinkRoot { LinkRoot(graph.roots[id].instance, declared: id) }

  /// Whether a target may begin with a step in a container.
  private func begins(_ step: SyntaxNode, in content: Content) -> Bool {
    if isHalfWritten(content) { return true }
    switch (step.kind, content) {
    case (_, .unknown), (.present, _): return true
    case (.stepColumn, .split), (.stepPage, .pages): return true
    case (.instance, _):
      guard let name = InstanceSyntax(step).reference?.first else { return true }
      switch content {
      case .tabs(let tabs): return findTab(named: name.name, in: tabs) != nil || findTab(holding: name.name, in: tabs) != nil
      case .screen(let id): return graph.screens[id].declared.name == name.name
      default:
        if case .content? = meaning(of: name.name) { return true }
        return false
      }
    default: return false
    }
  }

  /// Returns the tab whose content is the container with a name.
  func findTab(holding name: Name, in tabs: TabsID) -> TabID? {
    guard case .content(let content)? = meaning(of: name) else { return nil }
    switch content {
    case .tabs, .split, .pages, .stack:
      return self.tabs.tab(holding: content, in: tabs)
    default: return nil
    }
  }
}

extension SyntaxNode {
  static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.index == b.index && a.tree === b.tree }
}
