import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let externalRoot = Rule(
    number: 0526, severity: .error, summary: "invalid external root",
    rationale: """
      An external root is on screen before the graph starts: one screen of your app, alone or as the first of a stack. Tabs, a split or \
      pages would contain more than the graph describes. A guard can't be checked before the screen is shown, so require it on the events \
      that lead on from it.
      """,
    failing: """
      app Checkout {
        root Cart external
      }
      guard signedIn
      screen Cart requires signedIn {
        on pay -> present Payment
      }
      screen Payment {
        on done -> finish
      }
      """,
    corrected: """
      app Checkout {
        root Cart external
      }
      guard signedIn
      screen Cart {
        on pay requires signedIn -> present Payment
      }
      screen Payment {
        on done -> finish
      }
      """)
}

extension Checker {
  func checkExternalRoot() {
    guard let root = graph.externalRoot else { return }
    switch graph.instances[root.instance].content {
    case .tabs, .split, .pages: reportExternalContainer(at: root)
    case .stack(let stack): forbidGuards(graph.stacks[stack].requires)
    case .screen, .modal, .alert, .unknown: break
    }
    forbidGuards(root.requires)
    if let screen = graph.externalScreen {
      forbidGuards(graph.screens[screen].requires)
      forbidParameters(of: graph.screens[screen], root: root)
    }
  }

  private func forbidParameters(of screen: Screen, root: Root) {
    guard !screen.parameters.isEmpty else { return }
    let name = graph.text(of: screen.declared.name)
    report(
      Diagnostic(
        .externalRoot, message: "`\(name)` takes arguments, but your app creates it before the graph starts", at: root.range,
        label: "there are no arguments", secondary: [Label(at: screen.declared.nameRange, text: "declared here")],
        help: ["remove its parameters, and pass values to the graph with the parameters of its events"]))
  }

  private func reportExternalContainer(at root: Root) {
    let content = graph.instances[root.instance].content
    let name = name(of: root)
    let what =
      switch content {
      case .tabs: "has tabs"
      case .split: "is a split"
      default: "has pages"
      }
    report(
      Diagnostic(
        .externalRoot, message: "`\(name)` \(what), but an external root is a screen, or a stack that begins with one",
        at: graph.instances[root.instance].range, label: "contains more than one screen",
        secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [],
        help: ["name the screen of your app that the graph starts from, or write `embedded` if a container of your app holds `\(name)`"])
    )
  }

  private func forbidGuards(_ uses: IDRange<GuardUse>) {
    guard let use = graph.guardUses[uses].first, let screen = graph.externalScreen else { return }
    let question = graph.text(of: graph.guards[use.guard].declared.name)
    report(
      Diagnostic(
        .externalRoot, message: "`\(name(of: screen))` is on screen before the graph starts, so `\(question)` is never checked",
        at: use.range,
        label: "never checked", help: ["require `\(question)` on the events that lead on from it"]))
  }
}
