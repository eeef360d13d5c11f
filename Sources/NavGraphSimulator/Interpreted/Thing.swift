import NavGraphLowering
import NavGraphModel

/// A screen, a modal, a root and so on of a graph that is read at run time: what it is, and the values that it's made with.
///
/// It carries the tables in which the graph's meaning is written, so that the run time, which knows only this value, can ask about it.
package struct Thing<Kind: ThingKind>: Hashable, Sendable, CustomStringConvertible {
  package let id: Kind.ID
  /// One for each of its parameters, in their order; defaults are filled in.
  package let values: [Value]
  package let tables: Tables

  package init(_ id: Kind.ID, _ values: [Value] = [], in tables: Tables) {
    self.id = id
    self.values = values
    self.tables = tables
  }

  package static func == (one: Thing, other: Thing) -> Bool { one.id == other.id && one.values == other.values }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(values)
  }

  /// As the language writes it: `Chat(id: "42")`. Arguments that are the defaults are left out, so that one thing has one text.
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

/// Tells screens from modals and modals from roots.
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

/// A container is known by its place; the values that it's made with are those of its screens.
package enum ContainerKind: ThingKind {
  package static func name(of id: Content, in tables: Tables) -> String { tables.graph.name(of: id) }
  package static func parameters(of id: Content, in tables: Tables) -> [ParameterID] { [] }
}

package enum GuardKind: ThingKind {
  package static func name(of id: GuardID, in tables: Tables) -> String { tables.graph.text(tables.graph.guards[id].declared.name) }
  package static func parameters(of id: GuardID, in tables: Tables) -> [ParameterID] { Array(tables.graph.guards[id].parameters) }
}

package enum ConditionKind: ThingKind {
  package static func name(of id: ConditionID, in tables: Tables) -> String { tables.graph.text(tables.graph.conditions[id].declared.name) }
  package static func parameters(of id: ConditionID, in tables: Tables) -> [ParameterID] { Array(tables.graph.conditions[id].parameters) }
}

/// The values are those that a continuation has captured.
package enum ContinuationKind: ThingKind {
  package static func name(of id: ContinuationID, in tables: Tables) -> String { "then" + String(id.raw) }
  package static func parameters(of id: ContinuationID, in tables: Tables) -> [ParameterID] { tables.lowered.continuations[id].captured }
}
