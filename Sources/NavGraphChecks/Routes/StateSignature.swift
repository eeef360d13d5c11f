import NavGraphModel
import NavGraphSyntax

/// The destination of a route as numbers, which are equal for two routes that lead to the same state for the same values.
///
/// Placeholders are numbered by their first use in the destination, so their names don't matter.
struct StateSignature {
  private(set) var words: [UInt64] = []
  private var numbers: [(ParameterID, UInt64)] = []
  private var parameters = IDRange<Parameter>.none

  /// Replaces the signature with that of a route. Returns false if something couldn't be resolved, or if the route has more than a
  /// destination.
  mutating func read(_ route: Route, in graph: NavigationGraph) -> Bool {
    words.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    guard !route.destinations.isEmpty, !graph.hasArms(route.destinations), !route.isPoisoned else { return false }
    parameters = route.parameters
    for host in route.hosts { add(1, host.raw) }
    for scheme in route.schemes { add(2, scheme.raw) }
    add(3, UInt32(route.links.map { App.LinkPolicy.allCases.firstIndex(of: $0) ?? 0 } ?? 9))
    add(8, UInt32(truncatingIfNeeded: route.expiry ?? 0))
    for use in graph.guardUses[route.requires] {
      add(4, use.guard.raw)
      guard add(use.arguments, graph) else { return false }
    }
    for branch in route.branches {
      add(50, branch.raw &- route.branches.start)
      if let test = graph.branches[branch].test { guard add(test, graph) else { return false } }
    }
    for destination in graph.destinations[route.destinations] {
      add(51, destination.branch.map { $0.raw &- route.branches.start } ?? .max)
      add(5, UInt32(destination.idioms.rawValue))
      if let root = destination.root, graph.content(of: root) == .unknown { return false }
      add(6, destination.root?.instance.raw ?? .max)
      add(7, UInt32(truncatingIfNeeded: destination.hereFrom ?? -1))
      // The root of a stack may be named or omitted.
      var root = destination.root.flatMap { StateSignature.rootScreen($0.instance, on: destination.idioms, graph) }
      for step in graph.destinationSteps[destination.steps] {
        if case .screen(let instance) = step.kind, let shown = root, graph.instances[instance].content == .screen(shown),
          graph.instances[instance].arguments.isEmpty
        {
          root = nil
          continue
        }
        root = nil
        switch step.kind {
        case .tab(let tab): root = graph.tabs[tab].content.flatMap { StateSignature.rootScreen($0, on: destination.idioms, graph) }
        case .present(let instance, _): root = StateSignature.rootScreen(instance, on: destination.idioms, graph)
        default: break
        }
        guard add(step.kind, graph) else { return false }
      }
    }
    return true
  }

  /// Returns the root of a stack, or of the stack in a modal.
  private static func rootScreen(_ instance: InstanceID, on idioms: Idioms, _ graph: NavigationGraph) -> ScreenID? {
    var instance = instance
    if case .modal(let modal) = graph.instances[instance].content, let content = graph.content(of: modal, on: idioms) { instance = content }
    guard case .stack(let stack) = graph.instances[instance].content, let root = graph.stacks[stack].root,
      case .screen(let screen) = graph.instances[root].content
    else { return nil }
    return screen
  }

  var hash: UInt64 {
    words.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 &+ ($0 >> 29) }
  }

  private mutating func add(_ tag: UInt64, _ number: UInt32) { words.append(tag << 32 | UInt64(number)) }

  private mutating func add(_ kind: DestinationStep.Kind, _ graph: NavigationGraph) -> Bool {
    switch kind {
    case .tab(let tab):
      add(10, tab.raw)
      return true
    case .container(let instance):
      words.append(15 << 32)
      return add(instance, graph)
    case .column(let column, let instance):
      add(11, UInt32(column.rawValue))
      return instance.map { add($0, graph) } ?? true
    case .screen(let instance):
      words.append(12 << 32)
      return add(instance, graph)
    case .page(let instance):
      words.append(13 << 32)
      return add(instance, graph)
    case .present(let instance, let style):
      add(14, UInt32(style.map { Style.allCases.firstIndex(of: $0) ?? 0 } ?? 99))
      return add(instance, graph)
    }
  }

  private mutating func add(_ instance: InstanceID, _ graph: NavigationGraph) -> Bool {
    let instance = graph.instances[instance]
    switch instance.content {
    case .screen(let id): add(20, id.raw)
    case .stack(let id): add(21, id.raw)
    case .tabs(let id): add(22, id.raw)
    case .split(let id): add(23, id.raw)
    case .pages(let id): add(24, id.raw)
    case .modal(let id): add(25, id.raw)
    case .alert(let id): add(26, id.raw)
    case .unknown: return false
    }
    return add(instance.arguments, graph)
  }

  /// Adds a test of a branch. Equal tests have equal words. The depth of the recursion is that of the brackets, which the parser limits.
  private mutating func add(_ test: TestID, _ graph: NavigationGraph) -> Bool {
    switch graph.tests[test] {
    case .condition(let id, let arguments):
      add(52, id.raw)
      return add(arguments, graph)
    case .equals(let parameter, let value):
      words.append(53 << 32)
      return add(.parameter(parameter), graph) && add(value, graph)
    case .opensWindows:
      words.append(54 << 32)
      return true
    case .not(let inner):
      words.append(55 << 32)
      return add(inner, graph)
    case .all(let operands), .any(let operands):
      let isAll = if case .all = graph.tests[test] { true } else { false }
      add(isAll ? 56 : 57, UInt32(truncatingIfNeeded: operands.count))
      return graph.testOperands[operands].allSatisfy { add($0.test, graph) }
    case .unknown: return false
    }
  }

  private mutating func add(_ arguments: IDRange<Argument>, _ graph: NavigationGraph) -> Bool {
    // The arguments are in the order of the parameters.
    for argument in graph.arguments[arguments] {
      // An argument that equals the default has no effect.
      if let value = graph.parameters[argument.parameter].defaultValue, value == argument.value { continue }
      add(30, argument.parameter.raw)
      guard add(argument.value, graph) else { return false }
    }
    return true
  }

  private mutating func add(_ value: Expression, _ graph: NavigationGraph, depth: Int = 0) -> Bool {
    switch value {
    case .parameter(let id):
      guard parameters.contains(id) else {
        add(40, id.raw)
        return true
      }
      let known = numbers.first { $0.0 == id }?.1
      let number = known ?? UInt64(numbers.count)
      if known == nil { numbers.append((id, number)) }
      words.append(41 << 32 | number)
    case .string(let name): add(42, name.raw)
    case .int(let number): words += [43 << 32, UInt64(bitPattern: number)]
    case .double(let number): words += [44 << 32, number.bitPattern]
    case .bool(let flag): add(45, flag ? 1 : 0)
    case .enumerationCase(let id): add(46, id.raw)
    case .list(let range):
      add(47, UInt32(truncatingIfNeeded: range.count))
      // Deeper lists count as unknown, because lists of lists aren't useful.
      guard depth < 4 else { return false }
      for element in graph.expressions[range] {
        guard add(element, graph, depth: depth + 1) else { return false }
      }
    case .nil: words.append(48 << 32)
    case .unknown: return false
    }
    return true
  }
}
