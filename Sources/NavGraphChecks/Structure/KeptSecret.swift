import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let keptSecret = Rule(
    number: 0534, severity: .warning, summary: "secure text that is saved with a screen",
    rationale: """
      The parameters of a screen are saved, so that it can be restored after a relaunch. A password would be written to the disk. A screen \
      that is `transient` isn't saved. The text is also returned to the caller of the event, which can use it without a screen.
      """,
    failing: """
      app Notes {
        platform iOS 16
        root stack Home
      }
      screen Home {
        title "Notes"
        on unlock -> present Unlock then { unlock(code) -> push Vault(code) }
      }
      screen Vault(code: String) { title "Vault" }
      alert Unlock {
        title  "Code"
        field  code "Code" number secure
        button unlock "Unlock" returns code
        button keep   "Cancel" cancel
      }
      """,
    corrected: """
      app Notes {
        platform iOS 16
        root stack Home
      }
      screen Home {
        title "Notes"
        on unlock -> present Unlock then { unlock(code) -> push Vault(code) }
      }
      screen Vault(code: String) transient { title "Vault" }
      alert Unlock {
        title  "Code"
        field  code "Code" number secure
        button unlock "Unlock" returns code
        button keep   "Cancel" cancel
      }
      """)
}

extension Checker {
  func checkSecrets() {
    var fields: [ButtonID: Field] = [:]
    for alert in graph.alerts {
      guard let field = alert.field, field.isSecure else { continue }
      for button in alert.buttons where graph.buttons[button].returnsText { fields[button] = field }
    }
    guard !fields.isEmpty else { return }
    for arm in graph.arms {
      guard case .button(let button) = arm.outcome, let field = fields[button], let secret = arm.binding else { continue }
      for branch in allBranches(in: arm.branches) { check(graph.branches[branch], for: secret, field: field) }
    }
  }

  private func check(_ branch: Branch, for secret: ParameterID, field: Field) {
    for step in branch.steps {
      guard let instance = graph.steps[step].action.instance else { continue }
      // The values that outcome handlers need are saved with the presentation.
      let isNeeded = step == graph.presentation(endingIn: branch.steps) && branch.arms.contains { needs(secret, in: graph.arms[$0]) }
      let value = graph.instances[instance]
      guard isNeeded || names(secret, in: value.arguments), isKept(value.content) else { continue }
      let shown = graph.text(of: graph.declared(of: value.content)?.name ?? .empty)
      report(
        Diagnostic(
          .keptSecret, message: "the text of `\(graph.text(of: field.name))` is saved with `\(shown)`", at: value.range,
          label: "restored after a relaunch", secondary: [Label(at: field.range, text: "a secure field")],
          help: ["mark the screen `transient`, or use the text in the caller of the event, which gets it as well"]))
    }
  }

  private func needs(_ secret: ParameterID, in arm: Arm) -> Bool {
    allBranches(in: arm.branches).contains { branch in
      graph.branches[branch].steps.contains { step in
        graph.steps[step].action.instance.map { names(secret, in: graph.instances[$0].arguments) } ?? false
      }
    }
  }

  private func names(_ secret: ParameterID, in arguments: IDRange<Argument>) -> Bool {
    var open = arguments.map { graph.arguments[$0].value }
    while let expression = open.popLast() {
      switch expression {
      case .parameter(secret): return true
      case .list(let elements): open += elements.map { graph.expressions[$0] }
      default: break
      }
    }
    return false
  }

  /// Whether content is restored after a relaunch. An alert never is, and a container only if its first screen is.
  private func isKept(_ content: Content) -> Bool {
    // The properties of invalid or incomplete declarations are unknown.
    if graph.declared(of: content)?.isPoisoned == true { return false }
    return switch content {
    case .modal(let id): graph.contents(of: id).contains { isShownAgain(graph.instances[$0].content) }
    case .stack(let id): isShownAgain(graph.stacks[id].root.map { graph.instances[$0].content } ?? content)
    default: isShownAgain(content)
    }
  }

  private func isShownAgain(_ content: Content) -> Bool {
    switch content {
    case .screen(let id): return !graph.screens[id].isTransient && !graph.screens[id].declared.isPoisoned
    case .stack(let id):
      guard let root = graph.stacks[id].root, case .screen(let screen) = graph.instances[root].content else { return true }
      return !graph.screens[screen].isTransient
    case .alert, .unknown, .modal: return false
    case .tabs, .split, .pages: return true
    }
  }
}
