import NavGraphSyntax

// Pass 5: events, their branches, and their outcome handlers.
extension Resolver {
  /// Resolves the events among the items of a body, in order.
  mutating func resolveEvents(in node: SyntaxNode, of owner: Event.Owner, parameters: IDRange<Parameter>) -> IDRange<Event> {
    let start = graph.events.count
    let mark = scope.mark
    bind(parameters)
    listNames.items.begin()
    for child in node.children where child.kind == .event {
      resolveEvent(from: EventSyntax(child), of: owner)
    }
    scope.leave(to: mark)
    return start == graph.events.count ? .empty : IDRange(start..<graph.events.count)
  }

  private mutating func resolveEvent(from event: EventSyntax, of owner: Event.Owner) {
    let node = event.node
    let name = event.name
    let declared = Declared(
      name: name?.name ?? .empty, nameRange: node.range(of: name ?? node.token), range: node.range, doc: node.doc,
      isPoisoned: breakage.touches(node.range))
    if let name, let first = listNames.items.insert(name.name, value: graph.events.count) {
      let other = graph.events[EventID(raw: first)].declared
      report(
        .duplicateItem(
          "event", named: text(of: name), at: declared.nameRange, first: other.nameRange,
          fixes: repeatFixes(for: node.range, of: other.range, doc: node.doc)))
    }
    let parameters = resolveParameters(from: event.parameters)
    let mark = scope.mark
    bind(parameters)
    let requires = resolveRequires(of: node)
    let branches = resolveOutcome(from: event.outcome)
    scope.leave(to: mark)
    graph.events.append(
      Event(
        declared: declared, owner: owner, parameters: parameters, isAnchored: event.isAnchored, requires: requires, branches: branches))
  }

  /// Resolves the sequence after an arrow, or the branches between braces.
  package mutating func resolveOutcome(from node: SyntaxNode?) -> IDRange<Branch> {
    guard let node else { return .empty }
    let base = pending.branches.mark
    if node.kind == .sequence {
      resolveWays(from: node, test: nil, range: node.range)
      return pending.branches.finish(since: base, in: &graph.branches)
    }
    for child in node.children where child.kind == .branch {
      let syntax = BranchSyntax(child)
      let test = resolveTest(from: syntax.test)
      if let sequence = syntax.sequence {
        resolveWays(from: sequence, test: test, range: child.range)
      } else {
        pending.branches.append(Branch(test: test, steps: .empty, arms: .empty, range: child.range))
      }
    }
    let run = pending.branches.finish(since: base, in: &graph.branches)
    if run.isEmpty, !breakage.touches(node.range) { report(.missingPart(of: "this block", part: "`when ... -> ...`", at: node.range)) }
    return run
  }

  /// Adds the branches of a sequence. An `open window` has two: one for devices that can open a window, and one for its `else`.
  private mutating func resolveWays(from node: SyntaxNode, test: TestID?, range: SourceRange) {
    guard let window = node.child(ofKind: .openWindow) else {
      let branch = resolveSequence(from: node, test: test, range: range)
      return pending.branches.append(branch)
    }
    let steps = IDRange<Step>(graph.steps.count..<graph.steps.count + 1)
    // The range of the step ends before `else`.
    let head = window.child(ofKind: .instance).map { SourceRange(file: window.range.file, start: window.range.start, end: $0.range.end) }
    graph.steps.append(Step(action: resolveAction(from: window), range: head ?? window.range))
    var asked = graph.tests.append(.opensWindows)
    if let test {
      let operands = graph.testOperands.append(contentsOf: [TestOperand(test), TestOperand(asked)])
      asked = graph.tests[test] == .unknown ? test : graph.tests.append(.all(operands))
    }
    pending.branches.append(Branch(test: asked, steps: steps, arms: .empty, range: range))
    guard let other = window.child(ofKind: .sequence) else { return }
    let branch = resolveSequence(from: other, test: test, range: other.range)
    pending.branches.append(branch)
  }

  /// Resolves a sequence: `dismiss then push Chat(id)`, with the outcome handlers of a final `present`.
  package mutating func resolveSequence(from node: SyntaxNode, test: TestID?, range: SourceRange) -> Branch {
    let start = graph.steps.count
    var armsNode: SyntaxNode?
    for child in node.children {
      switch child.kind {
      case .arms: armsNode = child
      case .error: graph.steps.append(Step(action: .unknown, range: child.range))
      case .push: resolvePushes(from: child)
      case .present: resolveDeeper(from: child)
      case .switchRoot: resolveSwitch(from: child)
      default:
        let action = resolveAction(from: child)
        graph.steps.append(Step(action: action, range: child.range))
      }
    }
    let steps = IDRange<Step>(start..<graph.steps.count)
    var arms = IDRange<Arm>.empty
    if let armsNode {
      var presented: InstanceID?
      if let last = graph.presentation(endingIn: steps), case .present(let instance, _) = graph.steps[last].action { presented = instance }
      arms = resolveArms(from: armsNode, of: presented)
    }
    return Branch(test: test, steps: steps, arms: arms, range: range)
  }

  /// Resolves outcome handlers. `presented` is nil if the presented instance isn't known.
  package mutating func resolveArms(from node: SyntaxNode, of presented: InstanceID?) -> IDRange<Arm> {
    let base = pending.arms.mark
    let content = presented.map { graph.instances[$0].content } ?? .unknown
    var seen: [(name: Name, range: SourceRange)] = []
    for child in node.children where child.kind == .arm {
      let arm = resolveArm(from: ArmSyntax(child), of: content, seen: &seen)
      pending.arms.append(arm)
    }
    return pending.arms.finish(since: base, in: &graph.arms)
  }

  private mutating func resolveArm(from arm: ArmSyntax, of content: Content, seen: inout [(name: Name, range: SourceRange)]) -> Arm {
    var outcome = Arm.Outcome.unknown
    if let name = arm.name {
      outcome = resolveOutcomeName(name, in: arm.node, of: content)
      if let first = seen.first(where: { $0.name == name.name }) {
        report(.duplicateItem("outcome handler", named: text(of: name), at: arm.node.range(of: name), first: first.range))
      } else if outcome != .unknown || content == .unknown {
        // Reported outcomes aren't added, so the list stays short.
        seen.append((name.name, arm.node.range(of: name)))
      }
    }
    let mark = scope.mark
    var binding: ParameterID?
    if let syntax = arm.binding, let name = syntax.word {
      binding = graph.parameters.append(
        Parameter(
          name: name.name, type: resultType(of: content, for: outcome, binding: syntax), range: syntax.range, nameRange: syntax.range))
      if let binding { scope.bind(name.name, to: binding) }
    }
    let outer = scope.unnamedResult
    if arm.binding == nil, let name = arm.name, let type = graph.result(of: content, endingAs: outcome), type != .unknown {
      scope.unnamedResult = UnnamedResult(type: type, word: text(of: name), outcome: arm.node.range(of: name))
    }
    let branches = resolveOutcome(from: arm.outcome)
    scope.unnamedResult = outer
    scope.leave(to: mark)
    return Arm(outcome: outcome, binding: binding, branches: branches, range: arm.range)
  }

  /// Resolves an outcome: a button of an alert, and otherwise `finished` or `dismissed`.
  private mutating func resolveOutcomeName(_ name: Token, in node: SyntaxNode, of content: Content) -> Arm.Outcome {
    if content == .unknown { return .unknown }
    if isProbe(name) { offerOutcomes(of: content) }
    if case .alert(let id) = content {
      let alert = graph.alerts[id]
      for button in alert.buttons where graph.buttons[button].name == name.name {
        noteUse(at: node.range(of: name), of: graph.buttons[button].nameRange)
        return .button(button)
      }
      if name.name == Name(.dismissed) { return .dismissed }
      if breakage.touches(alert.declared.range) { return .unknown }
      let legal = graph.buttons[alert.buttons].prefix(100).map { text(of: $0.name) }
      let unresolved = unresolved(name, in: node, legal: legal)
      report(
        .unknownOutcome(unresolved, of: text(of: alert.declared.name), isAlert: true, declared: alert.declared.nameRange),
        misspelled: name.name, meant: unresolved.meantIndex.map { .button(alert.buttons[$0]) }, edit: unresolved.edit)
      return .unknown
    }
    switch Keyword(name) {
    case .finished: return .finished
    case .dismissed: return .dismissed
    default:
      report(
        .unknownOutcome(
          unresolved(name, in: node, legal: ["finished", "dismissed"]), of: self.name(of: content), isAlert: false,
          declared: graph.declared(of: content)?.nameRange))
      return .unknown
    }
  }

  private mutating func offerOutcomes(of content: Content) {
    if case .alert(let id) = content {
      for button in graph.alerts[id].buttons { probe.offer(.button(button)) }
    } else {
      probe.offer(.word(Keyword.finished.text))
    }
    probe.offer(.word(Keyword.dismissed.text))
  }

  private mutating func resultType(of content: Content, for outcome: Arm.Outcome, binding: SyntaxNode) -> TypeID {
    guard content != .unknown, outcome != .unknown else { return .unknown }
    if let type = graph.result(of: content, endingAs: outcome) { return type }
    if case .button(let id) = outcome {
      if breakage.touches(graph.buttons[id].range) { return .unknown }
      let field = graph.buttons[id].role == .cancel ? nil : graph.field(of: content)
      report(
        .noText(
          for: binding.text, of: text(of: graph.buttons[id].name), field: field.map { text(of: $0.name) }, at: binding.range,
          declared: graph.buttons[id].range))
      return .unknown
    }
    guard outcome == .finished else {
      report(.noValue(for: binding.text, at: binding.range))
      return .unknown
    }
    if let declared = graph.declared(of: content), !breakage.touches(declared.range) {
      report(
        .noResult(
          for: binding.text, of: text(of: declared.name), advice: graph.adviceToReturn(from: content), at: binding.range,
          declared: declared.nameRange))
    }
    return .unknown
  }
}

extension NavigationGraph {
  /// Returns the type of an outcome's value, if any: the result of a flow, or the text of an alert's field.
  package func result(of content: Content, endingAs outcome: Arm.Outcome) -> TypeID? {
    switch outcome {
    case .finished: returns(content)
    case .button(let id): buttons[id].returnsText ? .string : nil
    case .dismissed, .unknown: nil
    }
  }

  func field(of content: Content) -> Field? {
    if case .alert(let id) = content { alerts[id].field } else { nil }
  }

  /// Returns the way to give a flow a result: a declaration with `returns`, or a modal for content that can't have it.
  package func adviceToReturn(from flow: Content) -> String {
    // An inline stack has the name of its first screen.
    let name = declared(of: flow).map { text(of: $0.name) } ?? ""
    return switch flow {
    case .stack(let id) where stacks[id].isInline: "present a modal with `content stack \(name)` and `returns`"
    case .modal, .stack, .pages: "add `returns` and a type to `\(name)`"
    case .screen, .tabs, .split, .alert, .unknown: "present a modal with `content \(name)` and `returns`"
    }
  }

  /// Returns the result type of a flow. It is declared by the modal, or by the stack or pages that is its whole content.
  package func returns(_ content: Content) -> TypeID? {
    switch content {
    case .modal(let id):
      if let type = modals[id].returns { return type }
      guard let inner = self.content(of: id) else { return nil }
      switch instances[inner].content {
      case .stack(let id): return stacks[id].returns
      case .pages(let id): return pageSets[id].returns
      case .unknown: return .unknown
      default: return nil
      }
    case .stack(let id): return stacks[id].returns
    case .pages(let id): return pageSets[id].returns
    case .unknown: return .unknown
    default: return nil
    }
  }
}
