import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unusedParameter = Rule(
    number: 1008, severity: .off, summary: "unused parameter of an event or a container",
    rationale: """
      The parameters of an event are for its steps, and those of a stack, pages or a modal are for what it shows. A parameter that isn't \
      used has to be passed by every caller without an effect. (The parameters of a screen, a guard or an alert go to your app.)
      """,
    failing: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on order(note: String) -> push Order
      }
      screen Order
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on order(note: String) -> push Order(note)
      }
      screen Order(note: String)
      """)
}

extension Checker {
  func checkParameters() {
    var isUsed = [Bool](repeating: false, count: graph.parameters.count)
    func use(_ expression: Expression) { if case .parameter(let id) = expression { isUsed[id.index] = true } }
    for argument in graph.arguments { use(argument.value) }
    for expression in graph.expressions { use(expression) }
    for test in graph.tests { if case .equals(let id, _) = test { isUsed[id.index] = true } }
    for step in graph.steps {
      switch step.action {
      case .finish(let value?): use(value)
      case .browse(let value): use(value)
      default: break
      }
    }
    // An event must have the parameters of the event that it overrides.
    var overridden: Set<Name> = []
    for screen in graph.screens where !screen.uses.isEmpty {
      for event in screen.ownEvents { overridden.insert(graph.events[event].declared.name) }
    }
    if let app = graph.app, !app.uses.isEmpty {
      for event in app.ownEvents { overridden.insert(graph.events[event].declared.name) }
    }
    var groups: Set<Name> = []
    for group in graph.eventGroups { for event in group.events { groups.insert(graph.events[event].declared.name) } }
    overridden.formIntersection(groups)
    for event in graph.events {
      let name = event.declared.name
      guard !event.declared.isPoisoned, !overridden.contains(name), isResolved(event) else { continue }
      reportParameters(event.parameters, of: "the event `\(graph.text(of: name))`", why: "no step uses it", isUsed: isUsed)
    }
    for stack in graph.stacks where !stack.isInline && isKnown(stack.root) {
      reportParameters(stack.parameters, of: stack.declared, kind: "stack", isUsed: isUsed)
    }
    for pages in graph.pageSets where graph.pages[pages.pages].allSatisfy({ isKnown($0.instance) }) {
      reportParameters(pages.parameters, of: pages.declared, kind: "pages", isUsed: isUsed)
    }
    for modal in graph.modals where !modal.contents.isEmpty && graph.modalContents[modal.contents].allSatisfy({ isKnown($0.instance) }) {
      reportParameters(modal.parameters, of: modal.declared, kind: "modal", isUsed: isUsed)
    }
    for arm in graph.arms {
      guard let id = arm.binding, !isUsed[id.index] else { continue }
      let name = graph.text(of: graph.parameters[id].name)
      report(
        Diagnostic(
          .unusedParameter, message: "the result `\(name)` isn't used", at: graph.parameters[id].range, label: "not used",
          help: ["remove it: `\(word(of: arm.outcome)) -> ...`"]))
    }
  }

  private func word(of outcome: Arm.Outcome) -> String {
    if case .button(let id) = outcome { graph.text(of: graph.buttons[id].name) } else { "finished" }
  }

  /// Whether every step of an event is resolved. An unresolved step may use any parameter.
  private func isResolved(_ event: Event) -> Bool {
    allBranches(in: event.branches).allSatisfy { branch in
      graph.steps[graph.branches[branch].steps].allSatisfy { step in
        step.action != .unknown && step.action.instance.map { graph.instances[$0].content != .unknown } ?? true
      }
    }
  }

  private func isKnown(_ instance: InstanceID?) -> Bool { instance.map { graph.instances[$0].content != .unknown } ?? false }

  private func reportParameters(_ parameters: IDRange<Parameter>, of declared: Declared, kind: String, isUsed: [Bool]) {
    guard !declared.isPoisoned else { return }
    reportParameters(parameters, of: "the \(kind) `\(graph.text(of: declared.name))`", why: "what it shows doesn't take it", isUsed: isUsed)
  }

  private func reportParameters(_ parameters: IDRange<Parameter>, of owner: String, why: String, isUsed: [Bool]) {
    for id in parameters where !isUsed[id.index] && graph.parameters[id].name != .empty {
      let name = graph.text(of: graph.parameters[id].name)
      report(
        Diagnostic(
          .unusedParameter, message: "the parameter `\(name)` of \(owner) isn't used", at: graph.parameters[id].range, label: why,
          help: ["pass it on, or remove it"]))
    }
  }
}
