import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Adds rows for events, and arrows for their actions.
  mutating func addLinks() {
    for root in graph.roots.ids { addRoot(root) }
    addShown()
    addEventGroups()
    addAppEvents()
    for id in graph.screens.ids {
      for use in graph.eventsOfScreens[graph.screens[id].events] {
        if case .screen = graph.events[use.event].owner { addEvent(use.event, to: screenCards[id.index]) }
      }
      addUses(graph.screens[id].uses, to: screenCards[id.index])
    }
    for id in graph.tabs.ids {
      guard let action = graph.tabs[id].action, case .card(let card)? = tabGroups[id] else { continue }
      add(graph.branches[action], from: card, row: nil)
    }
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow, let end = end(of: graph.instances[flow].content) else { continue }
      addAnswer(text(of: graph.guards[id].declared.name), to: end)
    }
  }

  /// Adds an arrow from each container whose first content is drawn elsewhere.
  private mutating func addShown() {
    for (group, content) in shown {
      guard let end = end(of: content) else { continue }
      let home =
        switch end {
        case .card(let card): diagram.cards[card].parent
        case .group(let inner): diagram.groups[inner].parent
        }
      if home != group { diagram.links.append(Link(.shows, from: .group(group), to: end)) }
    }
  }

  /// Adds a card for each event group, because arrows from every screen that uses it would clutter the diagram.
  private mutating func addEventGroups() {
    for id in graph.eventGroups.ids {
      let group = graph.eventGroups[id]
      var card = Card(.events, id: "events_\(text(of: group.declared.name))_\(id.index)", title: text(of: group.declared.name), parent: nil)
      card.note = "events"
      card.source = source(at: group.declared.nameRange)
      card.doc = doc(at: group.declared.doc)
      let index = add(card)
      eventCards[id] = index
      for event in group.events { addEvent(event, to: index) }
    }
  }

  private mutating func addUses(_ uses: IDRange<EventGroupUse>, to card: Int) {
    for use in graph.eventGroupUses[uses] {
      guard let group = eventCards[use.group] else { continue }
      diagram.cards[card].rows.append(Card.Row("uses \(diagram.cards[group].title)"))
      diagram.links.append(Link(.uses, from: .card(card), row: diagram.cards[card].rows.count - 1, to: .card(group)))
    }
  }

  private mutating func addAppEvents() {
    guard let app = graph.app, !app.events.isEmpty || !app.uses.isEmpty else { return }
    var card = Card(.events, id: "app_events", title: text(of: app.declared.name), parent: nil)
    card.note = "from anywhere"
    card.source = source(at: app.declared.nameRange)
    card.doc = doc(at: app.declared.doc)
    let index = add(card)
    appCard = index
    for use in graph.eventsOfScreens[app.events] {
      if case .app = graph.events[use.event].owner { addEvent(use.event, to: index) }
    }
    addUses(app.uses, to: index)
  }

  private mutating func addRoot(_ id: RootID) {
    let root = graph.roots[id]
    guard let end = end(of: graph.instances[root.instance].content) else { return }
    var card = Card(.start, id: "start_\(id.index)", title: "", parent: nil)
    let idioms = Idioms.words.filter { root.idioms.contains($0.1) && !root.idioms.isEmpty }.map(\.0)
    card.note = ((root.place == .window ? [] : [root.place.rawValue]) + idioms).joined(separator: ", ")
    card.guards = locks(of: root.requires)
    card.source = source(at: root.range)
    diagram.links.append(Link(.root, from: .card(add(card)), to: end))
  }

  private mutating func addEvent(_ id: EventID, to card: Int) {
    let event = graph.events[id]
    var row = Card.Row(text(of: event.declared.name))
    row.guards = locks(of: event.requires)
    diagram.cards[card].rows.append(row)
    rowSpots.append((event.declared.range, card, diagram.cards[card].rows.count - 1))
    for branch in graph.branches[event.branches] { add(branch, from: card, row: diagram.cards[card].rows.count - 1) }
  }

  /// Adds an arrow to the content that a branch shows, or a note to the row if it shows nothing new: `→ pop`, `delete → pop`.
  private mutating func add(_ branch: Branch, from card: Int, row: Int?) {
    var pending: [(branch: Branch, label: String, isArm: Bool)] = [(branch, "", false)]
    while let (branch, outer, isArm) = pending.popLast() {
      let label = [outer, branch.test.map { "when \(graph.words(of: $0))" } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      var said: [String] = []
      var opening: Link.Kind?
      for id in branch.steps {
        let step = graph.steps[id]
        if !step.isInside { opening = nil }
        if let (arrow, end) = arrow(for: step.action) {
          let kind = opening ?? arrow
          // `present M / S` is a single arrow to S. Its label names what it leads through.
          if hasArrowInside(after: id, of: branch) {
            let name = self.name(for: step.action) ?? ""
            if opening == nil { said.append("through \(name)") } else { said[said.count - 1] += " / \(name)" }
            opening = kind
            continue
          }
          let before = said.isEmpty ? "" : said.joined(separator: ", ") + (opening == nil ? ", then" : "")
          let words = [label, before].filter { !$0.isEmpty }.joined(separator: ": ")
          diagram.links.append(Link(isArm ? .arm : kind, from: .card(card), row: row, to: end, label: words))
          said = []
        } else if step.isInside, opening != nil, let name = self.name(for: step.action) {
          said[said.count - 1] += " / \(name)"
        } else if let words = self.words(for: step.action) {
          said.append(words)
        }
      }
      if !said.isEmpty, let row {
        let note = (label.isEmpty ? "" : label + " ") + "→ " + said.joined(separator: ", then ")
        diagram.cards[card].rows[row].note += (diagram.cards[card].rows[row].note.isEmpty ? "" : "; ") + note
      }
      for arm in graph.arms[branch.arms].reversed() {
        let name = outcome(of: arm)
        for branch in graph.branches[arm.branches].reversed() {
          pending.append((branch, [outer, name].filter { !$0.isEmpty }.joined(separator: " "), true))
        }
      }
    }
  }

  private func outcome(of arm: Arm) -> String {
    switch arm.outcome {
    case .finished: "finished"
    case .dismissed: "dismissed"
    case .button(let button): text(of: graph.buttons[button].name)
    case .unknown: "?"
    }
  }

  private func arrow(for action: Action) -> (Link.Kind, Link.End)? {
    let (kind, instance): (Link.Kind, InstanceID)
    switch action {
    case .push(let id): (kind, instance) = (.push, id)
    case .replace(let id): (kind, instance) = (.replace, id)
    case .present(let id, _): (kind, instance) = (.present, id)
    case .show(_, let id?): (kind, instance) = (.show, id)
    case .page(let id): (kind, instance) = (.page, id)
    case .switchTo(let id): (kind, instance) = (.switch, id)
    case .openWindow(let id): (kind, instance) = (.window, id)
    case .select(let tabs, let name):
      return tabsByName[NamedTab(tabs: tabs, name: name)].flatMap { tabGroups[$0] }.map { (.select, $0) }
    default: return nil
    }
    return end(of: graph.instances[instance].content).map { (kind, $0) }
  }

  /// Returns the name of the content that an action shows, if the same action shows something inside of it.
  private func name(for action: Action) -> String? {
    switch action {
    case .push(let id), .replace(let id), .present(let id, _), .show(_, let id?), .page(let id), .switchTo(let id):
      graph.declared(of: graph.instances[id].content).map { text(of: $0.name) }
    case .select(let tabs, let name): tabsByName[NamedTab(tabs: tabs, name: name)].map { title(of: graph.tabs[$0]) } ?? text(of: name)
    case .show(let column, nil): column.text
    default: nil
    }
  }

  /// Whether an arrow leads to content that follows a `/` of the same action.
  private func hasArrowInside(after step: StepID, of branch: Branch) -> Bool {
    var later = StepID(raw: step.raw + 1)
    while branch.steps.contains(later), graph.steps[later].isInside {
      if arrow(for: graph.steps[later].action) != nil { return true }
      later = StepID(raw: later.raw + 1)
    }
    return false
  }

  /// Returns an action that shows nothing new in the syntax of the language, or nil for other actions.
  private func words(for action: Action) -> String? {
    switch action {
    case .pop: "pop"
    case .popTo(let screen): "pop to \(text(of: graph.screens[screen].declared.name))"
    case .popToRoot: "pop to root"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss all"
    case .close: "close"
    case .finish: "finish"
    case .clear(let column): "clear \(column.text)"
    case .show(let column, nil): "show \(column.text)"
    case .nextPage: "next page"
    case .previousPage: "previous page"
    case .restart: "restart"
    case .open(let route, _): "open " + (graph.patterns[graph.routes[route].patterns].first.map { text(of: $0.text) } ?? "a route")
    case .browse: "browse"
    case .stay: "stay"
    default: nil
    }
  }

  private mutating func addAnswer(_ guardName: String, to end: Link.End) {
    switch end {
    case .group(let group):
      diagram.groups[group].note += " · flow of \(guardName)"
      diagram.groups[group].answers.append(guardName)
    case .card(let card):
      diagram.cards[card].note += (diagram.cards[card].note.isEmpty ? "" : " · ") + "flow of \(guardName)"
      diagram.cards[card].answers.append(guardName)
    }
  }
}
