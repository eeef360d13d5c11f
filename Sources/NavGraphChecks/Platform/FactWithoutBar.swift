import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let factWithoutBar = Rule(
    number: 0921, severity: .warning, summary: "navigation bar option on a screen without a bar",
    rationale: """
      The mode of a title (`large`, `inline`, `inlineLarge`, `hidden`), a `subtitle` and the appearance of a bar are visible only on a \
      screen with a bar: in a stack, or in a column of a split. A tab without a stack, a page, and a screen that is presented without a \
      stack have none.
      """,
    failing: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world stack WorldClock
        tab watch Stopwatch
      }
      screen WorldClock
      screen Stopwatch {
        title "Stopwatch" large
      }
      """,
    corrected: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world stack WorldClock
        tab watch stack Stopwatch
      }
      screen WorldClock
      screen Stopwatch {
        title "Stopwatch" large
      }
      """)
}

extension Checker {
  func checkBarFacts() {
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      let mode = value.titleMode == .automatic ? nil : value.titleRange
      guard let range = mode ?? value.subtitleRange ?? value.barRange, !isOpen(screen) else { continue }
      let all = places.places(of: screen)
      guard !all.contains(where: { hasBar(in: places.places[$0].slot) }) else { continue }
      // An invisible title is reported elsewhere.
      let isSaid = isPresentedBareAlone(all) && (value.titleRange ?? value.subtitleRange ?? value.backRange) != nil
      guard !isSaid, let place = all.first else { continue }
      let what = mode == nil ? (value.subtitleRange == nil ? "`bar`" : "`subtitle`") : "`\(value.titleMode.rawValue)`"
      report(
        Diagnostic(
          .factWithoutBar, message: "`\(name(of: screen))` never has a navigation bar, so \(what) has no effect", at: range,
          label: "no bar here",
          secondary: source(of: places.places[place].slot).map { [Label(at: $0, text: "no stack here")] } ?? [],
          notes: way(to: place, told: &told),
          help: [
            all.contains { canBeStack(places.places[$0].slot) }
              ? "write `stack` before `\(name(of: screen))` to add a navigation bar"
              : "\(places.slots[places.places[place].slot].page == nil ? "an accessory has" : "pages have") no navigation bar: remove \(what)"
          ]))
    }
  }
}
