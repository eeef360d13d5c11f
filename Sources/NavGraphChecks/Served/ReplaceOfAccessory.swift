import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `replace` at an accessory.
  static let replaceOfAccessory = Rule(
    0523, .error, summary: "`replace` at an accessory",
    rationale: """
      `replace` swaps the screen that it runs on. An accessory is made once and stays with its bar: there is nothing that could take its \
      place. Select a tab first to change what that shows, or present the next screen.
      """,
    failing: """
      app Radio {
        platform iOS 26
        root Main
      }
      tabs Main {
        tab home stack Home
        tab search stack Search
        accessory NowPlaying
      }
      screen Home
      screen Search
      screen NowPlaying {
        on stop -> replace Stopped
      }
      screen Stopped
      """,
    corrected: """
      app Radio {
        platform iOS 26
        root Main
      }
      tabs Main {
        tab home stack Home
        tab search stack Search
        accessory NowPlaying
      }
      screen Home
      screen Search
      screen NowPlaying {
        on stop -> select home then replace Stopped
      }
      screen Stopped
      """)
}

extension Checker {
  func reportReplaceOfAccessory(_ refusal: Refusal) {
    let subject = screen(at: refusal.slot)
    let what = isElsewhere(refusal) ? "`\(text(refusal))` runs on `\(subject)`, which" : "`\(subject)`"
    report(
      finding(
        .replaceOfAccessory, "\(what) is an accessory and can't be replaced", refusal, "an accessory stays with its bar",
        help: ["go to a tab first, as in `select home then \(text(refusal))`, or `present` the next screen"]))
  }
}
