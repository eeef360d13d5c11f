import NavGraphModel
import NavGraphSyntax

// Where links and entries lead.
extension Lowering {
  mutating func target(
    _ destinations: IDRange<Destination>, links: App.LinkPolicy?, requires: IDRange<GuardUse>, arms: IDRange<Arm>, named name: String
  ) -> ExpressionDescription {
    let policy = links ?? graph.app?.links ?? .dismiss
    func target(_ id: DestinationID, _ lowering: inout Lowering) -> [ArgumentDescription] {
      let destination = lowering.graph.destinations[id]
      var list = [ArgumentDescription(nil, lowering.place(destination))]
      let modals = lowering.modals(destination, arms: arms, named: name)
      if !modals.isEmpty { list.append(ArgumentDescription("presenting", .array(modals))) }
      if policy != .dismiss { list.append(ArgumentDescription("policy", .code("." + policy.rawValue))) }
      if !requires.isEmpty { list.append(ArgumentDescription("requires", .array(requires.map { lowering.guardUse($0) }))) }
      return list
    }
    guard let general = destinations.first(where: { graph.destinations[$0].idioms.isEmpty }) ?? destinations.first else {
      return .call("Target", [ArgumentDescription(nil, .code(".anywhere"))])
    }
    var list = target(general, &self)
    var others: [DictionaryEntry] = []
    for id in destinations where id != general && !graph.destinations[id].idioms.isEmpty {
      for idiom in idioms(graph.destinations[id].idioms) where !others.contains(where: { $0.key == idiom }) {
        others.append(DictionaryEntry(idiom, .call("Target", target(id, &self))))
      }
    }
    if !others.isEmpty { list.append(ArgumentDescription("on", .dictionary(others))) }
    return .call("Target", list)
  }

  func usedParameters(of destinations: IDRange<Destination>, _ requires: IDRange<GuardUse>, _ arms: IDRange<Arm>) -> Set<ParameterID> {
    var found = used(in: requires)
    func look(_ instance: InstanceID?) {
      guard let instance else { return }
      for argument in graph.arguments[graph.instances[instance].arguments] {
        if case .parameter(let id) = argument.value { found.insert(id) }
        if case .list(let elements) = argument.value {
          for element in elements { if case .parameter(let id) = graph.expressions[element] { found.insert(id) } }
        }
      }
    }
    for id in destinations {
      for step in graph.destinations[id].steps {
        switch graph.destinationSteps[step].kind {
        case .column(_, let instance): look(instance)
        case .screen(let instance), .page(let instance), .present(let instance, _): look(instance)
        case .tab: break
        }
      }
    }
    for arm in arms { found.formUnion(used(in: graph.arms[arm].branches)) }
    return found
  }

  private mutating func modals(_ destination: Destination, arms: IDRange<Arm>, named name: String) -> [ExpressionDescription] {
    let presents = destination.steps.filter { step in
      if case .present = graph.destinationSteps[step].kind { true } else { false }
    }
    return presents.compactMap { id in
      guard case .present(let instance, let style) = graph.destinationSteps[id].kind else { return nil }
      let then = id == presents.last ? self.arms(arms, after: graph.instances[instance].content, named: name, [:]) : nil
      return present(instance, style: style, then: then, [:])
    }
  }

  private func place(_ destination: Destination) -> ExpressionDescription {
    let steps = destination.steps.map { graph.destinationSteps[$0].kind }
    guard let here = graph.hereSteps(of: destination) else { return rootPlace(destination.root, steps) }
    let on = here.compactMap { step -> InstanceID? in
      if case .screen(let instance) = step.kind { instance } else { nil }
    }
    if on.isEmpty, destination.root == nil { return .code(".anywhere") }
    let screens = on.compactMap { screen($0) }
    let holding = graph.stacks.ids.filter { stack in
      !on.isEmpty
        && on.allSatisfy { instance in
          if case .screen(let id) = graph.instances[instance].content { holdings.holds(id, in: stack) } else { false }
        }
    }
    var list = [
      ArgumentDescription(nil, .array(screens)), ArgumentDescription("in", .array(holding.map { container(.stack($0)) })),
    ]
    let otherwise = destination.root == nil ? ExpressionDescription.code("nil") : rootPlace(destination.root, steps)
    list.append(ArgumentDescription("otherwise", otherwise))
    return .dot("here", list)
  }

  private func rootPlace(_ root: RootID?, _ steps: [DestinationStep.Kind]) -> ExpressionDescription {
    guard let root, let name = naming.rootNames[graph.instances[graph.roots[root].instance].content] else { return .code(".anywhere") }
    var rest = steps[...]
    let visible = visible(graph.roots[root].instance, &rest)
    let content = graph.instances[graph.roots[root].instance].content
    let value = ExpressionDescription.made(
      name, arguments(graph.instances[graph.roots[root].instance].arguments), hasValues: !parameters(of: content).isEmpty)
    return .dot("root", [ArgumentDescription(nil, value), ArgumentDescription(nil, visible)])
  }

  /// What a container shows, reading off the steps that are about it.
  private func visible(_ instance: InstanceID?, _ steps: inout ArraySlice<DestinationStep.Kind>) -> ExpressionDescription {
    guard let instance else { return path([]) }
    switch graph.instances[instance].content {
    case .tabs(let set):
      let tabs = contentTabs(of: set)
      guard !tabs.isEmpty else { return path([]) }
      var index = 0
      if case .tab(let tab)? = steps.first {
        steps.removeFirst()
        index = tabs.firstIndex(of: tab) ?? 0
      }
      let inner = visible(graph.tabs[tabs[index]].content, &steps)
      return .dot("tab", [ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, inner)])
    case .split(let split):
      var entries: [DictionaryEntry] = []
      while case .column(let column, let own)? = steps.first {
        steps.removeFirst()
        let declared = graph.splits[split][column]
        entries.append(DictionaryEntry("." + column.text, columnVisible(declared, own, &steps)))
      }
      return .dot("columns", [ArgumentDescription(nil, .dictionary(entries))])
    case .stack(let stack):
      return stackPath(graph.stacks[stack].root, graph.instances[instance], graph.stacks[stack].parameters, &steps)
    case .pages(let pages):
      if case .page(let page)? = steps.first {
        steps.removeFirst()
        let index = graph.pageSets[pages].pages.firstIndex { other in
          graph.instances[graph.pages[other].instance].content == graph.instances[page].content
        }
        return .dot("page", [ArgumentDescription(nil, .code(String(index ?? 0)))])
      }
      return .dot("page", [ArgumentDescription(nil, .code("0"))])
    case .screen(let id):
      if case .screen(let named)? = steps.first, graph.instances[named].content == .screen(id) {
        steps.removeFirst()
        return path([screen(graph.instances[named].arguments.isEmpty ? instance : named)])
      }
      return path([screen(instance)])
    case .modal, .alert, .unknown:
      return path([])
    }
  }

  /// A column with a new root, or as it is declared, and the screens on top.
  private func columnVisible(
    _ declared: InstanceID?, _ own: InstanceID?, _ steps: inout ArraySlice<DestinationStep.Kind>
  ) -> ExpressionDescription {
    guard let declared else { return path([]) }
    guard let own, case .screen = graph.instances[own].content else { return visible(declared, &steps) }
    guard case .stack = graph.instances[declared].content else { return path([screen(own)]) }
    var screens = [screen(own)]
    while case .screen(let instance)? = steps.first {
      steps.removeFirst()
      screens.append(screen(instance))
    }
    return path(screens)
  }

  private func stackPath(
    _ root: InstanceID?, _ stack: Instance, _ parameters: IDRange<Parameter>, _ steps: inout ArraySlice<DestinationStep.Kind>
  ) -> ExpressionDescription {
    let inner = bindings(parameters, stack.arguments, [:])
    var screens: [ExpressionDescription?] = []
    if let root {
      if case .screen(let first)? = steps.first, graph.instances[first].content == graph.instances[root].content {
        steps.removeFirst()
        // Named without arguments it is as declared.
        screens.append(graph.instances[first].arguments.isEmpty ? screen(root, inner) : screen(first))
      } else {
        screens.append(screen(root, inner))
      }
    }
    while case .screen(let instance)? = steps.first {
      steps.removeFirst()
      screens.append(screen(instance))
    }
    return path(screens)
  }

  private func path(_ screens: [ExpressionDescription?]) -> ExpressionDescription {
    .dot("path", [ArgumentDescription(nil, .array(screens.compactMap { $0 }))])
  }
}
