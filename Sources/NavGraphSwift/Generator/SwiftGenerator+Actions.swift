import NavGraphLowering
import NavGraphModel

// Generates the actions of events, outcome handlers, and tabs.
extension SwiftGenerator {
  /// Returns the actions of an event or an outcome handler: a sequence, or a list of conditional branches.
  mutating func actions(_ branches: [Lowered.Branch], named name: String, _ bindings: Bindings = [:]) -> [ExpressionDescription] {
    if branches.count == 1, branches[0].test == nil { return actions(branches[0], named: name, bindings) }
    let choices = branches.enumerated().map { index, branch -> ExpressionDescription in
      let steps = actions(branch, named: name + (index == 0 ? "" : String(index + 1)), bindings).map { ArgumentDescription(nil, $0) }
      guard let test = branch.test else { return .dot("otherwise", steps.isEmpty ? [ArgumentDescription(nil, .code(".stay"))] : steps) }
      return .dot("when", [ArgumentDescription(nil, self.test(test, bindings))] + steps)
    }
    return choices.isEmpty ? [] : [.dot("branch", [ArgumentDescription(nil, .array(choices))])]
  }

  private mutating func actions(_ branch: Lowered.Branch, named name: String, _ bindings: Bindings) -> [ExpressionDescription] {
    branch.actions.map { action($0, named: name, bindings) }
  }

  mutating func action(_ action: Lowered.Action, named name: String, _ bindings: Bindings = [:]) -> ExpressionDescription {
    func plain(_ name: String, _ list: ExpressionDescription?...) -> ExpressionDescription {
      .dot(name, list.compactMap { $0.map { ArgumentDescription(nil, $0) } })
    }
    switch action {
    case .push(let screen): return plain("push", self.screen(screen, bindings))
    case .replace(let screen): return plain("replace", self.screen(screen, bindings))
    case .present(let modal, let style, let continuation):
      return .dot("present", presenting(modal, style, continuation, named: name, bindings))
    case .select(let tabs, let index, let orInRoot):
      let list = [container(.tabs(tabs)), .code(position(ofTab: index, in: tabs))].map { ArgumentDescription(nil, $0) }
      return .dot("select", list + (orInRoot ? [ArgumentDescription("orInRoot", .code("true"))] : []))
    case .selectInnermost(let choices):
      return innermost("selectInnermost", choices.map { (.tabs($0.tabs), position(ofTab: $0.index, in: $0.tabs)) })
    case .show(let column, let shape): return plain("show", .code("." + column.text), shape.map { self.shape($0, bindings) })
    case .clear(let column): return plain("clear", .code("." + column.text))
    case .nextPage: return plain("page", .code(".next"))
    case .previousPage: return plain("page", .code(".previous"))
    case .page(let pages, let index): return plain("page", plain("to", .code(position(ofPage: index, in: pages))))
    case .pageInnermost(let choices):
      return innermost("pageInnermost", choices.map { (.pages($0.pages), position(ofPage: $0.index, in: $0.pages)) })
    case .pop: return .code(".pop")
    case .popTo(let id): return plain("popTo", .code("." + naming.screenCases[id.index]))
    case .popToRoot: return .code(".popToRoot")
    case .dismiss: return .code(".dismiss")
    case .dismissAll: return .code(".dismissAll")
    case .close: return .code(".close")
    case .finish(let type?, let value?): return plain("finish", plain(caseName(.value(type)), self.value(value, bindings)))
    case .finish: return plain("finish", .code(".done"))
    case .switchTo(let root): return plain("switchTo", self.root(root, bindings))
    case .restart: return .code(".restart")
    case .open(let route):
      let name = "Route." + naming.routes[route.subject.index]
      let hasNone = route.arguments.isEmpty && graph.routes[route.subject].parameters.isEmpty
      let link: ExpressionDescription = hasNone ? .code(name) : .call(name, arguments(route.arguments, bindings))
      return plain("open", .code(SwiftRenderer().text(link) + ".target"))
    case .openWindow(let root): return plain("openWindow", self.root(root, bindings))
    case .browse(let url): return plain("browse", value(url, bindings))
    case .stay: return .code(".stay")
    }
  }

  /// Returns the arguments of a presentation: the modal, its style, and its continuation.
  mutating func presenting(
    _ modal: Lowered.Made<Content>, _ style: Style?, _ continuation: ContinuationID?, named name: String, _ bindings: Bindings = [:]
  ) -> [ArgumentDescription] {
    var list = [ArgumentDescription(nil, self.modal(modal, bindings))]
    if let style { list.append(ArgumentDescription("as", .code("." + style.rawValue))) }
    if let continuation { list.append(ArgumentDescription("then", self.continuation(continuation, named: name, bindings))) }
    return list
  }

  /// Returns an action that selects one of these positions, in the innermost of the containers around the screen.
  private func innermost(_ name: String, _ choices: [(content: Content, position: String)]) -> ExpressionDescription {
    let entries = choices.map { DictionaryEntry("." + (naming.containers[$0.content] ?? ""), .code($0.position)) }
    return .dot(name, [ArgumentDescription(nil, .dictionary(entries))])
  }

  // MARK: Continuations

  /// Adds a case to `Continuation`, and returns its value with the captured values.
  private mutating func continuation(_ id: ContinuationID, named name: String, _ bindings: Bindings) -> ExpressionDescription {
    let continuation = LoweredContinuation(name: armNames.claim(lowerCamel(name)), meaning: lowered.continuations[id])
    arms.append(continuation)
    return .dot(
      continuation.name,
      continuation.captured.map { id in
        ArgumentDescription(label(of: id, among: continuation.captured), bindings[id] ?? .code(local(of: id)))
      })
  }

  /// Returns the label of a captured value. Two captured values with the same name get different labels.
  func label(of id: ParameterID, among captured: [ParameterID]) -> String {
    let names = captured.map { graph.parameters[$0].name }
    guard let index = captured.firstIndex(of: id), names.firstIndex(of: names[index]) != index else { return name(of: id) }
    var scope = NameScope(reserved: Set(captured.map { name(of: $0) }))
    return captured[...index].indices.reduce(name(of: id)) { label, position in
      names[..<position].contains(names[position]) ? scope.claim(text(names[position])) : label
    }
  }

  /// Returns the name of the variable to which a captured value is bound.
  func local(of id: ParameterID, among captured: [ParameterID]) -> String {
    let label = label(of: id, among: captured)
    return label == name(of: id) ? local(of: id) : swiftIdentifier(lowerCamel(label.withoutBackticks))
  }

  /// Returns the case of a continuation in the function that returns the actions for an outcome.
  mutating func armCase(_ continuation: LoweredContinuation) -> SwitchCaseDescription {
    var bindings: Bindings = [:]
    for id in continuation.captured { bindings[id] = .code(local(of: id, among: continuation.captured)) }
    let result = continuation.meaning.result
    var cases: [SwitchCaseDescription] = []
    var isFinishedCovered = false
    var isDismissedCovered = false
    for arm in continuation.meaning.arms {
      let steps = actions(arm.branches, named: continuation.name + upperCamel(name(of: arm.outcome)), bindings)
      func add(_ head: String) { cases.append(SwitchCaseDescription([head], [.return(.array(steps))])) }
      switch arm.outcome {
      case .finished:
        if let binding = arm.binding, names(usedIn: steps).contains(local(of: binding)), result != .done {
          if let plain = lowered.results.plain(result, in: graph) {
            add(".finished(." + caseName(plain) + "(let " + local(of: binding) + "))")
          }
          add(".finished(." + caseName(result) + "(let " + local(of: binding) + "))")
        } else {
          add(".finished")
          isFinishedCovered = true
        }
      case .dismissed:
        add(".dismissed")
        isDismissedCovered = true
      case .button(let button):
        let isNamed = arm.binding.map { names(usedIn: steps).contains(local(of: $0)) } ?? false
        let text = isNamed ? arm.binding.map { "(let " + local(of: $0) + ")" } : nil
        add(".finished(." + caseName(result) + "(." + naming.buttons[button.index] + (text ?? "") + "))")
      }
    }
    if !(isFinishedCovered && isDismissedCovered) { cases.append(SwitchCaseDescription([], [.return(.array([]))])) }
    let used = names(usedIn: cases.flatMap(\.body).compactMap { if case .return(let value) = $0 { value } else { nil } })
    let parts = continuation.captured.map { local(of: $0, among: continuation.captured) }.map { used.contains($0) ? "let " + $0 : "_" }
    let pattern = "." + continuation.name + (parts.contains { $0 != "_" } ? "(" + parts.joined(separator: ", ") + ")" : "")
    return SwitchCaseDescription([pattern], [.switch(SwitchDescription(naming.outcome, cases))])
  }

  private func name(of outcome: Lowered.Arm.Outcome) -> String {
    switch outcome {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .button(let id): text(graph.buttons[id].name)
    }
  }
}
