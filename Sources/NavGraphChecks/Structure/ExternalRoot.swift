import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let externalRoot = Rule(
    0526, .error, summary: "invalid external root",
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
    case .tabs, .split, .pages: reportExternalContainer(root)
    case .stack(let stack): forbidGuards(graph.stacks[stack].requires)
    case .screen, .modal, .alert, .unknown: break
    }
    forbidGuards(root.requires)
    if let screen = graph.externalScreen {
      forbidGuards(graph.screens[screen].requires)
      forbidParameters(graph.screens[screen], root)
    }
  }

  private func forbidParameters(_ screen: Screen, _ root: Root) {
    guard !screen.parameters.isEmpty else { return }
    let name = graph.text(screen.declared.name)
    report(
      Diagnostic(
        .externalRoot, "`\(name)` takes arguments, but your app creates it before the graph starts", at: root.range,
        "there are no arguments", secondary: [Label(screen.declared.nameRange, "declared here")],
        help: ["remove its parameters, and pass values to the graph with the parameters of its events"]))
  }

  private func reportExternalContainer(_ root: Root) {
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
        .externalRoot, "`\(name)` \(what), but an external root is a screen, or a stack that begins with one",
        at: graph.instances[root.instance].range, "contains more than one screen",
        secondary: graph.declared(content).map { [Label($0.nameRange, "declared here")] } ?? [],
        help: ["name the screen of your app that the graph starts from, or write `embedded` if a container of your app holds `\(name)`"])
    )
  }

  private func forbidGuards(_ uses: IDRange<GuardUse>) {
    guard let use = graph.guardUses[uses].first, let screen = graph.externalScreen else { return }
    let question = graph.text(graph.guards[use.guard].declared.name)
    report(
      Diagnostic(
        .externalRoot, "`\(name(screen))` is on screen before the graph starts, so `\(question)` is never checked", at: use.range,
        "never checked", help: ["require `\(question)` on the events that lead on from it"]))
  }
}
