import NavGraphModel
import NavGraphSyntax

// One file per flow: what the screens can ask for.
extension Lowering {
  mutating func flowFiles() -> [SwiftFile] {
    var fileNames = NameScope(
      reserved: Set(["", "Routes", "UIKit", "Support", "UIKitSupport"].map { (naming.app + $0).lowercased() }))
    return flows().map { flow in
      let stem = flow.name.isEmpty ? "Screens" : upperCamel(flow.name)
      // Some file systems don't tell capitals apart: the claim is for the lowercase name.
      let claimed = fileNames.claim((naming.app + "+" + stem).lowercased())
      let number = claimed.dropFirst(swiftIdentifier((naming.app + "+" + stem).lowercased()).count)
      let types = flow.screens.filter { !graph.screens[$0].events.isEmpty }.map { Declaration.type(screenType($0)) }
      return file(
        naming.app + "+" + stem + number, [.type(TypeDescription(.extension, naming.app, modifiers: ["nonisolated"], members: types))])
    }
  }

  private struct Flow {
    var name: String
    var screens: [ScreenID]
  }

  /// Each screen belongs to the first flow that it is met in: a tab, a column, a modal, a stack, or the rest.
  private func flows() -> [Flow] {
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
      case .stack(let id): for screen in holdings.screens[id.index] { add(screen, to: name) }
      case .pages(let id): for page in graph.pageSets[id].pages { addAll(graph.pages[page].instance, to: name) }
      case .split(let id): for column in Column.allCases { addAll(graph.splits[id][column], to: name) }
      default: break
      }
    }
    for id in graph.tabs.ids { addAll(graph.tabs[id].content, to: graph.text(graph.tabs[id].declared.name)) }
    for id in graph.splits.ids {
      for column in Column.allCases { addAll(graph.splits[id][column], to: graph.text(graph.splits[id].declared.name)) }
    }
    for id in graph.modals.ids { addAll(graph.modals[id].content, to: graph.text(graph.modals[id].declared.name)) }
    for id in graph.pageSets.ids {
      for page in graph.pageSets[id].pages { addAll(graph.pages[page].instance, to: graph.text(graph.pageSets[id].declared.name)) }
    }
    for id in graph.stacks.ids {
      for screen in holdings.screens[id.index] { add(screen, to: graph.text(graph.stacks[id].declared.name)) }
    }
    for id in graph.screens.ids { add(id, to: "") }
    return flows
  }

  /// The namespace of one screen's events.
  private mutating func screenType(_ id: ScreenID) -> TypeDescription {
    let screen = graph.screens[id]
    let type = naming.screenTypes[id.index]
    var names = NameScope(reserved: ["Events"])
    var functions: [Declaration] = []
    var properties: [Declaration] = []
    var assignments: [Statement] = []
    let needed = screenParameters(of: id)
    for use in screen.events {
      let event = graph.events[graph.eventsOfScreens[use].event]
      let lowered = lower(event, of: id, type: type, name: names.claim(graph.text(event.declared.name)))
      functions.append(.function(lowered.factory))
      properties.append(.variable(lowered.property))
      assignments.append(.assign("self." + lowered.factory.name, .closure(lowered.closure)))
    }
    let parameters =
      [ParameterDescription(label: "_", naming.place, "Place")]
      + needed.map { parameter in
        ParameterDescription(name(of: parameter), typeName(graph.parameters[parameter].type))
      }
    let events = TypeDescription(
      doc: ["What \(swiftComment(graph.text(screen.declared.name))) can ask for. The closures keep nothing alive."], .struct, "Events",
      modifiers: ["@MainActor"],
      members: properties + [.function(FunctionDescription("init", parameters: parameters, body: assignments))])
    return TypeDescription(
      doc: doc(screen.declared, "The events of the screen \(graph.text(screen.declared.name)), \(location(screen.declared.nameRange))."),
      .enum, type, modifiers: ["nonisolated"], members: functions + [.type(events)])
  }

  private struct LoweredEvent {
    var factory: FunctionDescription
    var property: VariableDescription
    var closure: ClosureDescription
  }

  private mutating func lower(_ event: Event, of screen: ScreenID, type: String, name eventName: String) -> LoweredEvent {
    let own = event.parameters
    let all = used(in: event.branches) + used(in: event.requires).sorted()
    var fromScreen: [ParameterID] = []
    for id in all where graph.screens[screen].parameters.contains(id) && !own.contains(id) && !fromScreen.contains(id) {
      fromScreen.append(id)
    }
    fromScreen.sort()
    let title = graph.text(graph.screens[screen].declared.name) + "." + graph.text(event.declared.name)
    let steps = actions(event.branches, named: naming.screenCases[screen.index] + upperCamel(graph.text(event.declared.name)))
    var list = [ArgumentDescription(nil, .string(title))]
    if !event.requires.isEmpty { list.append(ArgumentDescription("requires", .array(event.requires.map { guardUse($0) }))) }
    list += steps.map { ArgumentDescription(nil, $0) }
    let comment = doc(event.declared, summary(event))
    let factory = FunctionDescription(
      doc: comment, eventName, modifiers: ["static"],
      parameters: (fromScreen + Array(own)).map { ParameterDescription(name(of: $0), typeName(graph.parameters[$0].type)) },
      returns: "Event", body: [.return(.call("Event", list))])

    let arguments = (fromScreen + Array(own)).map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
    var names = own.map { name(of: $0) }
    var types = own.map { "_ " + name(of: $0) + ": " + typeName(graph.parameters[$0].type) }
    var sent = [ArgumentDescription(nil, ExpressionDescription.call(type + "." + eventName, arguments))]
    if event.isAnchored {
      var scope = NameScope(reserved: Set(names + fromScreen.map { name(of: $0) } + [naming.place]))
      let anchor = scope.claim("anchor")
      names.insert(anchor, at: 0)
      types.insert("_ " + anchor + ": Navigation.Anchor", at: 0)
      sent.append(ArgumentDescription("anchor", .code(anchor)))
    }
    let awaited = outcome(of: event)
    let renderer = SwiftRenderer(isPublic: false)
    let body: ExpressionDescription
    if let awaited {
      let call = renderer.text(.call(naming.place + ".perform", sent))
      body = .code("await " + call + ".compactMap(\\." + caseName(awaited) + ")")
    } else {
      body = .call(naming.place + ".send", sent)
    }
    let result = awaited.map { "async -> Outcome<" + typeName($0) + ">" } ?? "-> Void"
    return LoweredEvent(
      factory: factory,
      property: VariableDescription(
        doc: Array(comment.prefix { !$0.isEmpty }), eventName, "@MainActor (" + types.joined(separator: ", ") + ") " + result),
      closure: ClosureDescription(names, [.expression(body)]))
  }

  /// For example: `on open(chat: ChatID) -> push Chat(id: chat)`, Messenger.navgraph:38
  private func summary(_ event: Event) -> String {
    let range = event.declared.range
    guard graph.files.indices.contains(Int(range.file.index)) else { return location(event.declared.nameRange) }
    let text = graph.files[Int(range.file.index)].text(range)
    let first = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    var words = first.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    if words.hasSuffix("{") { words += " ..." }
    return "`" + words + "`, " + location(event.declared.nameRange)
  }

  /// What whoever sends the event can wait for: the outcome of what it presents, if all its ways agree on one.
  func outcome(of event: Event) -> FlowResult? {
    var found: FlowResult?
    var isAwaited = false
    for id in event.branches {
      let branch = graph.branches[id]
      guard let last = branch.steps.last, case .present(let instance, _) = graph.steps[last].action else { continue }
      let result = result(of: graph.instances[instance].content)
      if result != .done || !branch.arms.isEmpty { isAwaited = true }
      if let found, found != result { return nil }
      found = result
    }
    return isAwaited ? found : nil
  }
}
