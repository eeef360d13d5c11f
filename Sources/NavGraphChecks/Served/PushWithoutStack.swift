import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A push where there is no stack.
  static let pushWithoutStack = Rule(
    0512, .error, summary: "a push where there is no stack",
    rationale: """
      `push` puts a screen on top of a stack. A screen that stands alone in a tab, a column, a page or a modal has none around it. \
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
    var help = "give it a stack where it is contained: `stack \(subject(refusal))`"
    if let instance = instance(of: refusal.slot), case .screen(let screen) = graph.instances[instance].content {
      fixes = [stackFix(graph.instances[instance].range)]
      help = "write `stack \(name(screen))` where it is \(places.slots[refusal.slot].role == .unit ? "shown" : "contained")"
    }
    report(
      finding(
        .pushWithoutStack, "`\(subject(refusal))` stands \(position(of: refusal.slot)) without a stack: there is nothing to push on",
        refusal,
        "no stack to push on", help: [help], fixes: fixes))
  }
}
