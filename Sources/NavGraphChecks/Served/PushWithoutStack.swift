import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A push where there is no stack.
  ///
  /// Errs to silence in a collapsed split, where the column in front depends on the walk.
  static let pushWithoutStack = Rule(
    0512, .error, summary: "a push where there is no stack",
    rationale: """
      `push` puts a screen on top of a stack. In a tab, a column, a page or a modal that shows a bare screen there is none. \
      Write `stack` before the screen where it is contained or presented. A page and an accessory can't be stacks: present what leads deeper, \
      or select a tab first.
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
  func reportPushWithoutStack(_ refusal: Refusal) {
    var fixes: [Fix] = []
    var help = ["write `stack \(screen(at: refusal.slot))` where it is shown"]
    let instances = bareInstances(refusal)
    if !instances.isEmpty {
      var names: [String] = []
      for instance in instances {
        let name = "`stack \(name(graph.instances[instance].content))`"
        if !names.contains(name) { names.append(name) }
      }
      help = [
        "write \(list(names))\(instances.count == 1 ? " where it is shown" : instances.count > names.count ? " in each of these places" : "")"
      ]
      fixes = [Fix("make it a stack", .maybe, instances.flatMap { stackFix(graph.instances[$0].range).edits })]
    }
    if let other = helpWithoutStack(refusal) {
      help = instances.isEmpty ? [other] : help + [other]
      let word = instances.isEmpty ? word("push", at: graph.steps[refusal.step].range) : nil
      fixes = word.map { [Fix("present it", .maybe, [.init($0, "present stack")])] } ?? []
    }
    var finding = finding(
      .pushWithoutStack, "\(lacksStack(refusal)): there is nothing to push on", refusal, "no stack to push on", help: help, fixes: fixes)
    for instance in instances where finding.secondary.count < 5 {
      let range = graph.instances[instance].range
      if !finding.secondary.contains(where: { $0.range == range }) { finding.secondary.append(Label(range, "no stack here either")) }
    }
    report(finding)
  }

  /// What to do where no stack can stand: on a page, and in an accessory.
  private func helpWithoutStack(_ refusal: Refusal) -> String? {
    let slots = [refusal.slot] + refusal.others.map(\.slot)
    guard let slot = slots.first(where: { !canBeStack($0) }), case .push(let instance) = graph.steps[refusal.step].action else {
      return nil
    }
    let pushed = source(graph.instances[instance].range)
    guard places.slots[slot].role == .accessory, let bar = places.slots[slot].parent else {
      return "`\(screen(at: slot))` is a page, and a page can't be a stack: `present stack \(pushed)` shows it on top"
    }
    let tab = places.slots[bar].children.first { places.slots[$0].hasPath }
    guard let tab, case .tab(let id) = places.slots[tab].role else { return "an accessory has no stack: write `present stack \(pushed)`" }
    let name = graph.text(graph.tabs[id].declared.name)
    return "an accessory has no stack: write `present stack \(pushed)`, or go to a tab that has one: `select \(name) then push \(pushed)`"
  }
}
