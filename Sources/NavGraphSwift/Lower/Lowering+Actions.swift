import NavGraphModel
import NavGraphSyntax

// What events, arms and tabs do.
extension Lowering {
  /// The actions of an event or an arm: a plain sequence, or one choice.
  mutating func actions(_ branches: IDRange<Branch>, named name: String, _ bindings: Bindings = [:]) -> [ExpressionDescription] {
    if branches.count == 1, let only = branches.first, graph.branches[only].test == nil {
      return actions(graph.branches[only], named: name, bindings)
    }
    let choices = branches.enumerated().map { index, id -> ExpressionDescription in
      let branch = graph.branches[id]
      let steps = actions(branch, named: name + (index == 0 ? "" : String(index + 1)), bindings).map { ArgumentDescription(nil, $0) }
      guard let test = branch.test else { return .dot("otherwise", steps.isEmpty ? [ArgumentDescription(nil, .code(".stay"))] : steps) }
      return .dot("when", [ArgumentDescription(nil, self.test(test))] + steps)
    }
    return choices.isEmpty ? [] : [.dot("branch", [ArgumentDescription(nil, .array(choices))])]
  }

  private mutating func actions(_ branch: Branch, named name: String, _ bindings: Bindings) -> [ExpressionDescription] {
    branch.steps.compactMap { step in
      let isLast = step == branch.steps.last
      return action(graph.steps[step], arms: isLast ? branch.arms : .none, named: name, bindings)
    }
  }

  mutating func action(
    _ step: Step, arms: IDRange<Arm>, named name: String, _ bindings: Bindings
  ) -> ExpressionDescription? {
    func plain(_ name: String, _ list: ExpressionDescription?...) -> ExpressionDescription {
      .dot(name, list.compactMap { $0.map { ArgumentDescription(nil, $0) } })
    }
    switch step.action {
    case .push(let instance): return screen(instance, bindings).map { plain("push", $0) }
    case .replace(let instance): return screen(instance, bindings).map { plain("replace", $0) }
    case .present(let instance, let style):
      let then = self.arms(arms, after: graph.instances[instance].content, named: name, bindings)
      return present(instance, style: style, then: then, bindings)
    case .select(let tabs, let tab):
      let found = find(tab, in: tabs)
      guard found.count == 1, let (set, index) = found.first else { return innermost("selectInnermost", found.map { (.tabs($0), $1) }) }
      return plain("select", container(.tabs(set)), .code(String(index)))
    case .show(let column, let instance):
      return plain("show", .code("." + column.text), instance.map { shape($0, bindings) })
    case .clear(let column): return plain("clear", .code("." + column.text))
    case .nextPage: return plain("page", .code(".next"))
    case .previousPage: return plain("page", .code(".previous"))
    case .page(let instance):
      let found = find(page: graph.instances[instance].content)
      let positions = Set(found.map(\.1))
      guard positions.count == 1, let index = positions.first else { return innermost("pageInnermost", found) }
      return plain("page", plain("to", .code(String(index))))
    case .pop: return .code(".pop")
    case .popTo(let id): return plain("popTo", .code("." + naming.screenCases[id.index]))
    case .popToRoot: return .code(".popToRoot")
    case .dismiss: return .code(".dismiss")
    case .dismissAll: return .code(".dismissAll")
    case .close: return .code(".close")
    case .finish(let expression):
      guard let expression else { return plain("finish", .code(".done")) }
      // Where nothing waits for a value, the flow is over all the same.
      guard let result = finished(with: expression, in: flowResults[step.range]), case .value(let type) = result else {
        return plain("finish", .code(".done"))
      }
      return plain("finish", plain(caseName(result), value(expression, as: type, bindings)))
    case .switchTo(let instance):
      guard let root = naming.rootNames[graph.instances[instance].content] else { return nil }
      let content = graph.instances[instance].content
      return plain(
        "switchTo",
        .made(root, arguments(graph.instances[instance].arguments, bindings), hasValues: !parameters(of: content).isEmpty))
    case .restart: return .code(".restart")
    case .open(let route, let run):
      let link = ExpressionDescription.call("Route." + naming.routes[route.index], arguments(run, bindings))
      let call: ExpressionDescription =
        run.isEmpty && graph.routes[route].parameters.isEmpty ? .code("Route." + naming.routes[route.index]) : link
      return plain("open", .code(SwiftRenderer(isPublic: false).text(call) + ".target"))
    case .browse(let expression): return plain("browse", value(expression, as: nil, bindings))
    case .stay: return .code(".stay")
    case .unknown: return nil
    }
  }

  /// The tab bars that have a tab of that name, with its position among those that can be selected.
  private func find(_ name: Name, in tabs: TabsID?) -> [(TabsID, Int)] {
    graph.tabSets.ids.compactMap { set in
      guard tabs == nil || tabs == set else { return nil }
      return contentTabs(of: set).firstIndex { graph.tabs[$0].declared.name == name }.map { (set, $0) }
    }
  }

  /// The pagers that have a page of that content, with its position.
  private func find(page content: Content) -> [(Content, Int)] {
    graph.pageSets.ids.compactMap { set in
      let position = graph.pageSets[set].pages.firstIndex { graph.instances[graph.pages[$0].instance].content == content }
      return position.map { (.pages(set), $0) }
    }
  }

  /// What is meant depends on where the screen stands.
  private func innermost(_ name: String, _ choices: [(Content, Int)]) -> ExpressionDescription? {
    guard !choices.isEmpty else { return nil }
    let entries = choices.map { DictionaryEntry("." + (naming.containers[$0] ?? ""), .code(String($1))) }
    return .dot(name, [ArgumentDescription(nil, .dictionary(entries))])
  }

  // MARK: Arms

  /// A new case of `Arms`, made with the values that its actions need; nil where nothing follows.
  mutating func arms(
    _ arms: IDRange<Arm>, after content: Content, named name: String, _ bindings: Bindings
  ) -> ExpressionDescription? {
    guard !arms.isEmpty else { return nil }
    var own: Set<ParameterID> = []
    var captured: [ParameterID] = []
    for arm in arms {
      if let binding = graph.arms[arm].binding { own.insert(binding) }
      for id in used(in: graph.arms[arm].branches) where !captured.contains(id) { captured.append(id) }
    }
    captured.removeAll { own.contains($0) }
    let lowered = LoweredArms(
      name: armNames.claim(lowerCamel(name)), captured: captured, result: result(of: content), arms: arms)
    self.arms.append(lowered)
    return .dot(
      lowered.name,
      captured.map { ArgumentDescription(label(of: $0, among: captured), bindings[$0] ?? .code(self.name(of: $0))) })
  }

  /// The label of a captured value; two values of one name are told apart.
  func label(of id: ParameterID, among captured: [ParameterID]) -> String {
    let same = captured.filter { graph.parameters[$0].name == graph.parameters[id].name }
    guard let index = same.firstIndex(of: id), index > 0 else { return name(of: id) }
    return swiftIdentifier(graph.text(graph.parameters[id].name) + String(index + 1))
  }

  /// The arms of the function that says what goes on.
  mutating func armCase(_ lowered: LoweredArms) -> SwitchCaseDescription {
    var bindings: Bindings = [:]
    for id in lowered.captured { bindings[id] = .code(label(of: id, among: lowered.captured)) }
    let lets = lowered.captured.map { "let " + label(of: $0, among: lowered.captured) }
    let pattern = "." + lowered.name + (lets.isEmpty ? "" : "(" + lets.joined(separator: ", ") + ")")
    var cases: [SwitchCaseDescription] = []
    var isFinishedCovered = false
    var isDismissedCovered = false
    for id in lowered.arms {
      let arm = graph.arms[id]
      let steps = actions(arm.branches, named: lowered.name + upperCamel(armName(arm)), bindings)
      let head: String
      switch arm.outcome {
      case .finished:
        if let binding = arm.binding, used(in: arm.branches).contains(binding), lowered.result != .done {
          head = ".finished(." + caseName(lowered.result) + "(let " + name(of: binding) + "))"
          if let plain = plain(lowered.result) {
            cases.append(
              SwitchCaseDescription([".finished(." + caseName(plain) + "(let " + name(of: binding) + "))"], [.return(.array(steps))]))
          }
        } else {
          head = ".finished"
          isFinishedCovered = true
        }
      case .dismissed:
        head = ".dismissed"
        isDismissedCovered = true
      case .button(let button): head = ".finished(." + caseName(lowered.result) + "(." + naming.buttons[button.index] + "))"
      case .unknown: continue
      }
      cases.append(SwitchCaseDescription([head], [.return(.array(steps))]))
    }
    if !(isFinishedCovered && isDismissedCovered) { cases.append(SwitchCaseDescription([], [.return(.array([]))])) }
    return SwitchCaseDescription([pattern], [.switch(SwitchDescription(naming.outcome, cases))])
  }

  private func armName(_ arm: Arm) -> String {
    switch arm.outcome {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .button(let id): graph.text(graph.buttons[id].name)
    case .unknown: "unknown"
    }
  }

  // MARK: What values are used

  /// The parameters that these branches name, arms included, in the order in which they are met.
  func used(in branches: IDRange<Branch>) -> [ParameterID] {
    var found: [ParameterID] = []
    var bound: Set<ParameterID> = []
    var pending = Array(branches.reversed())
    func look(_ expression: Expression) {
      switch expression {
      case .parameter(let id): if !found.contains(id) { found.append(id) }
      case .list(let elements): for element in elements { look(graph.expressions[element]) }
      default: break
      }
    }
    func look(_ run: IDRange<Argument>) { for argument in graph.arguments[run] { look(argument.value) } }
    while let id = pending.popLast() {
      for step in graph.branches[id].steps {
        switch graph.steps[step].action {
        case .push(let instance), .replace(let instance), .present(let instance, _), .switchTo(let instance), .show(_, let instance?):
          look(graph.instances[instance].arguments)
        case .finish(let expression?), .browse(let expression): look(expression)
        case .open(_, let run): look(run)
        default: break
        }
      }
      for arm in graph.branches[id].arms.reversed() {
        if let binding = graph.arms[arm].binding { bound.insert(binding) }
        pending += graph.arms[arm].branches.reversed()
      }
    }
    return found.filter { !bound.contains($0) }
  }

  func used(in uses: IDRange<GuardUse>) -> Set<ParameterID> {
    var found: Set<ParameterID> = []
    for use in uses {
      for argument in graph.arguments[graph.guardUses[use].arguments] {
        if case .parameter(let id) = argument.value { found.insert(id) }
      }
    }
    return found
  }
}
