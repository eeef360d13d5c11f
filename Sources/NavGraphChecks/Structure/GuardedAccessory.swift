import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `requires` on a screen that is an accessory.
  static let guardedAccessory = Rule(
    0524, .error, summary: "an accessory that asks before it is shown",
    rationale: """
      A guard is asked on the way to a screen, and there is no way to an accessory: it comes with its bar. Nobody would be asked. Say with \
      `when` under which condition the accessory is there, or ask on what it leads to.
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
      let guarded = graph.text(graph.guards[use.guard].declared.name)
      report(
        Diagnostic(
          .guardedAccessory, "`\(name(screen))` comes with the bar of `\(graph.text(tabs.declared.name))`, which doesn't ask `\(guarded)`",
          at: use.range, "nobody asks this", secondary: [Label(graph.instances[accessory].range, "the accessory")],
          help: ["`accessory \(name(screen)) when ...` shows it while a condition holds; or ask on what it leads to"]))
    }
  }
}
