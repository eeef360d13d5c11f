import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let containerAsAccessory = Rule(
    number: 0522, severity: .error, summary: "accessory that isn't a screen",
    rationale: """
      An accessory is a strip at the tab bar, without room to push, to swipe or for columns. It shows one screen. Present deeper content \
      from it.
      """,
    failing: """
      app Radio {
        platform iOS 26
        root Main
      }
      tabs Main {
        tab home stack Home
        tab search stack Search
        accessory stack NowPlaying
      }
      screen Home
      screen Search
      screen NowPlaying
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
      screen NowPlaying
      """)
}

extension Checker {
  func checkAccessoryContents() {
    for tabs in graph.tabSets {
      guard let accessory = tabs.accessory else { continue }
      let instance = graph.instances[accessory]
      let kind: String
      switch instance.content {
      case .stack: kind = "a stack"
      case .split: kind = "a split"
      case .pages: kind = "pages"
      // Tabs in tabs are reported as nested (NAV0504).
      case .screen, .tabs, .modal, .alert, .unknown: continue
      }
      report(
        Diagnostic(
          .containerAsAccessory, message: "the accessory of `\(graph.text(of: tabs.declared.name))` can't be \(kind)", at: instance.range,
          label: "\(kind) instead of a screen", help: ["name a screen here, and present deeper content from it"]))
    }
  }
}
