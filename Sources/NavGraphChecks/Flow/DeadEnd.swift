import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A screen with no way back or out.
  static let deadEnd = Rule(
    0610, .warning, summary: "a screen with no way back or out",
    rationale: """
      It was pushed, its Back button is hidden, there is no tab or column around it to go to, and none of its events leads anywhere. \
      Give it an event that goes on, or let it have its Back button.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pay -> push Receipt
      }
      screen Receipt {
        back hidden
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pay -> push Receipt
      }
      screen Receipt {
        back hidden
        on done -> pop to root
      }
      """)
}

extension Checker {
  mutating func checkDeadEnds() {
    for id in graph.screens.ids where graph.screens[id].backMode == .hidden {
      for place in places.places(of: id) where isDeadEnd(place) {
        let screen = graph.screens[id]
        report(
          Diagnostic(
            .deadEnd, "there is no way back or out of `\(name(id))`", at: screen.declared.nameRange, "no event leads anywhere from here",
            secondary: screen.backRange.map { [Label($0, "its Back button is hidden")] } ?? [], notes: [reached(place)],
            help: ["add an event, such as `on done -> pop to root`, or leave out `hidden`"]))
        break
      }
    }
  }

  private func isDeadEnd(_ place: PlaceID) -> Bool {
    let value = places.places[place]
    let slot = places.slots[value.slot]
    guard value.flags.contains(.isPushed), !value.flags.contains(.isPoisoned), slot.hasPath, slot.split == nil, slot.pages == nil
    else { return false }
    if slot.tabs != nil, !graph.screens[value.screen].hides.contains(.tabBar) { return false }
    let unit = places.units[slot.unit]
    if unit.kind == .external || unit.kind == .presented && unit.flags.contains(.canBeDismissed) { return false }
    return places.edges(from: place).allSatisfy { $0.kind == .guard }
  }
}
