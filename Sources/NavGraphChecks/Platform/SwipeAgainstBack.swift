import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A swipe back where the system has none.
  static let swipeAgainstBack = Rule(
    0925, .error, summary: "a swipe back where there can't be one",
    rationale: """
      UIKit ends the swipe back together with the Back button: where it is hidden there is none, and where Back asks the screen first a \
      swipe would get past the question. So `back hidden` and `back confirm` leave nothing to swipe. On an external root the swipe belongs \
      to the app's own screen.
      """,
    failing: """
      app Editor {
        root stack Drafts
      }
      screen Drafts {
        on open -> push Draft
      }
      screen Draft {
        back      confirm
        swipeBack edge
      }
      """,
    corrected: """
      app Editor {
        root stack Drafts
      }
      screen Drafts {
        on open -> push Draft
      }
      screen Draft {
        swipeBack edge
      }
      """)
}

extension Checker {
  func checkSwipesAgainstBack() {
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard let range = value.swipeBackRange, !value.declared.isPoisoned else { continue }
      if screen == graph.externalScreen, let root = graph.externalRoot {
        report(
          Diagnostic(
            .swipeAgainstBack, "`\(name(screen))` is the app's own screen: how a swipe leaves it is decided there", at: range,
            "has no effect", secondary: [Label(root.range, "the app shows it itself")], fixes: [removalFix("`swipeBack`", range)]))
        continue
      }
      guard value.swipeBack != .none, let back = value.backRange else { continue }
      let why: String
      switch value.backMode {
      case .hidden: why = "without a Back button there is no swipe back"
      case .confirm: why = "a swipe back would get past the question"
      case .standard, .generic, .minimal: continue
      }
      report(
        Diagnostic(
          .swipeAgainstBack, "`\(name(screen))` can't have a swipe back: \(why)", at: range, "has no effect",
          secondary: [Label(back, value.backMode == .hidden ? "its Back button is hidden" : "Back asks the screen first")],
          help: ["keep one of the two lines"], fixes: [removalFix("`swipeBack`", range), removalFix("`back`", back)]))
    }
  }
}
