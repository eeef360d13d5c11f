import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `hides statusBar` on a stack that isn't the graph's.
  static let barsOfTheApp = Rule(
    0924, .error, summary: "a bar hidden that is the app's own",
    rationale: """
      UIKit asks the outermost container whether the status bar and the home indicator are hidden. Around an external root that container \
      is the app's own, so a screen can't say it. And what the bars do around the external root itself is decided where the app makes it.
      """,
    failing: """
      app Photos {
        root stack Album external
      }
      screen Album {
        on open -> push Photo
      }
      screen Photo {
        hides statusBar
      }
      """,
    corrected: """
      app Photos {
        root stack Album external
      }
      screen Album {
        on open -> push Photo
      }
      screen Photo
      """)
}

extension Checker {
  func checkBarsOfTheApp() {
    guard graph.app?.output.contains(.uikit) == true, let root = graph.externalRoot, let base = graph.externalScreen else { return }
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      let ofSystem = value.hides.intersection([.statusBar, .homeIndicator])
      let range = value.hidesRange ?? value.declared.nameRange
      if screen == base, !value.hides.isEmpty {
        report(
          Diagnostic(
            .barsOfTheApp, "`\(name(screen))` is the app's own screen: what it hides is decided there", at: range, "changes nothing",
            secondary: [Label(root.range, "the app shows it itself")], fixes: [removalFix("`hides`", range)]))
      } else if !ofSystem.isEmpty, lies(screen) {
        let what = ofSystem.contains(.statusBar) ? "the status bar" : "the home indicator"
        report(
          Diagnostic(
            .barsOfTheApp, "`\(name(screen))` can't hide \(what): the containers around it are the app's", at: range,
            "UIKit asks the app's containers", secondary: [Label(root.range, "an external root")],
            help: ["hide it in the app's own container; or present the screen, full screen"]))
      }
    }
  }

  /// Whether it is shown on the root's own stack.
  private func lies(_ screen: ScreenID) -> Bool {
    places.places(of: screen).contains { places.units[places.unit(of: $0)].kind == .root }
  }
}
