import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

// One file for each flow, or for each source: what the screens can ask for.
extension Lowering {
  mutating func flowFiles(_ take: (SwiftFile) -> Void) {
    var fileNames = NameScope(
      reserved: Set(OutputLayout.parts.map { (namespace + $0).lowercased() }))
    for flow in flows() {
      let stem = flow.name.isEmpty ? "Screens" : upperCamel(flow.name)
      // Some file systems don't tell capitals apart: the claim is for the lowercase name.
      let claimed = fileNames.claim((namespace + "+" + stem).lowercased())
      let number = claimed.dropFirst(swiftIdentifier((namespace + "+" + stem).lowercased()).count)
      take(file(namespace + "+" + stem + number, [screenTypes(flow.screens)]))
    }
    if module == nil, let type = appEventsType() {
      let claimed = fileNames.claim((naming.app + "+AppEvents").lowercased())
      let number = claimed.dropFirst(swiftIdentifier((naming.app + "+AppEvents").lowercased()).count)
      take(file(naming.app + "+AppEvents" + number, [types([type])]))
    }
  }

  mutating func sourceFiles(_ take: (SwiftFile) -> Void) {
    var screens: [[ScreenID]] = Array(repeating: [], count: graph.files.count)
    for id in graph.screens.ids where !graph.screens[id].events.isEmpty && isWritten(id) {
      screens[Int(graph.screens[id].declared.range.file.index)].append(id)
    }
    for index in graph.files.indices {
      let name = OutputLayout.fileName(forSource: graph.files[index].path)
      let source = FileID(index)
      let own = module == nil && graph.app?.declared.range.file == source ? appEventsType() : nil
      take(
        screens[index].isEmpty && own == nil
          ? emptyFile(
            name, from: source,
            module == nil ? "no screen of that file has events" : "no screen of the module is in that file, or none has events")
          : file(name, from: source, [types((own.map { [$0] } ?? []) + screens[index].map { screenType($0) })]))
    }
  }

  /// The app says what every screen's events do; a module has what its own can ask for.
  private func isWritten(_ id: ScreenID) -> Bool { module == nil || isOwn(graph.screens[id].declared) }

  private mutating func screenTypes(_ screens: [ScreenID]) -> Declaration { types(screens.map { screenType($0) }) }

  private func types(_ types: [TypeDescription]) -> Declaration {
    .type(TypeDescription(.extension, namespace, modifiers: ["nonisolated"], members: types.map { .type($0) }))
  }

  private struct Flow {
    var name: String
    var screens: [ScreenID]
  }

  /// In a module, screens belong together as its sources have them: what leads to them is the app's affair.
  private func flowsOfSources() -> [Flow] {
    var flows: [(file: FileID, flow: Flow)] = []
    for id in graph.screens.ids where !graph.screens[id].events.isEmpty && isWritten(id) {
      let file = graph.screens[id].declared.range.file
      if flows.last?.file != file { flows.append((file, Flow(name: OutputLayout.name(ofSource: path(of: file)), screens: []))) }
      flows[flows.count - 1].flow.screens.append(id)
    }
    if flows.count == 1 { flows[0].flow.name = "" }
    return flows.map(\.flow)
  }

  /// Each screen belongs to the first flow that it is met in: a tab, a column, a modal, a stack, or the rest.
  private func flows() -> [Flow] {
    if module != nil { return flowsOfSources() }
    var flows: [Flow] = []
    var index: [String: Int] = [:]
    var isAssigned = Array(repeating: false, count: graph.screens.count)
    func add(_ screen: ScreenID, to name: String) {
      guard !isAssigned[screen.index] else { return }
      isAssigned[screen.index] = true
      guard !graph.screens[screen].events.isEmpty else { return }
      let key = name.lowercased()
      if index[key] == nil {
        index[key] = flows.count
        flows.append(Flow(name: name, screens: []))
      }
      if let position = index[key] { flows[position].screens.append(screen) }
    }
    func addAll(_ instance: InstanceID?, to name: String) {
      guard let instance else { return }
      switch graph.instances[instance].content {
      case .screen(let id): add(id, to: name)
      case .stack(let id): for screen in lowered.slots.screens(of: id) { add(screen, to: name) }
      case .pages(let id): for page in graph.pageSets[id].pages { addAll(graph.pages[page].instance, to: name) }
      case .split(let id): for column in Column.allCases { addAll(graph.splits[id][column], to: name) }
      default: break
      }
    }
    for id in graph.tabs.ids { addAll(graph.tabs[id].content, to: text(graph.tabs[id].declared.name)) }
    for id in graph.splits.ids {
      for column in Column.allCases { addAll(graph.splits[id][column], to: text(graph.splits[id].declared.name)) }
    }
    for id in graph.modals.ids { for content in graph.contents(of: id) { addAll(content, to: text(graph.modals[id].declared.name)) } }
    for id in graph.pageSets.ids {
      for page in graph.pageSets[id].pages { addAll(graph.pages[page].instance, to: text(graph.pageSets[id].declared.name)) }
    }
    for id in graph.stacks.ids {
      for screen in lowered.slots.screens(of: id) { add(screen, to: text(graph.stacks[id].declared.name)) }
    }
    for id in graph.screens.ids { add(id, to: "") }
    return flows
  }

  /// Whose events they are: a screen's, or the app's.
  struct EventOwner {
    /// The namespace that is made for them.
    var type: String
    /// As the author wrote it.
    var name: String
    /// The beginning of the names of what goes on after its events.
    var stem: String
    var parameters: IDRange<Parameter>
    var events: IDRange<EventOfScreen>
    var half: EventHalf = .whole
    /// Where a module has the closures: what that calls their type.
    var eventsType = ""
    /// The names of the types beside the closures.
    var typeNames: Set<String>
    var doc: [String]
  }

  private func owner(_ id: ScreenID) -> EventOwner {
    let screen = graph.screens[id]
    let name = text(screen.declared.name)
    return EventOwner(
      type: naming.screenTypes[id.index], name: name, stem: naming.screenCases[id.index], parameters: screen.parameters,
      events: screen.events, half: half(of: screen.declared),
      eventsType: nameInModule(of: screen.declared) { $0.screenTypes[id.index] } + ".Events",
      typeNames: naming(of: screen.declared).typeNames,
      doc: doc(screen.declared, "The events of the screen \(name), \(location(screen.declared.nameRange))."))
  }

  private mutating func screenType(_ id: ScreenID) -> TypeDescription { eventsType(owner(id)) }

  /// The namespace of an owner's events: what can be asked for, and the same as values.
  mutating func eventsType(_ owner: EventOwner) -> TypeDescription {
    var closures: [Declaration] = []
    var labelled: [Declaration] = []
    // A name without capitals is the same as a type's, as `_x` is.
    let eventNames = eventNames(of: owner.events)
    var labelledNames: NameScope?
    var sent: [ArgumentDescription] = []
    var members: [ParameterDescription] = []
    var values: [Declaration] = []
    let valueNames = valueNames(of: owner.events)
    let twins = resultNames(of: owner.events, beside: owner.typeNames)
    for ((use, valueName), (name, twin)) in zip(zip(owner.events, valueNames), zip(eventNames, twins)) {
      let event = graph.eventsOfScreens[use].event
      let isLabelled = graph.events[event].parameters.endIndex > 1
      for (own, result) in [(name, nil)] + (twin.map { [($0, outcome(of: graph.events[event]))] } ?? []) {
        var (property, closure) = closure(event, of: owner, named: valueName, awaiting: result)
        property.name = own
        // What both have in common is said of the first, and what differs at the app's type.
        if result != nil { property.doc = [] }
        var value = ExpressionDescription.closure(closure)
        let type = property.type
        if isLabelled {
          var scope = labelledNames ?? NameScope(reserved: Set(eventNames), outer: Naming.reserved, owner.typeNames)
          property.type = scope.claim(upperCamel(own.withoutBackticks), suffix: "Event")
          labelledNames = scope
          labelled.append(.type(self.labelled(graph.events[event], property.type, of: owner, type, awaiting: result)))
          value = .call(CallDescription((owner.half == .meaning ? "Events." : "") + property.type, [], trailing: closure))
        }
        let nothing = self.nothing(closure.parameters.count, isAwaited: result != nil)
        property.value = .code(isLabelled ? property.type + " " + nothing : nothing)
        members.append(
          ParameterDescription(own, isLabelled ? property.type : "@escaping " + type, default: property.value))
        closures.append(.variable(property))
        sent.append(ArgumentDescription(own, value))
      }
      if owner.half != .closures { values.append(.function(value(event, of: owner, named: valueName))) }
    }
    let parameters =
      [ParameterDescription(label: "_", naming.place, placeType)]
      + screenParameters(of: owner.events, among: owner.parameters).map { parameter($0) }
    let making = Statement.return(.call("Events", sent))
    let none = VariableDescription("none", "Events", modifiers: ["static"], getter: [.return(.call("Events"))])
    // Swift's own memberwise initializer is internal.
    let memberwise = FunctionDescription(
      "init", parameters: members, body: members.map { .assign("self." + $0.name, .code($0.name)) })
    let shared: [Declaration] = (isSeenOutside ? [.function(memberwise)] : []) + [.variable(none)]
    let events: [Declaration]
    switch owner.half {
    case .whole:
      let at = FunctionDescription("at", modifiers: ["static"], parameters: parameters, returns: "Events", body: [making])
      events = [closureType(closures + shared + [.function(at)] + labelled)]
    case .closures: events = [closureType(closures + shared + labelled)]
    case .meaning:
      let made = FunctionDescription(
        doc: ["What it can ask for, sent from `\(naming.place)`."], maker(beside: valueNames), modifiers: ["@MainActor", "static"],
        parameters: parameters, returns: "Events", body: [making])
      events = [.alias(TypealiasDescription("Events", owner.eventsType)), .function(made)]
    }
    return TypeDescription(doc: owner.doc, .enum, owner.type, modifiers: ["nonisolated"], members: events + values)
  }

  private func closureType(_ members: [Declaration]) -> Declaration {
    .type(TypeDescription(.struct, "Events", modifiers: ["@MainActor"], members: members))
  }

  /// An import for the package counts as used only where a name is taken from it directly.
  private var placeType: String { access == .package ? "NavGraph.Place<\(naming.app)>" : "Place" }

  /// What the closures are called that wait for the outcomes of an owner's events; nil for events without one.
  func resultNames(of events: IDRange<EventOfScreen>, beside typeNames: Set<String>) -> [String?] {
    var scope: NameScope?
    var all: [String?] = []
    for (use, name) in zip(events, eventNames(of: events)) {
      guard outcome(of: graph.events[graph.eventsOfScreens[use].event]) != nil else {
        all.append(nil)
        continue
      }
      var names = scope ?? NameScope(reserved: Set(eventNames(of: events)), outer: typeNames)
      all.append(names.claim(name.withoutBackticks + "Result"))
      scope = names
    }
    return all
  }

  /// A closure that takes so many values and does nothing. For example: `{ _, _ in }`
  private func nothing(_ count: Int, isAwaited: Bool) -> String {
    let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    let body = head + (isAwaited ? ".dismissed(by: .app) " : "")
    return body.isEmpty ? "{}" : "{ " + body + "}"
  }

  /// The parameters of the screen that an event needs and that its own don't hide.
  private func screenParameters(of event: EventID, among around: IDRange<Parameter>) -> [ParameterID] {
    let own = graph.events[event].parameters
    return needed(by: event).filter { around.contains($0) && !own.contains($0) }
  }

  /// For example: `static func open(chat: ChatID) -> Event { Event("ChatList.open", .push(.chat(id: chat))) }`
  private mutating func value(_ event: EventID, of owner: EventOwner, named name: String) -> FunctionDescription {
    let own = text(graph.events[event].declared.name)
    let meaning = lowered.events[event.index]
    let steps = actions(meaning.branches, named: owner.stem + upperCamel(own))
    var list = [ArgumentDescription(nil, .string(owner.name + "." + own))]
    list.append(ArgumentDescription("at", .string(location(graph.events[event].declared.nameRange))))
    if !meaning.guards.isEmpty { list.append(ArgumentDescription("requires", .array(meaning.guards.map { guardUse($0) }))) }
    list += steps.map { ArgumentDescription(nil, $0) }
    return FunctionDescription(
      name, modifiers: ["static"], parameters: parameters(of: event, among: owner.parameters), returns: "Event",
      body: [.return(.call("Event", list))])
  }

  /// What makes the event as a value: what it needs of the screen, then what is its own.
  private func parameters(of event: EventID, among around: IDRange<Parameter>) -> [ParameterDescription] {
    parametersOfValue(event, among: around).map { parameter($0) }
  }

  func parametersOfValue(_ event: EventID, among around: IDRange<Parameter>) -> [ParameterID] {
    screenParameters(of: event, among: around) + Array(graph.events[event].parameters)
  }

  /// For example: `var open: @MainActor (_ chat: ChatID) -> Void`, and `{ chat in place.send(ChatList.open(chat: chat)) }`
  private func closure(
    _ id: EventID, of owner: EventOwner, named eventName: String, awaiting awaited: FlowResult?
  ) -> (VariableDescription, ClosureDescription) {
    let event = graph.events[id]
    let own = event.parameters
    let fromScreen = screenParameters(of: id, among: owner.parameters)
    let arguments = (fromScreen + Array(own)).map { unchanged($0) }
    var names = own.map { local(of: $0) }
    var type = "@MainActor ("
    func take(_ name: String, _ typeName: String) {
      type += type.utf8.last == UInt8(ascii: "(") ? "_ " : ", _ "
      type += name
      type += ": "
      type += typeName
    }
    var sent = [ArgumentDescription(nil, .call(owner.type + "." + eventName, arguments))]
    if event.isAnchored {
      let anchor = anchor(of: event, of: owner)
      names.insert(anchor, at: 0)
      take(anchor, "NavGraph.Anchor")
      sent.append(ArgumentDescription("anchor", .code(anchor)))
    }
    for id in own { take(name(of: id), typeName(graph.parameters[id].type)) }
    let body = awaited.map { awaiting(.call(naming.place + ".perform", sent), $0) } ?? .call(naming.place + ".send", sent)
    type += awaited.map { ") async -> Outcome<" + typeName($0) + ">" } ?? ") -> Void"
    let property = VariableDescription(
      doc: Array(doc(event.declared, summary(event)).prefix { !$0.isEmpty }), eventName, type)
    return (property, ClosureDescription(names, [.expression(body)]))
  }

  /// What the anchor of an event is called: no parameter around it has that name.
  private func anchor(of event: Event, of owner: EventOwner) -> String {
    var scope = NameScope(reserved: Set((Array(event.parameters) + Array(owner.parameters)).map { local(of: $0) } + [naming.place]))
    return scope.claim("anchor")
  }

  /// A closure that is called with labels, as closures by themselves aren't: values of one type are not mixed up.
  private func labelled(
    _ event: Event, _ name: String, of owner: EventOwner, _ closure: String, awaiting awaited: FlowResult?
  ) -> TypeDescription {
    var parameters = event.parameters.map { parameter($0) }
    if event.isAnchored {
      let anchor = anchor(of: event, of: owner)
      parameters.insert(ParameterDescription(label: anchor == "anchor" ? nil : "anchor", anchor, "NavGraph.Anchor"), at: 0)
    }
    var scope = NameScope(reserved: Set(parameters.map(\.name)))
    let call = scope.claim("call")
    let handed = ExpressionDescription.call(call, parameters.map { ArgumentDescription(nil, .code($0.name)) })
    return TypeDescription(
      doc: ["Asks for `\(text(event.declared.name))`. It can be replaced by any closure: `.init { ... }`."], .struct, name,
      modifiers: ["@MainActor"],
      members: [
        .variable(VariableDescription(call, closure, isLet: true, modifiers: ["private"])),
        .function(
          FunctionDescription(
            "init", parameters: [ParameterDescription(label: "_", call, "@escaping " + closure)],
            body: [.assign("self." + call, .code(call))])),
        .function(
          FunctionDescription(
            "callAsFunction", parameters: parameters, isAsync: awaited != nil,
            returns: awaited.map { "Outcome<" + typeName($0) + ">" },
            body: [awaited == nil ? .expression(handed) : .return(.code("await " + SwiftRenderer().text(handed)))])),
      ])
  }

  /// For example: `await place.perform(ChatList.compose()).compactMap(\.chatIDValue)`
  func awaiting(_ call: ExpressionDescription, _ result: FlowResult) -> ExpressionDescription {
    .code("await " + SwiftRenderer().text(call) + (result == .any ? "" : ".compactMap(\\." + caseName(result) + ")"))
  }

  /// For example: `on open(chat: ChatID) -> push Chat(id: chat)`, Messenger.navgraph:38
  private func summary(_ event: Event) -> String {
    let range = event.declared.range
    guard graph.files.indices.contains(Int(range.file.index)) else { return location(event.declared.nameRange) }
    var line = SourceLine(graph.files[Int(range.file.index)].bytes(range)).text(limit: 120)
    // What happens then is said by the app: a module is not written again for that.
    if module != nil { line = line.prefix(before: [" ->", " {"]) }
    return "`" + line + "`, " + location(event.declared.nameRange)
  }

  /// What the sender of the event can wait for.
  func outcome(of event: Event) -> FlowResult? { graph.outcome(of: event) }
}

extension String {
  /// What stands before the first of these words.
  fileprivate func prefix(before words: [String]) -> String {
    String(words.compactMap { firstRange(of: $0) }.map(\.lowerBound).min().map { self[..<$0] } ?? self[...])
  }
}
