import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let pushWithoutStack = Rule(
    number: 0512, severity: .error, summary: "`push` without a stack",
    rationale: """
      `push` puts a screen on top of a stack. A tab, a column, a page or a modal that shows a screen without a stack has none. Write \
      `stack` before the screen where it is contained or presented. A page and an accessory can't be stacks: present deeper content, or \
      select a tab first.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab inbox Inbox
      }
      screen Home
      screen Inbox {
        on open -> push Letter
      }
      screen Letter
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab inbox stack Inbox
      }
      screen Home
      screen Inbox {
        on open -> push Letter
      }
      screen Letter
      """)
}

extension Checker {
  func reportPushWithoutStack(for refusal: Refusal) {
    var help: [Help] = ["write `stack` before `\(screen(at: refusal.slot))` where it is shown"]
    let instances = bareInstances(for: refusal)
    if let stacks = stacks(of: instances) {
      help = ["write \(stacks) \(instances.count == 1 ? "where it is shown" : "in each of these places")"]
    }
    if let other = helpWithoutStack(for: refusal) {
      help = instances.isEmpty ? [other] : help + [other]
    }
    var diagnostic = diagnostic(
      .pushWithoutStack, message: "\(lacksStack(for: refusal)), so there is nothing to push on", for: refusal, label: "no stack to push on",
      help: help)
    for instance in instances where diagnostic.secondary.count < 5 {
      let range = graph.instances[instance].range
      if !diagnostic.secondary.contains(where: { $0.range == range }) {
        diagnostic.secondary.append(Label(at: range, text: "no stack here either"))
      }
    }
    report(diagnostic)
  }

  /// Returns one fix that makes each instance, which is a screen, a stack.
  func stacks(of instances: [InstanceID]) -> Fix? {
    guard let first = instances.first else { return nil }
    var fix = stackFix(at: graph.instances[first].range)
    for instance in instances.dropFirst() { fix.edits += stackFix(at: graph.instances[instance].range).edits }
    return fix
  }

  /// Returns help for a page or an accessory, which can't be a stack, or nil for other slots.
  private func helpWithoutStack(for refusal: Refusal) -> Help? {
    let slots = [refusal.slot] + refusal.others.map(\.slot)
    guard let slot = slots.first(where: { !canBeStack($0) }), case .push(let instance) = graph.steps[refusal.step].action else {
      return nil
    }
    let pushed = source(at: graph.instances[instance].range)
    let step = graph.steps[refusal.step].range
    guard let word = word("push", at: step) else { return nil }
    let present = Fix(code: "present stack \(pushed)", edits: [.init(replacing: word, with: "present stack")])
    guard places.slots[slot].role == .accessory, let bar = places.slots[slot].parent else {
      return "`\(screen(at: slot))` is a page, and a page can't be a stack: write \(present) to show it on top"
    }
    let tab = places.slots[bar].children.first { places.slots[$0].hasPath }
    guard let tab, case .tab(let id) = places.slots[tab].role else { return "an accessory has no stack: write \(present)" }
    let name = graph.text(of: graph.tabs[id].declared.name)
    let select = Fix(code: "select \(name) then push \(pushed)", edits: [.init(replacing: step.opening, with: "select \(name) then ")])
    return "an accessory has no stack: write \(present), or select a tab that has one: \(select)"
  }
}
