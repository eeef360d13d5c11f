import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let guardedAccessory = Rule(
    number: 0524, severity: .error, summary: "accessory that requires a guard",
    rationale: """
      A guard is checked on the path to a screen, but an accessory is shown together with its bar, so its guard would never be checked. \
      Show the accessory with `when` under a condition, or require the guard on what it leads to.
      """,
    failing: """
      app Radio {
        platform iOS 26
        root Main
      }
      guard signedIn -> SignIn
      tabs Main {
        tab home stack Home
        tab search stack Search
        accessory NowPlaying
      }
      screen Home
      screen Search
      screen NowPlaying requires signedIn
      screen SignIn {
        on done -> finish
      }
      """,
    corrected: """
      app Radio {
        platform iOS 26
        root Main
      }
      condition isSignedIn
      tabs Main {
        tab home stack Home
        tab search stack Search
        accessory NowPlaying when isSignedIn
      }
      screen Home
      screen Search
      screen NowPlaying
      """)
}

extension Checker {
  func checkGuardedAccessories() {
    for tabs in graph.tabSets {
      guard let accessory = tabs.accessory, case .screen(let screen) = graph.instances[accessory].content,
        let use = graph.guardUses[graph.screens[screen].requires].first
      else { continue }
      let guarded = graph.text(of: graph.guards[use.guard].declared.name)
      report(
        Diagnostic(
          .guardedAccessory,
          message:
            "`\(name(of: screen))` is shown with the bar of `\(graph.text(of: tabs.declared.name))`, which doesn't check `\(guarded)`",
          at: use.range, label: "never checked", secondary: [Label(at: graph.instances[accessory].range, text: "the accessory")],
          help: ["write `accessory \(name(of: screen)) when ...` to show it under a condition, or require the guard on what it leads to"]))
    }
  }
}
