import NavGraphSyntax

// Actions that show several contents: `push A / B`, `present Settings / feed / Article(id)`, `switch to Main / feed`.
extension Resolver {
  /// Resolves `push A / B`.
  mutating func resolvePushes(from node: SyntaxNode) {
    var isInside = false
    for child in node.children where child.kind == .instance {
      let action = resolveInstance(from: child, in: .pushed).map { Action.push($0) } ?? .unknown
      let start = isInside ? child.range.start : node.range.start
      let range = SourceRange(file: node.range.file, start: start, end: child.range.end)
      graph.steps.append(Step(action: action, range: range, isInside: isInside))
      isInside = true
    }
    if !isInside { graph.steps.append(Step(action: .unknown, range: node.range)) }
  }

  /// Resolves `present M / A / B`. The names after M are resolved like a target in M, and become steps there.
  mutating func resolveDeeper(from node: SyntaxNode) { goInside(from: node, by: resolvePresent(from: PresentSyntax(node))) }

  /// Resolves `switch to Main / b / A`, whose names become steps in Main.
  mutating func resolveSwitch(from node: SyntaxNode) { goInside(from: node, by: resolveAction(from: node)) }

  private mutating func goInside(from node: SyntaxNode, by action: Action) {
    var inside: [SyntaxNode] = []
    var head = node.range
    for (position, child) in node.children.enumerated() where position > 0 {
      if inside.isEmpty { head = beforeSlash(in: node) }
      inside.append(child)
    }
    graph.steps.append(Step(action: action, range: head))
    if inside.isEmpty { return }
    var walk = TargetWalk(at: .unknown)
    var isAnywhere = false
    let first = graph.steps.count
    switch action {
    case .present(let instance, _):
      walk.presented = instance
      if case .modal(let modal) = graph.instances[instance].content, graph.modals[modal].contents.count > 1 {
        // The place depends on the device, so nothing is concluded from it.
        isAnywhere = true
        let contents = graph.modalContents[graph.modals[modal].contents].map(\.range)
        if let first = inside.first, !breakage.touches(node.range) {
          report(.insideByIdiom(of: text(of: graph.modals[modal].declared.name), at: first.range, contents: contents))
        }
      } else {
        enter(instance, in: &walk)
      }
    case .switchTo(let instance): enter(instance, in: &walk)
    default: break
    }
    for step in inside { takeInside(from: step, in: &walk) }
    if !isAnywhere { return }
    for step in IDRange<Step>(first..<graph.steps.count) {
      if let instance = graph.steps[step].action.instance { poison(.content(graph.instances[instance].content)) }
      graph.steps[step].action = .unknown
    }
  }

  /// Returns the range before the first `/`, such as `present M as fullScreen`.
  private func beforeSlash(in node: SyntaxNode) -> SourceRange {
    var (index, end) = (node.firstToken, node.range.start)
    while index < node.endToken, node.tokens[index].kind != .slash {
      end = node.tokens[index].end
      index += 1
    }
    return SourceRange(file: node.range.file, start: node.range.start, end: end)
  }

  /// Resolves a name after a `/` as a step of a target, and converts it to steps of an event.
  private mutating func takeInside(from step: SyntaxNode, in walk: inout TargetWalk) {
    let start = graph.destinationSteps.count
    let before = walk
    take(step, in: &walk)
    let taken = Array(graph.destinationSteps[IDRange(start..<graph.destinationSteps.count)])
    graph.destinationSteps.removeLast(taken.count)
    // A diagnostic about the name isn't repeated for the action.
    if walk.lostAt != nil, before.lostAt == nil {
      for part in taken { if let instance = part.kind.instance { poison(.content(graph.instances[instance].content)) } }
      graph.steps.append(Step(action: .unknown, range: step.range, isInside: true))
      return
    }
    for part in taken {
      for action in actions(for: part.kind, from: before) {
        graph.steps.append(Step(action: action, range: step.range, isInside: true))
      }
      guard case .container(let instance) = part.kind else { continue }
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(name(of: graph.instances[instance].content))` takes no arguments here", at: step.range,
          label: "only a link can pass them", help: ["pass them to the screens in it, or `open` a route that leads there"]), in: &walk)
      graph.destinationSteps.removeLast(graph.destinationSteps.count - start)
    }
  }

  private func actions(for kind: DestinationStep.Kind, from before: TargetWalk) -> [Action] {
    switch kind {
    case .tab(let tab):
      // New content shows its first tab.
      let tabs = graph.tabs[tab].tabs
      return graph.firstTab(of: tabs) == tab ? [] : [.select(tabs: tabs, tab: graph.tabs[tab].declared.name)]
    case .container: return [.unknown]
    case .column(let column, let instance): return [.show(column, instance)]
    case .page(let instance):
      return [.page(instance)] + (graph.instances[instance].arguments.isEmpty ? [] : [.replace(instance)])
    case .screen(let instance):
      if instance == before.namedRoot { return [] }
      guard isShownFirst(graph.instances[instance].content, in: before.place) else { return [.push(instance)] }
      return graph.instances[instance].arguments.isEmpty ? [] : [.replace(instance)]
    case .present(let instance, let style): return [.present(instance, style: style)]
    }
  }

  /// Whether a place shows a screen initially.
  private func isShownFirst(_ content: Content, in place: TargetWalk.Place) -> Bool {
    guard case .container(let container) = place, case .screen(let screen) = content else { return false }
    return container == content || rootScreen(of: container) == screen
  }
}
