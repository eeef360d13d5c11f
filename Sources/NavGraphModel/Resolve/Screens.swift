import NavGraphSyntax

// Pass 5: groups of events, then screens with their options, their own events, and those of the groups that they use.
extension Resolver {
  mutating func resolveEventGroup(_ id: EventGroupID, from node: SyntaxNode) {
    graph.eventGroups[id].events = resolveEvents(in: node, of: .group(id), parameters: .empty)
  }

  mutating func resolveScreen(_ id: ScreenID, from node: SyntaxNode) {
    scope.isOwnerUnsure = symbols.isUnsure(.content(.screen(id)))
    defer { scope.isOwnerUnsure = false }
    var screen = graph.screens[id]
    let mark = scope.mark
    bind(screen.parameters)
    screen.requires = resolveRequires(of: node)
    scope.leave(to: mark)
    var seen = KeywordSet()
    let firstUse = graph.eventGroupUses.count
    var usedGroups: [EventGroupID: SourceRange] = [:]
    var hasEvents = false
    for item in node.children {
      switch item.kind {
      case .event: hasEvents = true
      case .external:
        once(.external, seen: &seen, from: item, in: node)
        screen.isExternal = true
        screen.externalReason = item.firstToken(ofKind: .string)?.name ?? .empty
      case .transient:
        once(.transient, seen: &seen, from: item, in: node)
        screen.isTransient = true
      case .repeats:
        once(.repeats, seen: &seen, from: item, in: node)
        screen.repeatsRange = item.range
      case .madeAs:
        let made: Screen.MadeAs = item.keyword == .controller ? .controller : .view
        if let other = screen.madeAs, other != made, let first = node.child(ofKind: .madeAs) {
          report(.settingTwice("view` or `controller", at: item.range, first: first.range))
        } else {
          once(item.keyword ?? .view, seen: &seen, from: item, in: node)
          screen.madeAs = made
        }
      case .uses: resolveUses(from: item, seen: &usedGroups)
      case .title, .subtitle, .back, .setting, .barUse: resolveFact(from: item, of: &screen, seen: &seen, in: node)
      default: break
      }
    }
    if firstUse < graph.eventGroupUses.count { screen.uses = IDRange(firstUse..<graph.eventGroupUses.count) }
    if hasEvents { screen.ownEvents = resolveEvents(in: node, of: .screen(id), parameters: screen.parameters) }
    screen.events = gatherEvents(screen.ownEvents, with: screen.uses, of: screen.declared)
    graph.screens[id] = screen
    if !screen.isTransient { checkRestorable(screen, in: node) }
  }

  private mutating func resolveFact(from item: SyntaxNode, of screen: inout Screen, seen: inout KeywordSet, in node: SyntaxNode) {
    let owner = TextOwner.named(text(of: screen.declared.name))
    switch item.kind {
    case .title:
      once(.title, seen: &seen, from: item, in: node)
      let syntax = TextSyntax(item)
      screen.title = resolveText(from: item, of: owner, parameters: screen.parameters)
      screen.titleRange = item.range
      if let word = syntax.word { screen.titleMode = resolveWord(word, in: item, for: "title mode") ?? .automatic }
    case .subtitle:
      once(.subtitle, seen: &seen, from: item, in: node)
      screen.subtitle = resolveText(from: item, of: owner, parameters: screen.parameters)
      screen.subtitleRange = item.range
    case .back:
      once(.back, seen: &seen, from: item, in: node)
      let syntax = TextSyntax(item)
      screen.backTitle = resolveText(from: item, of: owner, parameters: screen.parameters)
      screen.backRange = item.range
      if let word = syntax.word { screen.backMode = resolveWord(word, in: item, for: "Back button mode") ?? .standard }
    case .barUse:
      once(.bar, seen: &seen, from: item, in: node)
      screen.bar = resolveBar(from: item)
      screen.barRange = item.range
    case .setting:
      once(item.keyword ?? .hides, seen: &seen, from: item, in: node)
      switch item.keyword {
      case .hides:
        resolveHides(from: item, of: &screen)
        screen.hidesRange = item.range
      case .swipeBack:
        guard let swipe: Screen.SwipeBack = resolveSetting(from: item, for: "`swipeBack` option") else { break }
        screen.swipeBack = swipe
        screen.swipeBackRange = item.range
      case .transition:
        screen.transition = resolveSetting(from: item, for: "screen transition") ?? .standard
        screen.transitionRange = item.range
      default: report(.misplacedItem(text(of: item.token), of: "a screen", at: item.range))
      }
    default: break
    }
  }

  private mutating func resolveHides(from item: SyntaxNode, of screen: inout Screen) {
    for word in SettingSyntax(item).words {
      let written = text(of: word)
      if let found = Screen.Hides.words.first(where: { $0.0 == written }) {
        screen.hides.insert(found.1)
      } else {
        reportUnknownWord(word, in: item, for: "`hides` option", legal: Screen.Hides.words.map(\.0))
      }
    }
  }

  /// Resolves the events and the uses of groups in the app block.
  mutating func resolveAppEvents(from node: SyntaxNode) {
    guard var app = graph.app else { return }
    let firstUse = graph.eventGroupUses.count
    var usedGroups: [EventGroupID: SourceRange] = [:]
    for item in node.children where item.kind == .uses { resolveUses(from: item, seen: &usedGroups) }
    if firstUse < graph.eventGroupUses.count { app.uses = IDRange(firstUse..<graph.eventGroupUses.count) }
    if node.children.contains(where: { $0.kind == .event }) { app.ownEvents = resolveEvents(in: node, of: .app, parameters: .empty) }
    app.events = gatherEvents(app.ownEvents, with: app.uses, of: app.declared)
    graph.app = app
  }

  /// Resolves `uses ChatLinks, PeopleLinks`.
  private mutating func resolveUses(from item: SyntaxNode, seen: inout [EventGroupID: SourceRange]) {
    for child in item.children where child.kind == .reference {
      let reference = ReferenceSyntax(child)
      guard let name = reference.first else { continue }
      if reference.isQualified {
        report(.qualifiedName(named: child.text, wanted: "group of events", at: child.range))
        continue
      }
      let meant =
        use(name, in: child) ?? reportUnknown(name, in: child, wanted: "group of events") { if case .events = $1 { true } else { false } }
      switch meant {
      case .events(let group)?:
        used.mark(.events(group))
        if let first = seen[group] {
          report(.duplicateItem("use", named: text(of: name), at: child.range, first: first))
        } else {
          seen[group] = child.range
          graph.eventGroupUses.append(EventGroupUse(group: group, range: child.range))
        }
      case let other?:
        reportWrongKind(name, meaning: other, wanted: "a group of events", at: child.range)
      case nil: break
      }
    }
  }

  /// The maximum number of events of all screens together.
  static let maxEvents = 4_000_000

  /// Returns the own events, followed by those of the groups without the overridden ones.
  private mutating func gatherEvents(
    _ own: IDRange<Event>, with uses: IDRange<EventGroupUse>, of declared: Declared
  ) -> IDRange<ScreenEvent> {
    if own.isEmpty, uses.isEmpty { return .empty }
    let start = graph.eventsOfScreens.count
    for event in own { graph.eventsOfScreens.append(ScreenEvent(event)) }
    guard !uses.isEmpty else { return IDRange(start..<graph.eventsOfScreens.count) }
    listNames.items.begin()
    for event in own { _ = listNames.items.insert(graph.events[event].declared.name, value: event.index) }
    for use in uses {
      let group = graph.eventGroupUses[use].group
      // Large groups multiply with many screens. The limit is far above any app.
      if graph.eventsOfScreens.count > Resolver.maxEvents {
        report(.tooManyEvents(limit: Resolver.maxEvents, at: graph.eventGroupUses[use].range))
        break
      }
      for event in graph.eventGroups[group].events {
        let name = graph.events[event].declared.name
        guard name != .empty else { continue }
        guard let first = listNames.items.insert(name, value: event.index) else {
          graph.eventsOfScreens.append(ScreenEvent(event))
          continue
        }
        compare(EventID(raw: first), with: event, of: graph.eventGroupUses[use], among: own, in: declared)
      }
    }
    return IDRange(start..<graph.eventsOfScreens.count)
  }

  /// Compares events with the same name. An own event overrides a group's if the parameters are equal. Two groups can't declare the same
  /// event.
  private mutating func compare(
    _ first: EventID, with second: EventID, of use: EventGroupUse, among events: IDRange<Event>, in screen: Declared
  ) {
    let one = graph.events[first]
    let two = graph.events[second]
    let name = text(of: two.declared.name)
    guard events.contains(first) else {
      guard one.owner != two.owner else { return }
      report(
        .collidingEvents(
          named: name, of: text(of: screen.name), at: use.range, first: one.declared.nameRange, second: two.declared.nameRange))
      return
    }
    guard !one.declared.isPoisoned, !two.declared.isPoisoned else { return }
    let isSame =
      one.parameters.count == two.parameters.count
      && zip(one.parameters, two.parameters).allSatisfy {
        let (a, b) = (graph.parameters[$0], graph.parameters[$1])
        return a.name == b.name && (a.type == b.type || a.type == .unknown || b.type == .unknown)
      }
    guard isSame else {
      return report(
        .overrideDiffers(
          name, of: text(of: graph.eventGroups[use.group].declared.name), at: one.declared.nameRange, other: two.declared.nameRange))
    }
    noteUse(at: one.declared.nameRange, of: two.declared.nameRange)
    noteUses(at: one.parameters, of: two.parameters)
  }

  /// Reports a screen that isn't `transient` and has a parameter that isn't `Codable`, because restoration requires that.
  private mutating func checkRestorable(_ screen: Screen, in node: SyntaxNode) {
    for id in screen.parameters {
      let parameter = graph.parameters[id]
      guard parameter.defaultValue == nil, let type = uncodable(in: parameter.type) else { continue }
      let external = graph.externalTypes[type].declared
      guard !external.isPoisoned, !breakage.touches(external.range), !screen.declared.isPoisoned else { continue }
      report(
        .notRestorable(
          text(of: screen.declared.name), parameter: text(of: parameter.name), at: parameter.range,
          type: (text(of: external.name), external), head: node.child(ofKind: .parameters)?.range ?? screen.declared.nameRange))
      return
    }
  }

  /// Returns the external type without `Codable` in `type`, if any.
  private func uncodable(in type: TypeID) -> ExternalTypeID? {
    var type = type
    while true {
      switch graph.types[type] {
      case .external(let id): return graph.externalTypes[id].isCodable ? nil : id
      case .optional(let inner), .list(let inner): type = inner
      default: return nil
      }
    }
  }
}
