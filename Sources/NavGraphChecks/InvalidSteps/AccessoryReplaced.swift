import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let accessoryReplaced = Rule(
    number: 0523, severity: .error, summary: "`replace` on an accessory",
    rationale: """
      `replace` replaces the screen that it runs on. An accessory is created once and stays with its bar, so it can't be replaced. Select \
      a tab first to replace the screen there, or present the next screen.
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
  func reportReplaceOfAccessory(for refusal: Refusal) {
    let subject = screen(at: refusal.slot)
    let what = isElsewhere(refusal) ? "`\(text(of: refusal))` runs on `\(subject)`, which" : "`\(subject)`"
    report(
      diagnostic(
        .accessoryReplaced, message: "\(what) is an accessory and can't be replaced", for: refusal,
        label: "an accessory stays with its bar",
        help: [replacingInTab(for: refusal)]))
  }

  /// Returns help that selects a tab with a stack before the `replace`.
  private func replacingInTab(for refusal: Refusal) -> Help {
    guard let bar = places.slots[refusal.slot].parent,
      let slot = places.slots[bar].children.first(where: { places.slots[$0].hasPath }), case .tab(let tab) = places.slots[slot].role
    else { return "present the next screen" }
    let head = "select \(graph.text(of: graph.tabs[tab].declared.name)) then "
    let fix = Fix(code: head + text(of: refusal), edits: [.init(replacing: graph.steps[refusal.step].range.opening, with: head)])
    return "select a tab first, as in \(fix), or present the next screen"
  }
}
