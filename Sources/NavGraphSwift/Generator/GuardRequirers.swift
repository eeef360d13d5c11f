import NavGraphModel

/// The declarations that require each guard, as Quick Help of its method lists them.
struct GuardRequirers {
  /// Names such as `` `Chat` `` and `` `ChatList.open` ``, indexed by `GuardID`.
  private(set) var names: [[String]]

  init(in graph: NavigationGraph) {
    names = Array(repeating: [], count: graph.guards.count)
    func name(of declared: Declared) -> String { graph.text(of: declared.name) }
    for screen in graph.screens {
      add("`" + name(of: screen.declared) + "`", for: screen.requires, in: graph)
      addEvents(screen.events, of: screen.declared, in: graph)
    }
    for content in graph.containers + graph.modals.ids.map({ Content.modal($0) }) {
      guard let declared = graph.declared(of: content) else { continue }
      add("`" + name(of: declared) + "`", for: graph.requirements(of: content), in: graph)
    }
    for tab in graph.tabs {
      add("`" + name(of: graph.tabSets[tab.tabs].declared) + "." + name(of: tab.declared) + "`", for: tab.requires, in: graph)
    }
    if let app = graph.app {
      addEvents(app.events, of: app.declared, in: graph)
      for root in graph.roots { add("the root of `" + name(of: app.declared) + "`", for: root.requires, in: graph) }
    }
    for route in graph.routes {
      guard let pattern = route.patterns.first else { continue }
      add("`" + graph.text(of: graph.patterns[pattern].text) + "`", for: route.requires, in: graph)
    }
    for entry in graph.entries {
      add(entry.kind.rawValue + " `" + graph.text(of: entry.identifier) + "`", for: entry.requires, in: graph)
    }
  }

  private mutating func addEvents(_ uses: IDRange<ScreenEvent>, of owner: Declared, in graph: NavigationGraph) {
    for use in uses {
      let event = graph.events[graph.eventsOfScreens[use].event]
      add("`" + graph.text(of: owner.name) + "." + graph.text(of: event.declared.name) + "`", for: event.requires, in: graph)
    }
  }

  private mutating func add(_ requirer: String, for uses: IDRange<GuardUse>, in graph: NavigationGraph) {
    for use in uses {
      let id = graph.guardUses[use].guard
      if names[id.index].last != requirer { names[id.index].append(requirer) }
    }
  }
}
