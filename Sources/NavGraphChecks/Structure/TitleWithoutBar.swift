import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A title of a screen that is only ever presented without a bar.
  static let titleWithoutBar = Rule(
    0511, .warning, summary: "a title on a screen that never has a navigation bar",
    rationale: """
      `present Info` shows the bare screen: without a stack there is no navigation bar, so a title, a subtitle or a Back button can't appear. \
      `present stack Info` brings one.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on info -> present Info
      }
      screen Info {
        title "About"
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on info -> present stack Info
      }
      screen Info {
        title "About"
      }
      """)
}

extension Checker {
  mutating func checkTitles() {
    for unit in places.units where unit.kind == .presented {
      guard case .screen(let screen) = unit.content, let slot = unit.slot else { continue }
      let value = graph.screens[screen]
      guard let fact = value.titleRange ?? value.subtitleRange ?? value.backRange else { continue }
      // The same screen may be pushed elsewhere: then it has a bar there.
      let isElsewhere = places.places(of: screen).contains { places.places[$0].slot != slot }
      guard !isElsewhere, let instance = instance(of: slot) else { continue }
      let name = name(screen)
      report(
        Diagnostic(
          .titleWithoutBar, "`\(name)` is presented without a navigation bar: its title can't be seen", at: fact, "shown nowhere",
          secondary: [Label(graph.instances[instance].range, "presented as a bare screen")],
          help: ["`present stack \(name)` brings a bar"], fixes: [stackFix(graph.instances[instance].range)]))
    }
  }
}
