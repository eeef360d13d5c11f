import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A push where there is no stack.
  static let pushWithoutStack = Rule(
    0512, .error, summary: "a push where there is no stack",
    rationale: """
      `push` puts a screen on top of a stack. In a tab, a column, a page or a modal that shows a bare screen there is none. \
      Write `stack` before the screen where it is contained or presented.
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
  mutating func reportPushWithoutStack(_ refusal: Refusal) {
    var fixes: [Fix] = []
    var help = "write `stack \(screen(at: refusal.slot))` where it is shown"
    let instances = bareInstances(refusal)
    if let page = page(of: refusal), let word = word("push", at: graph.steps[refusal.step].range) {
      help = "`\(page)` is a page, and a page can't be a stack: `present stack` shows it on top"
      fixes = [Fix("present it", .maybe, [.init(word, "present stack")])]
    } else if !instances.isEmpty {
      var names: [String] = []
      for instance in instances {
        let name = "`stack \(name(graph.instances[instance].content))`"
        if !names.contains(name) { names.append(name) }
      }
      help =
        "write \(list(names))\(instances.count == 1 ? " where it is shown" : instances.count > names.count ? " in each of these places" : "")"
      fixes = [Fix("make it a stack", .maybe, instances.flatMap { stackFix(graph.instances[$0].range).edits })]
    }
    var finding = finding(
      .pushWithoutStack, "\(lacksStack(refusal)): there is nothing to push on", refusal, "no stack to push on", help: [help], fixes: fixes)
    for instance in instances where finding.secondary.count < 5 {
      let range = graph.instances[instance].range
      if !finding.secondary.contains(where: { $0.range == range }) { finding.secondary.append(Label(range, "no stack here either")) }
    }
    report(finding)
  }

  /// The screen that is a page, if the step runs on one.
  private func page(of refusal: Refusal) -> String? {
    let slots = [refusal.slot] + refusal.others.map(\.slot)
    return slots.first { places.slots[$0].page != nil }.map { screen(at: $0) }
  }
}
