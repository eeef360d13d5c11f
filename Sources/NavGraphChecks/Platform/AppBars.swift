import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let appBars = Rule(
    number: 0924, severity: .error, summary: "`hides` of a bar that belongs to your app",
    rationale: """
      UIKit asks the outermost container whether the status bar and the home indicator are hidden. Around an external root that container \
      belongs to your app, so a screen of the graph can't specify it. The bars around the external root itself are configured where your \
      app creates it.
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
            .appBars, message: "`\(name(of: screen))` is a screen of your app, which decides what it hides", at: range,
            label: "has no effect",
            secondary: [Label(at: root.range, text: "your app shows it")], fixes: [removalFix(of: "`hides`", at: range)]))
      } else if !ofSystem.isEmpty, lies(screen) {
        let what = ofSystem.contains(.statusBar) ? "the status bar" : "the home indicator"
        report(
          Diagnostic(
            .appBars, message: "`\(name(of: screen))` can't hide \(what): the containers around it belong to your app", at: range,
            label: "UIKit asks the containers of your app", secondary: [Label(at: root.range, text: "an external root")],
            help: ["hide it in the container of your app, or present the screen in a modal that covers the whole screen"]))
      }
    }
  }

  /// Whether a screen is shown on the root's own stack.
  private func lies(_ screen: ScreenID) -> Bool {
    places.places(of: screen).contains { places.units[places.unit(of: $0)].kind == .root }
  }
}
