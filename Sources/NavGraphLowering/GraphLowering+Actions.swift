import NavGraphModel
import NavGraphSyntax

// Lowers events, outcome handlers, and the actions of tabs.
extension GraphLowering {
  func event(for id: EventID) -> Lowered.Event {
    Lowered.Event(guards: guards(for: graph.events[id].requires), branches: branches(for: graph.events[id].branches))
  }

  /// Returns the event of an action tab, or nil if the tab shows content.
  func action(of tab: TabID) -> Lowered.Event? {
    graph.tabs[tab].action.map { action in
      Lowered.Event(guards: guards(for: graph.tabs[tab].requires), branches: branches(for: IDRange(start: action.raw, count: 1)))
    }
  }

  private func branches(for ids: IDRange<Branch>) -> [Lowered.Branch] {
    ids.map { id in
      let branch = graph.branches[id]
      var actions: [Lowered.Action] = []
      let last = graph.presentation(endingIn: branch.steps)
      for step in branch.steps {
        let arms = step == last ? branch.arms : .empty
        if let action = action(for: graph.steps[step], arms: arms) { actions.append(action) }
      }
      return Lowered.Branch(test: branch.test, actions: actions)
    }
  }

  private func action(for step: Step, arms: IDRange<Arm>) -> Lowered.Action? {
    switch step.action {
    case .push(let instance): return screen(of: instance).map { .push($0) }
    case .replace(let instance): return screen(of: instance).map { .replace($0) }
    case .present(let instance, let style): return present(instance, style: style, arms: arms)
    case .select(let tabs, let tab): return select(tab, in: tabs)
    case .show(let column, let instance): return .show(column, instance.map { shape(of: $0) })
    case .clear(let column): return .clear(column)
    case .nextPage: return .nextPage
    case .previousPage: return .previousPage
    case .page(let instance): return page(showing: graph.instances[instance].content)
    case .pop: return .pop
    case .popTo(let id): return .popTo(id)
    case .popToRoot: return .popToRoot
    case .dismiss: return .dismiss
    case .dismissAll: return .dismissAll
    case .close: return .close
    case .finish(let expression):
      // If no flow expects this value, finish without one.
      guard let expression, let type = results.type(of: expression, finishedAt: step.range, in: graph) else { return .finish(nil, nil) }
      return .finish(type, Term(expression, as: type, in: graph))
    case .switchTo(let instance): return root(of: instance).map { .switchTo($0) }
    case .restart: return .restart
    case .open(let route, let run): return .open(Lowered.Made(route, arguments: arguments(of: run)))
    case .openWindow(let instance): return root(of: instance).map { .openWindow($0) }
    case .browse(let expression): return .browse(Term(expression, as: .url, in: graph))
    case .stay: return .stay
    case .unknown: return nil
    }
  }

  func present(_ instance: InstanceID, style: Style?, arms: IDRange<Arm>) -> Lowered.Action? {
    guard let made = presented(by: instance) else { return nil }
    return .present(made, as: self.style(style, for: made.subject), then: continuation(for: arms, after: made.subject))
  }

  /// Returns the action that selects the tab with this name in the innermost tab bar that has one.
  /// If `tabs` names the tab bar, the action also finds it in the root. Action tabs are ignored.
  private func select(_ name: Name, in tabs: TabsID?) -> Lowered.Action {
    let found = (tabsByName[name] ?? []).filter { tabs == nil || tabs == $0.tabs }
    guard let first = found.first else { return .selectInnermost([]) }
    return found.count == 1 ? .select(first.tabs, first.index, orInRoot: tabs != nil) : .selectInnermost(found)
  }

  /// Returns the action that turns to the page with this content, in the innermost pager if several have one.
  private func page(showing content: Content) -> Lowered.Action? {
    let found = pagesByContent[content] ?? []
    guard let first = found.first else { return nil }
    return found.count == 1 ? .page(first.pages, first.index) : .pageInnermost(found)
  }

  // MARK: Continuations

  /// Returns the continuation for these outcome handlers, or nil if there are none.
  func continuation(for arms: IDRange<Arm>, after content: Content) -> ContinuationID? {
    guard !arms.isEmpty else { return nil }
    var own: Set<ParameterID> = []
    var captured: [ParameterID] = []
    var lowered: [Lowered.Arm] = []
    for id in arms {
      let arm = graph.arms[id]
      if let binding = arm.binding { own.insert(binding) }
      let used = graph.parametersUsed(in: arm.branches)
      for parameter in used where !captured.contains(parameter) { captured.append(parameter) }
      let outcome: Lowered.Arm.Outcome
      switch arm.outcome {
      case .finished: outcome = .finished
      case .dismissed: outcome = .dismissed
      case .button(let button): outcome = .button(button)
      case .unknown: continue
      }
      let binding = arm.binding.flatMap { used.contains($0) ? $0 : nil }
      lowered.append(Lowered.Arm(outcome: outcome, binding: binding, branches: branches(for: arm.branches)))
    }
    captured.removeAll { own.contains($0) }
    return continuations.append(
      Lowered.Continuation(arms: lowered, captured: captured, result: graph.result(of: content)))
  }
}

extension NavigationGraph {
  /// Returns the parameters that these branches and their outcome handlers use, in the order of their first use.
  package func parametersUsed(in ids: IDRange<Branch>) -> [ParameterID] {
    var found: [ParameterID] = []
    var bound: Set<ParameterID> = []
    var pending = Array(ids.reversed())
    func look(at expression: Expression) {
      // Most expressions are a name, so this avoids creating a `Term`.
      if case .parameter(let id) = expression {
        if !found.contains(id) { found.append(id) }
        return
      }
      for id in Term(expression, as: nil, in: self).parameters where !found.contains(id) { found.append(id) }
    }
    func look(at run: IDRange<Argument>) { for argument in arguments[run] { look(at: argument.value) } }
    while let id = pending.popLast() {
      var tests = branches[id].test.map { [$0] } ?? []
      while let test = tests.popLast() {
        switch self.tests[test] {
        case .condition(_, let run): look(at: run)
        case .equals(let id, _): look(at: .parameter(id))
        case .not(let inner): tests.append(inner)
        case .all(let operands), .any(let operands): tests += operands.map { testOperands[$0].test }.reversed()
        case .opensWindows, .unknown: break
        }
      }
      for step in branches[id].steps {
        if let instance = steps[step].action.instance { look(at: instances[instance].arguments) }
        switch steps[step].action {
        case .finish(let expression?), .browse(let expression): look(at: expression)
        case .open(_, let run): look(at: run)
        default: break
        }
      }
      for arm in branches[id].arms.reversed() {
        if let binding = arms[arm].binding { bound.insert(binding) }
        pending += arms[arm].branches.reversed()
      }
    }
    return found.filter { !bound.contains($0) }
  }
}
