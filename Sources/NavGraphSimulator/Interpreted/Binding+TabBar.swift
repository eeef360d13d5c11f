import NavGraphLowering
import NavGraphModel

// Creates tab bars.
extension Binding {
  func tabBar(of id: TabsID) -> NavGraph.TabBar<Simulated> {
    let graph = tables.graph
    let tabs = graph.tabSets[id]
    var items: [NavGraph.TabItem<Simulated>] = []
    var open: SectionID?
    for tab in tabs.tabs {
      let section = graph.tabs[tab].section
      if let section, section != open { items.append(item(for: section)) }
      if section == nil { items.append(item(for: tab)) }
      open = section
    }
    let accessory = tabs.accessory.flatMap { instance -> Simulated.Screen? in
      let made = tables.lowered.made(from: instance)
      guard case .screen(let screen) = made.subject else { return nil }
      return thing(for: Lowered.Made(screen, arguments: made.arguments))
    }
    return NavGraph.TabBar(
      graph.text(of: tabs.declared.name), accessory: accessory, when: tabs.accessoryTest.map { test(for: $0) }, items)
  }

  private func item(for id: TabID) -> NavGraph.TabItem<Simulated> {
    let graph = tables.graph
    let tab = graph.tabs[id]
    let name = graph.text(of: tab.declared.name)
    let reselect: NavGraph.Reselect =
      switch tab.reselect {
      case .popToRoot: .popToRoot
      case .scrollToTop: .scrollToTop
      case .none: .none
      }
    let action = tables.lowered.tabActions[id].map {
      event(for: $0, named: graph.text(of: graph.tabSets[tab.tabs].declared.name) + "." + name)
    }
    return NavGraph.TabItem(
      name, title: tab.title.map { graph.text(of: $0) }, isSearch: tab.isSearch, activatesSearch: tab.activatesSearch,
      isProminent: tab.isProminent,
      hidden: tab.hiddenWhen.map { test(for: $0) }, reselect: reselect, action: action)
  }

  private func item(for id: SectionID) -> NavGraph.TabItem<Simulated> {
    let graph = tables.graph
    let section = graph.sections[id]
    return NavGraph.TabItem(
      "section." + graph.text(of: section.declared.name), title: section.title.map { graph.text(of: $0) },
      hidden: section.hiddenWhen.map { test(for: $0) }, tabs: section.tabs.map { item(for: $0) })
  }

  func event(for event: Lowered.Event, named name: String) -> NavGraph.Event<Simulated> {
    NavGraph.Event(read: name, guards: guards(for: event.guards), actions: actions(for: event.branches))
  }
}
