import NavGraphLowering
import NavGraphModel

// Restoration records: names of the graph, and values in the JSON that an app would write.
extension Simulated {
  package static var fingerprint: String { Tables.current.fingerprint }

  package static func record(of screen: Screen) -> NavGraph.Record {
    record(of: screen, isTransient: screen.tables.graph.screens[screen.id].isTransient)
  }

  package static func recordName(of screen: Screen) -> String { ScreenKind.name(of: screen.id, in: screen.tables) }

  package static func screen(from record: NavGraph.Record) -> Screen? {
    let tables = Tables.current
    guard let id = tables.screensByName[record.name], !tables.graph.screens[id].isTransient else { return nil }
    return thing(for: id, from: record, in: tables)
  }

  package static func record(ofModal modal: Modal) -> NavGraph.Record {
    if case .alert = modal.id { return .transient(ModalKind.name(of: modal.id, in: modal.tables)) }
    return record(of: modal, isTransient: false)
  }

  package static func modal(from record: NavGraph.Record) -> Modal? {
    content(named: record.name, among: Tables.current.lowered.presentables, in: record)
  }

  package static func record(ofRoot root: Root) -> NavGraph.Record { record(of: root, isTransient: false) }

  package static func root(from record: NavGraph.Record) -> Root? {
    content(named: record.name, among: Tables.current.lowered.roots, in: record)
  }

  package static func record(ofContinuation continuation: Continuation) -> NavGraph.Record { record(of: continuation, isTransient: false) }

  package static func continuation(from record: NavGraph.Record) -> Continuation? {
    let tables = Tables.current
    guard let id = tables.lowered.continuations.ids.first(where: { ContinuationKind.name(of: $0, in: tables) == record.name }) else {
      return nil
    }
    return thing(for: id, from: record, in: tables, hasDefaults: false)
  }

  private static func content<Kind: ThingKind>(
    named name: String, among all: [Content], in record: NavGraph.Record
  ) -> Thing<Kind>? where Kind.ID == Content {
    let tables = Tables.current
    guard let content = all.first(where: { recordName(of: $0, in: tables) == name }) else { return nil }
    return thing(for: content, from: record, in: tables)
  }

  /// Returns the name of content in records. An inline stack has the name of its root, so its number follows the name.
  private static func recordName(of content: Content, in tables: Tables) -> String {
    guard case .stack(let id) = content, tables.graph.stacks[id].isInline else { return tables.graph.name(of: content) }
    return tables.graph.name(of: content) + "." + String(id.raw)
  }

  // MARK: Values

  private static func record<Kind>(of thing: Thing<Kind>, isTransient: Bool) -> NavGraph.Record {
    let graph = thing.tables.graph
    let name = (thing.id as? Content).map { recordName(of: $0, in: thing.tables) } ?? Kind.name(of: thing.id, in: thing.tables)
    let parameters = Kind.parameters(of: thing.id, in: thing.tables)
    let isKept = parameters.allSatisfy { id in
      let parameter = graph.parameters[id]
      return graph.isCodable(parameter.type) || parameter.defaultValue != nil || graph.isOptional(parameter.type)
    }
    guard isKept, !isTransient else { return .transient(name) }
    var record = NavGraph.Record(name)
    for (id, value) in zip(parameters, thing.values) where graph.isCodable(graph.parameters[id].type) {
      guard let json = value.json(in: graph) else { return .transient(name) }
      record = record.with(key(of: id, among: parameters, in: graph), json: "[" + json + "]")
    }
    return record
  }

  /// Returns the thing that a record describes, or nil if a value is missing. Optional parameters and those with a default need no value.
  private static func thing<Kind: ThingKind>(
    for id: Kind.ID, from record: NavGraph.Record, in tables: Tables, hasDefaults: Bool = true
  ) -> Thing<Kind>? {
    guard !record.isTransient else { return nil }
    let graph = tables.graph
    let parameters = Kind.parameters(of: id, in: tables)
    var values: [Value] = []
    for parameter in parameters {
      let type = graph.parameters[parameter].type
      let kept = graph.isCodable(type) ? Self.kept(for: key(of: parameter, among: parameters, in: graph), in: record) : nil
      let fallback: Value =
        hasDefaults ? tables.defaults[parameter.index] : graph.isOptional(type) ? .nil : .unknown
      let value = kept?.value(as: type, in: graph) ?? fallback
      if value == .unknown { return nil }
      values.append(value)
    }
    return Thing(id, values: values, in: tables)
  }

  /// Returns the saved value with this key. It doesn't use `try?`, which would read a `KeptValue?` and treat null as a missing value.
  private static func kept(for key: String, in record: NavGraph.Record) -> KeptValue? {
    do { return try record.value(key) as KeptValue } catch { return nil }
  }

  /// Returns the name of a parameter in a record. Two captured parameters with the same name get different names.
  private static func key(of id: ParameterID, among parameters: [ParameterID], in graph: NavigationGraph) -> String {
    let name = graph.text(of: graph.parameters[id].name)
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
