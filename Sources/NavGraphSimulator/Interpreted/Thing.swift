import NavGraphLowering
import NavGraphModel

/// A screen, modal, root, or other item of an interpreted graph, with its values.
///
/// It contains the tables of the graph, because the runtime passes only this value.
package struct Thing<Kind: ThingKind>: Hashable, Sendable, CustomStringConvertible {
  package let id: Kind.ID
  /// The values of its parameters, in their order, with defaults filled in.
  package let values: [Value]
  package let tables: Tables

  package init(_ id: Kind.ID, values: [Value] = [], in tables: Tables) {
    self.id = id
    self.values = values
    self.tables = tables
  }

  package static func == (one: Thing, other: Thing) -> Bool { one.id == other.id && one.values == other.values }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(values)
  }

  /// The text in the syntax of the language: `Chat(id: "42")`. Arguments that
  /// equal the defaults are omitted, so that equal things have equal texts.
  package var description: String {
    let name = Kind.name(of: id, in: tables)
    if values.isEmpty { return name }
    let arguments = zip(Kind.parameters(of: id, in: tables), values).compactMap { parameter, value -> String? in
      if value == tables.defaults[parameter.index], tables.graph.parameters[parameter].defaultValue != nil { return nil }
      return tables.parameterNames[parameter.index] + ": " + value.text(in: tables.graph)
    }
    return name + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
  }
}

/// The kind of a `Thing`, which distinguishes the types of screens, modals, and roots.
package protocol ThingKind: Sendable {
  associatedtype ID: Hashable & Sendable
  static func name(of id: ID, in tables: Tables) -> String
  static func parameters(of id: ID, in tables: Tables) -> [ParameterID]
}

package enum ScreenKind: ThingKind {
  package static func name(of id: ScreenID, in tables: Tables) -> String { tables.screenNames[id.index] }
  package static func parameters(of id: ScreenID, in tables: Tables) -> [ParameterID] { Array(tables.graph.screens[id].parameters) }
}

package enum ModalKind: ThingKind {
  package static func name(of id: Content, in tables: Tables) -> String { tables.graph.name(of: id) }
  package static func parameters(of id: Content, in tables: Tables) -> [ParameterID] { Array(tables.graph.parameters(of: id)) }
}

package enum RootKind: ThingKind {
  package static func name(of id: Content, in tables: Tables) -> String { tables.graph.name(of: id) }
  package static func parameters(of id: Content, in tables: Tables) -> [ParameterID] { Array(tables.graph.parameters(of: id)) }
}

/// The kind of containers. A container is identified by its place, and has no values.
package enum ContainerKind: ThingKind {
  package static func name(of id: Content, in tables: Tables) -> String { tables.graph.name(of: id) }
  package static func parameters(of id: Content, in tables: Tables) -> [ParameterID] { [] }
}

package enum GuardKind: ThingKind {
  package static func name(of id: GuardID, in tables: Tables) -> String { tables.graph.text(of: tables.graph.guards[id].declared.name) }
  package static func parameters(of id: GuardID, in tables: Tables) -> [ParameterID] { Array(tables.graph.guards[id].parameters) }
}

package enum ConditionKind: ThingKind {
  package static func name(of id: ConditionID, in tables: Tables) -> String {
    tables.graph.text(of: tables.graph.conditions[id].declared.name)
  }
  package static func parameters(of id: ConditionID, in tables: Tables) -> [ParameterID] { Array(tables.graph.conditions[id].parameters) }
}

/// The kind of continuations. The values are those that a continuation has captured.
package enum ContinuationKind: ThingKind {
  package static func name(of id: ContinuationID, in tables: Tables) -> String { "then" + String(id.raw) }
  package static func parameters(of id: ContinuationID, in tables: Tables) -> [ParameterID] { tables.lowered.continuations[id].captured }
}
