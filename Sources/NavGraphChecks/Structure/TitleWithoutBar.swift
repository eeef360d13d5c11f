import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let titleWithoutBar = Rule(
    number: 0511, severity: .warning, summary: "title on a screen that never has a navigation bar",
    rationale: """
      `present Info` shows the screen without a stack, and so does a modal with `content Info` or a guard with `-> Info`. Without a stack \
      there is no navigation bar, so a title, a subtitle or a Back button isn't shown. `present stack Info` adds a stack.
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
  func checkTitles() {
    guard isSure else { return }
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard let fact = value.titleRange ?? value.subtitleRange ?? value.backRange, !isOpen(screen) else { continue }
      // The same screen may have a bar because it is pushed elsewhere.
      let all = places.places(of: screen)
      guard isPresentedBareAlone(all) else { continue }
      let name = name(of: screen)
      var instances: [InstanceID] = []
      for place in all {
        let unit = places.units[places.unit(of: place)]
        var own = presenters(of: unit.content)
        if case .modal = unit.content { own = unit.shown.map { [$0] } ?? [] }
        for instance in own where !instances.contains(instance) { instances.append(instance) }
      }
      let what = value.titleRange != nil ? "title" : value.subtitleRange != nil ? "subtitle" : "Back button"
      report(
        Diagnostic(
          .titleWithoutBar, message: "`\(name)` is presented without a navigation bar, so its \(what) is never shown", at: fact,
          label: "never shown",
          secondary: instances.prefix(3).map { Label(at: graph.instances[$0].range, text: "presented without a stack") },
          help: [
            stacks(of: instances).map { "write \($0) instead to add a navigation bar" }
              ?? "write `stack` before `\(name)` to add a navigation bar"
          ])
      )
    }
  }
}
