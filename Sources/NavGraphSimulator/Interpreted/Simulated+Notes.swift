import NavGraphLowering
import NavGraphModel

// What restoration keeps: names of the graph, and values in the JSON that an app would write.
extension Simulated {
  package static var fingerprint: String { Tables.current.fingerprint }

  package static func note(of screen: Screen) -> NavGraph.Note {
    note(of: screen, isTransient: screen.tables.graph.screens[screen.id].isTransient)
  }

  package static func noteName(of screen: Screen) -> String { ScreenKind.name(of: screen.id, in: screen.tables) }

  package static func screen(from note: NavGraph.Note) -> Screen? {
    let tables = Tables.current
    guard let id = tables.screensByName[note.name], !tables.graph.screens[id].isTransient else { return nil }
    return thing(id, from: note, in: tables)
  }

  package static func note(ofModal modal: Modal) -> NavGraph.Note {
    if case .alert = modal.id { return .transient(ModalKind.name(of: modal.id, in: modal.tables)) }
    return note(of: modal, isTransient: false)
  }

  package static func modal(from note: NavGraph.Note) -> Modal? {
    content(named: note.name, among: Tables.current.lowered.presentables, note)
  }

  package static func note(ofRoot root: Root) -> NavGraph.Note { note(of: root, isTransient: false) }

  package static func root(from note: NavGraph.Note) -> Root? { content(named: note.name, among: Tables.current.lowered.roots, note) }

  package static func note(ofContinuation continuation: Continuation) -> NavGraph.Note { note(of: continuation, isTransient: false) }

  package static func continuation(from note: NavGraph.Note) -> Continuation? {
    let tables = Tables.current
    guard let id = tables.lowered.continuations.ids.first(where: { ContinuationKind.name(of: $0, in: tables) == note.name }) else {
      return nil
    }
    return thing(id, from: note, in: tables, hasDefaults: false)
  }

  /// The content of that name: a modal and a stack may share one, and are told apart by their number.
  private static func content<Kind: ThingKind>(
    named name: String, among all: [Content], _ note: NavGraph.Note
  ) -> Thing<Kind>? where Kind.ID == Content {
    let tables = Tables.current
    guard let content = all.first(where: { noteName(of: $0, in: tables) == name }) else { return nil }
    return thing(content, from: note, in: tables)
  }

  /// An inline stack is called as its root is, so it has its number besides.
  private static func noteName(of content: Content, in tables: Tables) -> String {
    guard case .stack(let id) = content, tables.graph.stacks[id].isInline else { return tables.graph.name(of: content) }
    return tables.graph.name(of: content) + "." + String(id.raw)
  }

  // MARK: Values

  private static func note<Kind>(of thing: Thing<Kind>, isTransient: Bool) -> NavGraph.Note {
    let graph = thing.tables.graph
    let name = (thing.id as? Content).map { noteName(of: $0, in: thing.tables) } ?? Kind.name(of: thing.id, in: thing.tables)
    let parameters = Kind.parameters(of: thing.id, in: thing.tables)
    let isKept = parameters.allSatisfy { id in
      let parameter = graph.parameters[id]
      return graph.isCodable(parameter.type) || parameter.defaultValue != nil || graph.isOptional(parameter.type)
    }
    guard isKept, !isTransient else { return .transient(name) }
    var note = NavGraph.Note(name)
    for (id, value) in zip(parameters, thing.values) where graph.isCodable(graph.parameters[id].type) {
      guard let json = value.json(in: graph) else { return .transient(name) }
      note = note.with(key(id, among: parameters, in: graph), json: "[" + json + "]")
    }
    return note
  }

  /// What is optional or has a default falls back to that.
  private static func thing<Kind: ThingKind>(
    _ id: Kind.ID, from note: NavGraph.Note, in tables: Tables, hasDefaults: Bool = true
  ) -> Thing<Kind>? {
    guard !note.isTransient else { return nil }
    let graph = tables.graph
    let parameters = Kind.parameters(of: id, in: tables)
    var values: [Value] = []
    for parameter in parameters {
      let type = graph.parameters[parameter].type
      let kept = graph.isCodable(type) ? Self.kept(key(parameter, among: parameters, in: graph), in: note) : nil
      let fallback: Value =
        hasDefaults ? tables.defaults[parameter.index] : graph.isOptional(type) ? .nil : .unknown
      let value = kept?.value(as: type, in: graph) ?? fallback
      if value == .unknown { return nil }
      values.append(value)
    }
    return Thing(id, values, in: tables)
  }

  /// What a note keeps under that name. Not with `try?`, which would read a `KeptValue?`, and take a null for nothing.
  private static func kept(_ key: String, in note: NavGraph.Note) -> KeptValue? {
    do { return try note.value(key) as KeptValue } catch { return nil }
  }

  /// The name of a parameter; two captured values of one name are told apart.
  private static func key(_ id: ParameterID, among parameters: [ParameterID], in graph: NavigationGraph) -> String {
    let name = graph.text(graph.parameters[id].name)
    let same = parameters.filter { graph.parameters[$0].name == graph.parameters[id].name }
    guard let index = same.firstIndex(of: id), index > 0 else { return name }
    return name + String(index + 1)
  }
}

extension NavigationGraph {
  func isOptional(_ type: TypeID) -> Bool {
    if case .optional = types[type] { true } else { false }
  }

  func isCodable(_ type: TypeID) -> Bool {
    switch types[type] {
    case .external(let id): externalTypes[id].isCodable
    case .optional(let inner), .list(let inner): isCodable(inner)
    default: true
    }
  }
}
