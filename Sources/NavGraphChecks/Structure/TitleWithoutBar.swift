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
      let instances = presenters(of: unit.content)
      guard !isElsewhere, !instances.isEmpty else { continue }
      let name = name(screen)
      let what = value.titleRange != nil ? "title" : value.subtitleRange != nil ? "subtitle" : "Back button"
      report(
        Diagnostic(
          .titleWithoutBar, "`\(name)` is presented without a navigation bar: its \(what) is never shown", at: fact, "never shown",
          secondary: instances.prefix(3).map { Label(graph.instances[$0].range, "presented without a stack") },
          help: ["`stack \(name)` in its place has a navigation bar"],
          fixes: [Fix("make it a stack", .maybe, instances.flatMap { stackFix(graph.instances[$0].range).edits })]))
    }
  }
}
