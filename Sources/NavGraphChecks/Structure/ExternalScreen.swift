import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let externalScreen = Rule(
    number: 0527, severity: .error, summary: "external root that is replaced or shown again",
    rationale: """
      The screen of an external root belongs to your app: there is one, your app creates it, and the graph can't remove it. The graph \
      shows its own content on top of it. `dismiss all`, `pop to root` and routes return to it.
      """,
    failing: """
      app Orders {
        root stack Inbox external
      }
      screen Inbox {
        on open -> push Order
      }
      screen Order {
        on back -> push Inbox
      }
      """,
    corrected: """
      app Orders {
        root stack Inbox external
      }
      screen Inbox {
        on open -> push Order
      }
      screen Order {
        on back -> pop to root
      }
      """)
}

extension Checker {
  func checkExternalScreen() {
    guard let root = graph.externalRoot, let screen = graph.externalScreen else { return }
    let whole = graph.instances[root.instance].content
    var shown: [InstanceID] = []
    for step in graph.steps {
      switch step.action {
      case .switchTo: reportReplaced(screen, by: "switch to", at: step, root: root)
      case .restart: reportReplaced(screen, by: "restart", at: step, root: root)
      case .push(let instance), .replace(let instance), .present(let instance, _), .show(_, let instance?): shown.append(instance)
      default: break
      }
    }
    shown += graph.tabs.compactMap(\.content) + graph.tabSets.compactMap(\.accessory) + graph.pages.map(\.instance)
    shown += graph.modalContents.map(\.instance) + graph.guards.compactMap(\.flow)
    for split in graph.splits { shown += Column.allCases.compactMap { split[$0] } }
    let roots = graph.roots.map { graph.instances[$0.instance].content }
    for stack in graph.stacks.ids where !roots.contains(.stack(stack)) { shown += graph.stacks[stack].root.map { [$0] } ?? [] }
    for instance in shown where [.screen(screen), whole].contains(graph.instances[instance].content) {
      reportShownAgain(screen, instance: instance, root: root)
    }
  }

  private func reportReplaced(_ screen: ScreenID, by verb: String, at step: Step, root: Root) {
    report(
      Diagnostic(
        .externalScreen, message: "`\(verb)` would replace `\(name(of: screen))`, which your app shows", at: step.range,
        label: "replaces the root",
        secondary: [Label(at: root.range, text: "external, so the graph can't replace it")],
        help: [
          verb == "restart"
            ? "\(Fix(code: "dismiss all then pop to root", edits: [.init(replacing: step.range, with: "dismiss all then pop to root")])) returns to it"
            : "present something on top of it, or use a root that can be replaced: `embedded`, or in a window"
        ]))
  }

  private func reportShownAgain(_ screen: ScreenID, instance: InstanceID, root: Root) {
    let name = name(of: screen)
    report(
      Diagnostic(
        .externalScreen, message: "`\(name)` is a screen of your app, and the graph can't show another one",
        at: graph.instances[instance].range,
        label: "shown again", secondary: [Label(at: root.range, text: "your app shows it")],
        help: ["return to it with `pop` or `dismiss`, or declare another screen for the graph"]))
  }
}
