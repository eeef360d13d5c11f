import NavGraphLowering
import NavGraphModel

// Generates the actions of events, outcome handlers, and tabs.
extension SwiftGenerator {
  /// Returns the actions of an event or an outcome handler: a sequence, or a list of conditional branches.
  mutating func actions(for branches: [Lowered.Branch], named name: String, with bindings: Bindings = [:]) -> [ExpressionDescription] {
    if branches.count == 1, branches[0].test == nil { return actions(for: branches[0], named: name, with: bindings) }
    let choices = branches.enumerated().map { index, branch -> ExpressionDescription in
      let steps = actions(for: branch, named: name + (index == 0 ? "" : String(index + 1)), with: bindings).map {
        ArgumentDescription(label: nil, value: $0)
      }
      guard let test = branch.test else {
        return .dot("otherwise", with: steps.isEmpty ? [ArgumentDescription(label: nil, value: .code(".stay"))] : steps)
      }
      return .dot("when", with: [ArgumentDescription(label: nil, value: self.test(for: test, with: bindings))] + steps)
    }
    return choices.isEmpty ? [] : [.dot("branch", with: [ArgumentDescription(label: nil, value: .array(choices))])]
  }

  private mutating func actions(for branch: Lowered.Branch, named name: String, with bindings: Bindings) -> [ExpressionDescription] {
    branch.actions.map { action(for: $0, named: name, with: bindings) }
  }

  mutating func action(for action: Lowered.Action, named name: String, with bindings: Bindings = [:]) -> ExpressionDescription {
    func plain(_ name: String, with list: ExpressionDescription?...) -> ExpressionDescription {
      .dot(name, with: list.compactMap { $0.map { ArgumentDescription(label: nil, value: $0) } })
    }
    switch action {
    case .push(let screen): return plain("push", with: self.screen(for: screen, with: bindings))
    case .replace(let screen): return plain("replace", with: self.screen(for: screen, with: bindings))
    case .present(let modal, let style, let continuation):
      return .dot("present", with: presenting(modal, style: style, continuation: continuation, named: name, with: bindings))
    case .select(let tabs, let index, let orInRoot):
      let list = [container(for: .tabs(tabs)), .code(position(ofTab: index, in: tabs))].map { ArgumentDescription(label: nil, value: $0) }
      return .dot("select", with: list + (orInRoot ? [ArgumentDescription(label: "orInRoot", value: .code("true"))] : []))
    case .selectInnermost(let choices):
      return innermost(named: "selectInnermost", among: choices.map { (.tabs($0.tabs), position(ofTab: $0.index, in: $0.tabs)) })
    case .show(let column, let shape):
      return plain("show", with: .code("." + column.text), shape.map { self.shape(for: $0, with: bindings) })
    case .clear(let column): return plain("clear", with: .code("." + column.text))
    case .nextPage: return plain("page", with: .code(".next"))
    case .previousPage: return plain("page", with: .code(".previous"))
    case .page(let pages, let index): return plain("page", with: plain("to", with: .code(position(ofPage: index, in: pages))))
    case .pageInnermost(let choices):
      return innermost(named: "pageInnermost", among: choices.map { (.pages($0.pages), position(ofPage: $0.index, in: $0.pages)) })
    case .pop: return .code(".pop")
    case .popTo(let id): return plain("popTo", with: .code("." + naming.screenCases[id.index]))
    case .popToRoot: return .code(".popToRoot")
    case .dismiss: return .code(".dismiss")
    case .dismissAll: return .code(".dismissAll")
    case .close: return .code(".close")
    case .finish(let type?, let value?):
      return plain("finish", with: plain(caseName(of: .value(type)), with: self.value(of: value, with: bindings)))
    case .finish: return plain("finish", with: .code(".done"))
    case .switchTo(let root): return plain("switchTo", with: self.root(for: root, with: bindings))
    case .restart: return .code(".restart")
    case .open(let route):
      let name = "Route." + naming.routes[route.subject.index]
      let hasNone = route.arguments.isEmpty && graph.routes[route.subject].parameters.isEmpty
      let link: ExpressionDescription = hasNone ? .code(name) : .call(name, with: arguments(for: route.arguments, with: bindings))
      return plain("open", with: .code(SwiftRenderer().text(of: link) + ".target"))
    case .openWindow(let root): return plain("openWindow", with: self.root(for: root, with: bindings))
    case .browse(let url): return plain("browse", with: value(of: url, with: bindings))
    case .stay: return .code(".stay")
    }
  }

  /// Returns the arguments of a presentation: the modal, its style, and its continuation.
  mutating func presenting(
    _ modal: Lowered.Made<Content>, style: Style?, continuation: ContinuationID?, named name: String, with bindings: Bindings = [:]
  ) -> [ArgumentDescription] {
    var list = [ArgumentDescription(label: nil, value: self.modal(for: modal, with: bindings))]
    if let style { list.append(ArgumentDescription(label: "as", value: .code("." + style.rawValue))) }
    if let continuation {
      list.append(ArgumentDescription(label: "then", value: self.continuation(for: continuation, named: name, with: bindings)))
    }
    return list
  }

  /// Returns an action that selects one of these positions, in the innermost of the containers around the screen.
  private func innermost(named name: String, among choices: [(content: Content, position: String)]) -> ExpressionDescription {
    let entries = choices.map { DictionaryEntry(key: "." + (naming.containers[$0.content] ?? ""), value: .code($0.position)) }
    return .dot(name, with: [ArgumentDescription(label: nil, value: .dictionary(entries))])
  }

  // MARK: Continuations

  /// Adds a case to `Continuation`, and returns its value with the captured values.
  private mutating func continuation(for id: ContinuationID, named name: String, with bindings: Bindings) -> ExpressionDescription {
    let continuation = LoweredContinuation(name: armNames.claim(lowerCamel(name)), meaning: lowered.continuations[id])
    arms.append(continuation)
    return .dot(
      continuation.name,
      with: continuation.captured.map { id in
        ArgumentDescription(label: label(of: id, among: continuation.captured), value: bindings[id] ?? .code(local(of: id)))
      })
  }

  /// Returns the label of a captured value. Two captured values with the same name get different labels.
  func label(of id: ParameterID, among captured: [ParameterID]) -> String {
    let names = captured.map { graph.parameters[$0].name }
    guard let index = captured.firstIndex(of: id), names.firstIndex(of: names[index]) != index else { return name(of: id) }
    var scope = NameScope(reserved: Set(captured.map { name(of: $0) }))
    return captured[...index].indices.reduce(name(of: id)) { label, position in
      names[..<position].contains(names[position]) ? scope.claim(text(of: names[position])) : label
    }
  }

  /// Returns the name of the variable to which a captured value is bound.
  func local(of id: ParameterID, among captured: [ParameterID]) -> String {
    let label = label(of: id, among: captured)
    return label == name(of: id) ? local(of: id) : swiftIdentifier(lowerCamel(label.withoutBackticks))
  }

  /// Returns the case of a continuation in the function that returns the actions for an outcome.
  mutating func armCase(for continuation: LoweredContinuation) -> SwitchCaseDescription {
    var bindings: Bindings = [:]
    for id in continuation.captured { bindings[id] = .code(local(of: id, among: continuation.captured)) }
    let result = continuation.meaning.result
    var cases: [SwitchCaseDescription] = []
    var isFinishedCovered = false
    var isDismissedCovered = false
    for arm in continuation.meaning.arms {
      let steps = actions(for: arm.branches, named: continuation.name + upperCamel(name(of: arm.outcome)), with: bindings)
      func add(_ head: String) { cases.append(SwitchCaseDescription(patterns: [head], body: [.return(.array(steps))])) }
      switch arm.outcome {
      case .finished:
        if let binding = arm.binding, names(usedIn: steps).contains(local(of: binding)), result != .done {
          if let plain = lowered.results.plain(result, in: graph) {
            add(".finished(." + caseName(of: plain) + "(let " + local(of: binding) + "))")
          }
          add(".finished(." + caseName(of: result) + "(let " + local(of: binding) + "))")
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
        add(".finished(." + caseName(of: result) + "(." + naming.buttons[button.index] + (text ?? "") + "))")
      }
    }
    if !(isFinishedCovered && isDismissedCovered) { cases.append(SwitchCaseDescription(patterns: [], body: [.return(.array([]))])) }
    let used = names(usedIn: cases.flatMap(\.body).compactMap { if case .return(let value) = $0 { value } else { nil } })
    let parts = continuation.captured.map { local(of: $0, among: continuation.captured) }.map { used.contains($0) ? "let " + $0 : "_" }
    let pattern = "." + continuation.name + (parts.contains { $0 != "_" } ? "(" + parts.joined(separator: ", ") + ")" : "")
    return SwitchCaseDescription(patterns: [pattern], body: [.switch(SwitchDescription(over: naming.outcome, cases: cases))])
  }

  private func name(of outcome: Lowered.Arm.Outcome) -> String {
    switch outcome {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .button(let id): text(of: graph.buttons[id].name)
    }
  }
}

/// A case of the `Continuation` enum: the outcome handlers of a presented flow, with the values that they use.
struct LoweredContinuation {
  let name: String
  let meaning: Lowered.Continuation

  var captured: [ParameterID] { meaning.captured }
}
