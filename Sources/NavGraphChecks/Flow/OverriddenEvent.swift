import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let overriddenEvent = Rule(
    number: 0614, severity: .warning, summary: "shared event that every screen replaces",
    rationale: """
      A screen can declare its own version of an event from a group that it uses, and its own version replaces the shared one. If every \
      screen that uses the group does so, the shared event never runs.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      events Links {
        on open  -> push Detail
        on share -> present Sheet
      }
      screen Home {
        uses Links
        on open -> push List
      }
      screen List
      screen Detail external "a widget"
      screen Sheet
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      events Links {
        on share -> present Sheet
      }
      screen Home {
        uses Links
        on open -> push List
      }
      screen List
      screen Detail external "a widget"
      screen Sheet
      """)
}

extension Checker {
  func checkOverriddenEvents() {
    guard !graph.eventGroups.isEmpty else { return }
    // A screen's list contains its own events and the events of groups that it doesn't override.
    var isTaken = [Bool](repeating: false, count: graph.events.count)
    for item in graph.eventsOfScreens { isTaken[item.event.index] = true }
    var users = [[ScreenID]](repeating: [], count: graph.eventGroups.count)
    for screen in graph.screens.ids {
      for use in graph.eventGroupUses[graph.screens[screen].uses] { users[use.group.index].append(screen) }
    }
    for group in graph.eventGroups.ids where !users[group.index].isEmpty {
      let screens = users[group.index]
      if screens.contains(where: { graph.screens[$0].declared.isPoisoned }) { continue }
      for id in graph.eventGroups[group].events where !isTaken[id.index] {
        let event = graph.events[id]
        if event.declared.isPoisoned { continue }
        let own = screens.prefix(4).compactMap { screen in
          graph.screens[screen].ownEvents.first { graph.events[$0].declared.name == event.declared.name }
        }
        // Otherwise two groups collide, or an event is declared twice, which is reported elsewhere.
        guard own.count == min(screens.count, 4) else { continue }
        // An override with other parameters is also reported elsewhere.
        let taken = graph.parameters[event.parameters].map(\.type)
        if own.contains(where: { graph.parameters[graph.events[$0].parameters].map(\.type) != taken }) { continue }
        let name = graph.text(of: event.declared.name)
        let users =
          screens.count == 1
          ? "`\(self.name(of: screens[0]))`" : "every screen that uses `\(graph.text(of: graph.eventGroups[group].declared.name))`"
        report(
          Diagnostic(
            .overriddenEvent, message: "this event never runs: \(users) has its own `\(name)`", at: event.declared.nameRange,
            label: "replaced everywhere",
            secondary: own.prefix(3).map { Label(at: graph.events[$0].declared.nameRange, text: "used instead") },
            help: ["remove it from the group, or remove it from a screen to use the shared one there"]))
      }
    }
  }
}
