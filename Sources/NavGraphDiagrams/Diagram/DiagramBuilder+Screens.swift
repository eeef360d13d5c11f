import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Adds a card for every screen and alert, in the container that shows it.
  mutating func addScreens() {
    homes.setGroups(diagram.groups)
    claimDestinations()
    let builder = self
    homes.spread(stacks: pushable) { builder.column(of: $0, kind: $1) }
    let lent = graph.externalScreen
    for id in graph.screens.ids {
      let screen = graph.screens[id]
      let kind: Card.Kind =
        screen.isExternal || id == lent || graph.isNeeded(screen.declared) ? .external : homes.isRoot[id.index] ? .root : .screen
      var card = Card(
        kind, id: graph.cardID(of: id), title: text(of: screen.declared.name), parent: homes.group(of: id))
      card.note = names(of: screen.parameters)
      card.guards = locks(of: screen.requires)
      card.source = source(at: screen.declared.nameRange)
      card.doc = doc(at: screen.declared.doc)
      card.looks = Card.Looks(
        title: screen.title.map { graph.text(of: $0) } ?? "", hasLargeTitle: screen.titleMode == .large,
        isList: graph.eventsOfScreens[screen.events].contains { !graph.events[$0.event].parameters.isEmpty })
      let homesOfIt = homes.claims[id.index]
      if homesOfIt.count > 1 {
        card.doc +=
          (card.doc.isEmpty ? "" : "\n") + "in several containers: " + homesOfIt.map { diagram.groups[$0].title }.joined(separator: ", ")
      }
      screenCards.append(add(card))
    }
    for id in graph.alerts.ids {
      let alert = graph.alerts[id]
      var card = Card(.alert, id: graph.cardID(of: id), title: text(of: alert.declared.name), parent: nil)
      card.note = alert.kind == .alert ? "alert" : "confirm"
      card.rows = alert.field.map { [row(of: $0)] } ?? []
      card.rows += graph.buttons[alert.buttons].map {
        let role = $0.role == .plain ? "" : $0.role.rawValue
        let value = $0.returnsText ? "returns " + (alert.field.map { text(of: $0.name) } ?? "") : ""
        let test = $0.test.map { "when " + graph.words(of: $0) } ?? ""
        return Card.Row(
          $0.title.map { graph.text(of: $0) } ?? text(of: $0.name),
          note: [role, value, test].filter { !$0.isEmpty }.joined(separator: ", "))
      }
      card.source = source(at: alert.declared.nameRange)
      card.doc = doc(at: alert.declared.doc)
      alertCards.append(add(card))
    }
  }

  private func row(of field: Field) -> Card.Row {
    let words = [field.keyboard?.rawValue ?? "", field.isSecure ? "secure" : "", field.isRequired ? "required" : ""]
    let what = field.placeholder.map { graph.text(of: $0) } ?? text(of: field.name)
    return Card.Row(what, note: (["field"] + words.filter { !$0.isEmpty }).joined(separator: ", "))
  }

  /// Assigns the screens in link targets to the stacks that show them.
  private mutating func claimDestinations() {
    for route in graph.routes.ids { claim(graph.routes[route].destinations) }
    for entry in graph.entries.ids { claim(graph.entries[entry].destinations) }
  }

  private mutating func claim(_ destinations: IDRange<Destination>) {
    for destination in destinations {
      var home = graph.destinations[destination].root.flatMap { group(of: graph.content(of: $0)) }
      for step in graph.destinationSteps[graph.destinations[destination].steps] {
        switch step.kind {
        case .tab(let tab):
          guard case .group(let group)? = tabGroups[tab] else { continue }
          home = group
          if let content = graph.tabs[tab].content, let inner = self.group(of: graph.instances[content].content) { home = inner }
        case .column(let name, let instance):
          home = home.flatMap { columns[$0]?[name] ?? column(of: $0, kind: name) }
          if let home, let instance, case .screen(let screen) = graph.instances[instance].content {
            homes.claim(screen, for: home, as: .column)
          }
        case .screen(let instance):
          guard let home, case .screen(let screen) = graph.instances[instance].content else { continue }
          // A screen directly after a split is the root of `detail`.
          homes.claim(screen, for: columns[home]?[.detail] ?? home, as: .push)
        case .page, .container: break
        case .present(let instance, _):
          let content = graph.instances[instance].content
          home = group(of: content)
          // The following steps are inside the content of the modal.
          if case .modal(let modal) = content, let shown = graph.content(of: modal, on: graph.destinations[destination].idioms),
            let inner = group(of: graph.instances[shown].content)
          {
            home = inner
          }
        }
      }
    }
  }

  func group(of content: Content) -> Int? {
    switch content {
    case .stack(let id): stackGroups[id]
    case .tabs(let id): tabsGroups[id]
    case .split(let id): splitGroups[id]
    case .pages(let id): pagesGroups[id]
    case .modal(let id): modalGroups.indices.contains(id.index) ? modalGroups[id.index] : nil
    case .screen, .alert, .unknown: nil
    }
  }

  /// Returns the end of an arrow to the content.
  func end(of content: Content) -> Link.End? {
    switch content {
    case .screen(let id): .card(screenCards[id.index])
    case .alert(let id): .card(alertCards[id.index])
    default: group(of: content).map { .group($0) }
    }
  }
}

extension NavigationGraph {
  func cardID(of id: ScreenID) -> String { "screen_\(text(of: screens[id].declared.name))_\(id.index)" }

  func cardID(of id: AlertID) -> String { "alert_\(text(of: alerts[id].declared.name))_\(id.index)" }
}
