import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

// Generates a file for each flow or source, with the events of its screens.
extension SwiftGenerator {
  mutating func flowFiles(to take: (SwiftFile) -> Void) {
    var fileNames = NameScope(
      reserved: Set(OutputLayout.parts.map { (namespace + $0).lowercased() }))
    for flow in flows() {
      // A file name such as `Notes+Notes.swift` would look like an error.
      let own = flow.name.isEmpty ? "Screens" : upperCamel(flow.name)
      let stem = own.lowercased() == namespace.lowercased() ? own + "Flow" : own
      // Some file systems are case-insensitive, so the lowercase name must be unique.
      let claimed = fileNames.claim((namespace + "+" + stem).lowercased())
      let number = claimed.dropFirst(swiftIdentifier((namespace + "+" + stem).lowercased()).count)
      take(file(named: namespace + "+" + stem + number, declarations: [screenTypes(for: flow.screens)]))
    }
    if module == nil, let type = appEventsType() {
      let claimed = fileNames.claim((naming.app + "+AppEvents").lowercased())
      let number = claimed.dropFirst(swiftIdentifier((naming.app + "+AppEvents").lowercased()).count)
      take(file(named: naming.app + "+AppEvents" + number, declarations: [types(with: [type])]))
    }
  }

  mutating func sourceFiles(to take: (SwiftFile) -> Void) {
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
            named: name, from: source,
            because: module == nil ? "no screen of that file has events" : "no screen of the module is in that file, or none has events")
          : file(
            named: name, from: source, declarations: [types(with: (own.map { [$0] } ?? []) + screens[index].map { screenType(for: $0) })]))
    }
  }

  /// Whether the events of a screen are generated. The app includes those of all screens, a module only its own.
  private func isWritten(_ id: ScreenID) -> Bool { module == nil || isOwn(graph.screens[id].declared) }

  private mutating func screenTypes(for screens: [ScreenID]) -> Declaration { types(with: screens.map { screenType(for: $0) }) }

  private func types(with types: [TypeDescription]) -> Declaration {
    .type(TypeDescription(kind: .extension, name: namespace, modifiers: ["nonisolated"], members: types.map { .type($0) }))
  }

  private struct Flow {
    var name: String
    var screens: [ScreenID]
  }

  /// Groups the screens of a module by source file, because the app determines which flows lead to them.
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

  /// Assigns each screen to the first flow that contains it: a tab, column, modal, or stack, or the rest.
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
    for id in graph.tabs.ids { addAll(graph.tabs[id].content, to: text(of: graph.tabs[id].declared.name)) }
    for id in graph.splits.ids {
      for column in Column.allCases { addAll(graph.splits[id][column], to: text(of: graph.splits[id].declared.name)) }
    }
    for id in graph.modals.ids { for content in graph.contents(of: id) { addAll(content, to: text(of: graph.modals[id].declared.name)) } }
    for id in graph.pageSets.ids {
      for page in graph.pageSets[id].pages { addAll(graph.pages[page].instance, to: text(of: graph.pageSets[id].declared.name)) }
    }
    for id in graph.stacks.ids {
      for screen in lowered.slots.screens(of: id) { add(screen, to: text(of: graph.stacks[id].declared.name)) }
    }
    for id in graph.screens.ids { add(id, to: "") }
    return flows
  }

  /// The owner of events: a screen or the app.
  struct EventOwner {
    /// The namespace that is generated for the events.
    var type: String
    /// The declared name.
    var name: String
    /// The prefix of the names of continuations after these events.
    var stem: String
    var parameters: IDRange<Parameter>
    var events: IDRange<ScreenEvent>
    var half: EventHalf = .whole
    /// The name of the closures' type, if a module declares it.
    var eventsType = ""
    /// The names of the types in the same scope as the closures.
    var typeNames: Set<String>
    var doc: [String]
  }

  private func owner(for id: ScreenID) -> EventOwner {
    let screen = graph.screens[id]
    let name = text(of: screen.declared.name)
    return EventOwner(
      type: naming.screenTypes[id.index], name: name, stem: naming.screenCases[id.index], parameters: screen.parameters,
      events: screen.events, half: half(of: screen.declared),
      eventsType: nameInModule(of: screen.declared) { $0.screenTypes[id.index] } + ".Events",
      typeNames: naming(of: screen.declared).typeNames,
      doc: ["The events of the screen \(name)."])
  }

  private mutating func screenType(for id: ScreenID) -> TypeDescription { eventsType(of: owner(for: id)) }

  /// Returns the namespace of an owner's events: the closures, and the events as values.
  mutating func eventsType(of owner: EventOwner) -> TypeDescription {
    var properties: [Declaration] = []
    var types: [Declaration] = []
    var sent: [ArgumentDescription] = []
    var members: [ParameterDescription] = []
    var values: [Declaration] = []
    let eventNames = eventNames(of: owner.events)
    let valueNames = valueNames(of: owner.events)
    // A name without an uppercase form, such as `_x`, is the same for the event and its type.
    var typeNames: NameScope?
    for ((use, valueName), name) in zip(zip(owner.events, valueNames), eventNames) {
      let event = graph.eventsOfScreens[use].event
      var closure = closure(for: event, of: owner, named: valueName)
      if isLabelled(graph.events[event]) {
        var scope = typeNames ?? NameScope(reserved: Set(eventNames), outer: Naming.reserved, owner.typeNames)
        let type = scope.claim(upperCamel(name.withoutBackticks), suffix: "Event")
        typeNames = scope
        types.append(.type(labelled(for: graph.events[event], named: type, of: owner, closure: closure)))
        closure.name(type, in: owner.half == .meaning ? "Events." : "")
      }
      let property = VariableDescription(
        doc: quickHelp(of: graph.events[event]), name: name, type: closure.type,
        value: closure.nothing)
      members.append(ParameterDescription(name: name, type: closure.parameterType, default: property.value))
      properties.append(.variable(property))
      sent.append(ArgumentDescription(label: name, value: closure.value))
      if owner.half != .closures { values.append(.function(value(for: event, of: owner, named: valueName))) }
    }
    let parameters =
      [ParameterDescription(label: "_", name: naming.place, type: placeType)]
      + screenParameters(of: owner.events, among: owner.parameters).map { parameter(for: $0) }
    let making = Statement.return(.call("Events", with: sent))
    let none = VariableDescription(name: "none", type: "Events", modifiers: ["static"], getter: [.return(.call("Events"))])
    // Swift's memberwise initializer is internal.
    let memberwise = FunctionDescription(
      name: "init", parameters: members, body: members.map { .assign("self." + $0.name, .code($0.name)) })
    let shared: [Declaration] = (isSeenOutside ? [.function(memberwise)] : []) + [.variable(none)]
    let events: [Declaration]
    switch owner.half {
    case .whole:
      let at = FunctionDescription(name: "at", modifiers: ["static"], parameters: parameters, returns: "Events", body: [making])
      events = [closureType(with: properties + shared + [.function(at)] + types)]
    case .closures: events = [closureType(with: properties + shared + types)]
    case .meaning:
      let made = FunctionDescription(
        doc: ["Creates the events, which are sent from `\(naming.place)`."], name: maker(beside: valueNames),
        modifiers: ["@MainActor", "static"],
        parameters: parameters, returns: "Events", body: [making])
      events = [.alias(TypealiasDescription(name: "Events", type: owner.eventsType)), .function(made)]
    }
    return TypeDescription(doc: owner.doc, kind: .enum, name: owner.type, modifiers: ["nonisolated"], members: events + values)
  }

  private func closureType(with members: [Declaration]) -> Declaration {
    .type(TypeDescription(kind: .struct, name: "Events", modifiers: ["@MainActor"], members: members))
  }

  /// The type of places. A package import counts as used only if a name of the module itself is used.
  private var placeType: String { access == .package ? "NavGraph.Place<Graph>" : "Graph.Place" }

  /// Returns the parameters of the screen that an event uses, except those that its own parameters hide.
  private func screenParameters(of event: EventID, among around: IDRange<Parameter>) -> [ParameterID] {
    let own = graph.events[event].parameters
    return needed(by: event).filter { around.contains($0) && !own.contains($0) }
  }

  /// For example: `static func open(chat: ChatID) -> Graph.Event { Graph.Event("ChatList.open", .push(.chat(id: chat))) }`
  private mutating func value(for event: EventID, of owner: EventOwner, named name: String) -> FunctionDescription {
    let own = text(of: graph.events[event].declared.name)
    let meaning = lowered.events[event.index]
    let steps = actions(for: meaning.branches, named: owner.stem + upperCamel(own))
    var list = [ArgumentDescription(label: nil, value: .string(owner.name + "." + own))]
    if !meaning.guards.isEmpty {
      list.append(ArgumentDescription(label: "requires", value: .array(meaning.guards.map { guardUse(for: $0) })))
    }
    list += steps.map { ArgumentDescription(label: nil, value: $0) }
    return FunctionDescription(
      name: name, modifiers: ["static"], parameters: parameters(of: event, among: owner.parameters), returns: "Graph.Event",
      body: [.return(.call("Graph.Event", with: list))])
  }

  /// Returns the parameters of an event as a value: those of the screen that it uses, then its own.
  private func parameters(of event: EventID, among around: IDRange<Parameter>) -> [ParameterDescription] {
    parametersOfValue(for: event, among: around).map { parameter(for: $0) }
  }

  func parametersOfValue(for event: EventID, among around: IDRange<Parameter>) -> [ParameterID] {
    screenParameters(of: event, among: around) + Array(graph.events[event].parameters)
  }

  /// Whether an event is called with argument labels. Plain closures have none, and labels prevent swapped values.
  func isLabelled(_ event: Event) -> Bool { event.parameters.endIndex + (event.isAnchored ? 1 : 0) > 1 }

  /// For example: `var open: @MainActor (_ chat: ChatID) -> Void`, and `{ chat in place.send(ChatList.open(chat: chat)) }`
  private func closure(for id: EventID, of owner: EventOwner, named eventName: String) -> EventClosure {
    let event = graph.events[id]
    let arguments = (screenParameters(of: id, among: owner.parameters) + Array(event.parameters)).map { unchanged($0) }
    var sent = [ArgumentDescription(label: nil, value: .call(owner.type + "." + eventName, with: arguments))]
    var inputs = event.parameters.map {
      EventClosure.Input(name: name(of: $0), local: local(of: $0), type: typeName(of: graph.parameters[$0].type))
    }
    if event.isAnchored {
      let anchor = anchor(of: event, of: owner)
      inputs.insert(EventClosure.Input(name: anchor, local: anchor, type: "NavGraph.Anchor"), at: 0)
      sent.append(ArgumentDescription(label: "anchor", value: .code(anchor)))
    }
    let result = outcome(of: event)
    return EventClosure(
      inputs: inputs, send: .call(naming.place + ".send", with: sent), result: result.map { typeName(of: $0) },
      perform: result.map { awaiting(.call(naming.place + ".perform", with: sent), for: $0) })
  }

  /// Returns the name of an event's anchor, which differs from all parameters in scope.
  private func anchor(of event: Event, of owner: EventOwner) -> String {
    var scope = NameScope(reserved: Set((Array(event.parameters) + Array(owner.parameters)).map { local(of: $0) } + [naming.place]))
    return scope.claim("anchor")
  }

  /// Returns the type of an event that is called with argument labels.
  private func labelled(for event: Event, named name: String, of owner: EventOwner, closure: EventClosure) -> TypeDescription {
    var parameters = event.parameters.map { parameter(for: $0) }
    if event.isAnchored {
      let anchor = anchor(of: event, of: owner)
      parameters.insert(ParameterDescription(label: anchor == "anchor" ? nil : "anchor", name: anchor, type: "NavGraph.Anchor"), at: 0)
    }
    return closure.labelled(for: text(of: event.declared.name), named: name, parameters: parameters)
  }

  /// For example: `await place.perform(ChatList.compose()).compactMap(\.chatIDValue)`
  func awaiting(_ call: ExpressionDescription, for result: FlowResult) -> ExpressionDescription {
    .code("await " + SwiftRenderer().text(of: call) + (result == .any ? "" : ".compactMap(\\." + caseName(of: result) + ")"))
  }

  /// Returns the documentation of an event's closure: the first paragraph of its description, and its declaration.
  private func quickHelp(of event: Event) -> [String] {
    let own = Array(doc(at: event.declared.doc).prefix { !$0.isEmpty })
    return (own.isEmpty ? [] : own + [""]) + [summary(event)]
  }

  /// Returns the declaration of the event: `on open(chat: ChatID) -> push Chat(id: chat)`
  private func summary(_ event: Event) -> String {
    let range = event.declared.range
    guard graph.files.indices.contains(Int(range.file.index)) else { return "" }
    var line = SourceLine(graph.files[Int(range.file.index)].bytes(in: range)).text(limit: 300)
    // The app declares what follows the event, so a change there mustn't change the module.
    if module != nil { line = line.prefix(before: [" ->", " {"]) }
    return "`" + line + "`"
  }

  /// Returns the result that the sender of the event can await.
  func outcome(of event: Event) -> FlowResult? { graph.outcome(of: event) }
}

extension String {
  fileprivate func prefix(before words: [String]) -> String {
    String(words.compactMap { firstRange(of: $0) }.map(\.lowerBound).min().map { self[..<$0] } ?? self[...])
  }
}
