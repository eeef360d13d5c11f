import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let swipeAgainstBack = Rule(
    number: 0925, severity: .error, summary: "swipe back where UIKit has none",
    rationale: """
      UIKit disables the swipe back together with the Back button. If the button is hidden there is no swipe, and if Back asks the screen \
      first, a swipe would skip the question. So `back hidden` and `back confirm` don't allow a swipe back. On an external root, the swipe \
      belongs to a screen of your app.
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
            .swipeAgainstBack, message: "`\(name(of: screen))` is a screen of your app, which decides how a swipe leaves it", at: range,
            label: "has no effect", secondary: [Label(at: root.range, text: "your app shows it")],
            fixes: [removalFix(of: "`swipeBack`", at: range)]))
        continue
      }
      guard value.swipeBack != .none, let back = value.backRange else { continue }
      let why: String
      switch value.backMode {
      case .hidden: why = "without a Back button there is no swipe back"
      case .confirm: why = "a swipe back would skip the question"
      case .standard, .generic, .minimal: continue
      }
      report(
        Diagnostic(
          .swipeAgainstBack, message: "`\(name(of: screen))` can't have a swipe back: \(why)", at: range, label: "has no effect",
          secondary: [Label(at: back, text: value.backMode == .hidden ? "its Back button is hidden" : "Back asks the screen first")],
          help: ["keep one of the two lines"], fixes: [removalFix(of: "`swipeBack`", at: range), removalFix(of: "`back`", at: back)]))
    }
  }
}
