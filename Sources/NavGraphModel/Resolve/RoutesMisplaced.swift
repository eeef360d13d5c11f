import NavGraphSyntax

// The steps of a target that aren't possible at the place that it has reached.
extension Resolver {
  /// Reports a step that isn't possible at the place that a target has reached, and ends the target.
  mutating func misplaced(_ diagnostic: Diagnostic, in walk: inout TargetWalk) {
    let range = diagnostic.primary.range
    if hasUnknownRoot {
      reports.countSilence()
    } else if !walk.isRepeated, !breakage.touches(range) {
      report(diagnostic)
    }
    lose(&walk, at: range)
  }

  /// Whether a root couldn't be resolved, so that it may contain the targets of links.
  var hasUnknownRoot: Bool { graph.roots.contains { graph.instances[$0.instance].content == .unknown } }

  /// Ends a target at an unknown content. Nothing is concluded from it.
  mutating func lose(_ walk: inout TargetWalk, at range: SourceRange) {
    if walk.lostAt == nil { walk.lostAt = range }
    let unknown = graph.instances.append(Instance(content: .unknown, arguments: .empty, range: range))
    graph.destinationSteps.append(DestinationStep(kind: .screen(unknown), range: range))
    walk.place = .unknown
  }

  /// Ends a target at a name that isn't a tab of the tabs that it has reached.
  mutating func notATab(named name: Token, of tabs: TabsID, from step: SyntaxNode, in walk: inout TargetWalk) {
    if isProbe(name) {
      for tab in graph.tabSets[tabs].tabs where graph.tabs[tab].content != nil { probe.offer(.tab(tab)) }
    }
    lose(&walk, at: step.range)
    if hasUnknownRoot { reports.countSilence() }
    if hasUnknownRoot || walk.isRepeated || breakage.touches(step.range) || breakage.swallowed.contains(name.name) { return }
    let set = graph.tabSets[tabs].declared
    if set.isPoisoned || breakage.touches(set.range) { return }
    var legal: [String] = []
    if spelling.start(among: graph.tabSets[tabs].tabs.count) {
      for tab in graph.tabSets[tabs].tabs where graph.tabs[tab].content != nil { legal.append(text(of: graph.tabs[tab].declared.name)) }
    }
    let other = meaning(of: name.name)
    var reason: (why: String, help: [Help])?
    if case .content(let content)? = other { reason = reasonApart(for: content) }
    let word = text(of: name)
    let unresolved = UnresolvedName(
      text: word, range: step.range(of: name), legal: legal, meant: other == nil ? nearestWord(to: word, among: legal) : nil)
    let tab = unresolved.meant.flatMap { meant in graph.tabSets[tabs].tabs.first { text(of: graph.tabs[$0].declared.name) == meant } }
    report(
      .unknownTarget(
        unresolved, in: text(of: set.name), kind: other?.kind, declared: other.flatMap { declared(of: $0)?.nameRange }, reason: reason),
      misspelled: name.name, meant: tab.map { .tab($0) }, edit: unresolved.edit)
    if let other { poison(other) }
    // The placeholders in the arguments still count as used.
    if let list = InstanceSyntax(step).arguments { _ = resolveArguments(from: list, of: other.flatMap(callee), at: step.range) }
  }

  /// Ends a target at the name of a content that can't be pushed.
  mutating func notAScreen(_ content: Content, named name: Token, from step: SyntaxNode, in walk: inout TargetWalk) {
    let word = text(of: name)
    switch content {
    case .unknown: lose(&walk, at: step.range)
    case .modal, .alert:
      poison(.content(content))
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(word)` is \(content.kind), which must be presented", at: step.range, label: "can't be pushed",
          secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [],
          help: reasonApart(for: content)?.help ?? [],
          fixes: [Fix("write `present \(word)`", applicability: .always, edits: [.init(replacing: step.range.opening, with: "present ")])]),
        in: &walk)
    default:
      poison(.content(content))
      let isHere = if case .anywhere = walk.place { true } else { false }
      let message =
        isHere
        ? "`\(word)` is \(content.kind): only a screen or `present` can follow `here`"
        : "`\(word)` isn't part of \(place(of: walk)), and \(content.kind) can't be pushed"
      let reason = isHere ? nil : reasonApart(for: content)
      misplaced(
        Diagnostic(
          .misplacedStep, message: reason?.why ?? message, at: step.range, label: "a link can't lead here",
          secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [],
          help: reason?.help ?? [
            "write \(Fix(code: "present \(word)", edits: [.init(replacing: step.range.opening, with: "present ")])) to show it on top"
          ]), in: &walk)
    }
  }

  /// Returns the name of the reached place in messages.
  func place(of walk: TargetWalk) -> String {
    switch walk.place {
    case .container(let content), .alone(let content): "`\(name(of: content))`"
    case .stack: "a stack"
    case .anywhere: "`here`"
    case .unknown: "this"
    }
  }
}
