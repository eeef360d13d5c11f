/// The declarations that were named.
struct Uses: Sendable {
  private var types: [Bool] = []
  private var guards: [Bool] = []
  private var conditions: [Bool] = []
  private var eventGroups: [Bool] = []
  private var appearances: [Bool] = []

  /// The conditions that `requires` names.
  private var required: Set<ConditionID> = []

  /// Allocates the arrays after everything is declared.
  mutating func begin(in graph: NavigationGraph) {
    types = Array(repeating: false, count: graph.types.count)
    guards = Array(repeating: false, count: graph.guards.count)
    conditions = Array(repeating: false, count: graph.conditions.count)
    eventGroups = Array(repeating: false, count: graph.eventGroups.count)
    appearances = Array(repeating: false, count: graph.appearances.count)
  }

  mutating func mark(_ meaning: Symbol) {
    switch meaning {
    case .content: break
    case .type(let id): types[id.index] = true
    case .guard(let id): guards[id.index] = true
    case .condition(let id): conditions[id.index] = true
    case .events(let id): eventGroups[id.index] = true
    case .appearance(let id): appearances[id.index] = true
    }
  }

  mutating func markRequired(_ id: ConditionID) {
    mark(.condition(id))
    required.insert(id)
  }

  func isRequired(_ id: ConditionID) -> Bool { required.contains(id) }

  func contains(_ meaning: Symbol) -> Bool {
    switch meaning {
    case .content: true
    case .type(let id): types[id.index]
    case .guard(let id): guards[id.index]
    case .condition(let id): conditions[id.index]
    case .events(let id): eventGroups[id.index]
    case .appearance(let id): appearances[id.index]
    }
  }
}
