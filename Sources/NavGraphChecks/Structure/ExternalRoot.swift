import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An external root that no screen of the app can be.
  static let externalRoot = Rule(
    0526, .error, summary: "an external root that no screen of the app can be",
    rationale: """
      An external root is on the screen before the graph knows of it: one screen of the app's, alone or as the first of a stack. Its \
      tab bar, split or pages would hold more than the graph knows. And nobody can be asked whether it may be shown: ask on the events that \
      lead on from it.
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
        .externalRoot, "`\(name)` takes arguments, but the app has made it before the graph starts", at: root.range,
        "nothing to give it", secondary: [Label(screen.declared.nameRange, "declared here")],
        help: ["leave its parameters out; what the graph has to know goes with its events, as their parameters"]))
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
        .externalRoot, "`\(name)` \(what): an external root is a screen, or a stack that begins with one",
        at: graph.instances[root.instance].range, "holds more than one screen",
        secondary: graph.declared(content).map { [Label($0.nameRange, "declared here")] } ?? [],
        help: ["name the screen of the app on which the graph builds; or say `embedded`, if a container of the app's is to hold `\(name)`"])
    )
  }

  private func forbidGuards(_ uses: IDRange<GuardUse>) {
    guard let use = graph.guardUses[uses].first, let screen = graph.externalScreen else { return }
    let question = graph.text(graph.guards[use.guard].declared.name)
    report(
      Diagnostic(
        .externalRoot, "`\(name(screen))` is on the screen before the graph starts: nobody asks `\(question)`", at: use.range,
        "nobody asks this", help: ["name `\(question)` in a `requires` of the events that lead on"]))
  }
}
