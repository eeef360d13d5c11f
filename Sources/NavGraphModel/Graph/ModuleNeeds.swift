import NavGraphSyntax

/// The types of other modules that each module's code would have to import.
package struct ModuleNeeds {
  /// A type of values, or the buttons of an alert.
  package enum Used: Hashable {
    case type(TypeID)
    case alert(AlertID)
  }

  /// A use of a type that is declared in another module's files.
  package struct Use {
    package var by: ModuleID
    /// The module that declares the type; nil for the app, which no module can import.
    package var of: ModuleID?
    package var type: Used
    package var range: SourceRange
  }

  /// An awaitable event of a module's screen whose outcome has the type of all results of the app.
  package struct Outcome {
    package var module: ModuleID
    package var name: Name
    package var range: SourceRange
  }

  /// The first use of each type by each module, in source order.
  package private(set) var uses: [Use] = []
  package private(set) var outcomes: [Outcome] = []

  package init(of graph: NavigationGraph) {
    guard !graph.modules.isEmpty else { return }
    var seen: Set<[UInt32]> = []
    for id in graph.screens.ids {
      guard let module = graph.module(of: graph.screens[id].declared.range) else { continue }
      add(graph.screens[id].parameters, by: module, in: graph, seen: &seen)
      for use in graph.screens[id].events { add(graph.events[graph.eventsOfScreens[use].event], by: module, in: graph, seen: &seen) }
    }
    for asked in graph.guards where asked.condition == nil {
      if let module = graph.module(of: asked.declared.range) { add(asked.parameters, by: module, in: graph, seen: &seen) }
    }
    for condition in graph.conditions {
      if let module = graph.module(of: condition.declared.range) { add(condition.parameters, by: module, in: graph, seen: &seen) }
    }
  }

  private mutating func add(_ event: Event, by module: ModuleID, in graph: NavigationGraph, seen: inout Set<[UInt32]>) {
    add(event.parameters, by: module, in: graph, seen: &seen)
    switch graph.outcome(of: event) {
    case .value(let type)?: add(type, at: event.declared.nameRange, by: module, in: graph, seen: &seen)
    case .alert(let alert)?:
      add(.alert(alert), of: graph.module(of: graph.alerts[alert].declared.range), at: event.declared.nameRange, by: module, seen: &seen)
    case .any?: outcomes.append(Outcome(module: module, name: event.declared.name, range: event.declared.nameRange))
    case .done?, nil: break
    }
  }

  private mutating func add(_ parameters: IDRange<Parameter>, by module: ModuleID, in graph: NavigationGraph, seen: inout Set<[UInt32]>) {
    for parameter in graph.parameters[parameters] { add(parameter.type, at: parameter.range, by: module, in: graph, seen: &seen) }
  }

  private mutating func add(
    _ type: TypeID, at range: SourceRange, by module: ModuleID, in graph: NavigationGraph, seen: inout Set<[UInt32]>
  ) {
    var type = type
    while true {
      switch graph.types[type] {
      case .optional(let inner), .list(let inner):
        type = inner
        continue
      case .alias(let id): add(.type(type), of: graph.module(of: graph.typeAliases[id].declared.range), at: range, by: module, seen: &seen)
      case .enumeration(let id):
        add(.type(type), of: graph.module(of: graph.enumerations[id].declared.range), at: range, by: module, seen: &seen)
      case .external(let id):
        add(.type(type), of: graph.module(of: graph.externalTypes[id].declared.range), at: range, by: module, seen: &seen)
      default: break
      }
      return
    }
  }

  private mutating func add(_ used: Used, of owner: ModuleID?, at range: SourceRange, by module: ModuleID, seen: inout Set<[UInt32]>) {
    guard owner != module else { return }
    let key: [UInt32] =
      switch used {
      case .type(let id): [module.raw, 0, id.raw]
      case .alert(let id): [module.raw, 1, id.raw]
      }
    if seen.insert(key).inserted { uses.append(Use(by: module, of: owner, type: used, range: range)) }
  }

  // MARK: Reading

  package func declared(of used: Used, in graph: NavigationGraph) -> Declared? {
    switch used {
    case .alert(let id): graph.alerts[id].declared
    case .type(let id):
      switch graph.types[id] {
      case .alias(let alias): graph.typeAliases[alias].declared
      case .enumeration(let enumeration): graph.enumerations[enumeration].declared
      case .external(let external): graph.externalTypes[external].declared
      default: nil
      }
    }
  }

  package func name(of used: Used, in graph: NavigationGraph) -> String {
    declared(of: used, in: graph).map { graph.text(of: $0.name) } ?? ""
  }

  /// Returns disjoint cycles of modules that need each other, as the uses that lead from each module to the next.
  package func circles(among count: Int) -> [[Use]] {
    var next = [[Use]](repeating: [], count: count)
    for use in uses where use.of != nil { next[use.by.index].append(use) }
    var isFound = [Bool](repeating: false, count: count)
    var isDone = isFound
    /// The position of each module on the current path, if any.
    var position = [Int?](repeating: nil, count: count)
    var found: [[Use]] = []
    for start in 0..<count where !isDone[start] {
      var stack = [(module: start, edge: 0)]
      var way: [Use] = []
      position[start] = 0
      while let top = stack.last {
        guard top.edge < next[top.module].count else {
          isDone[top.module] = true
          position[top.module] = nil
          stack.removeLast()
          _ = way.popLast()
          continue
        }
        stack[stack.count - 1].edge += 1
        let use = next[top.module][top.edge]
        guard let other = use.of?.index, !isDone[other] else { continue }
        if let first = position[other] {
          // A module that is already in a cycle ends the search for another one, which keeps the search short.
          guard !stack[first...].reversed().contains(where: { isFound[$0.module] }) else { continue }
          for step in stack[first...] { isFound[step.module] = true }
          found.append(Array(way[first...]) + [use])
        } else {
          position[other] = stack.count
          stack.append((other, 0))
          way.append(use)
        }
      }
    }
    return found
  }
}
