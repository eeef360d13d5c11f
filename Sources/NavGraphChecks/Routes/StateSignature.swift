import NavGraphModel
import NavGraphSyntax

/// The destination of a route as numbers, which are equal for two routes that lead to the same state for the same values.
///
/// Placeholders are numbered by their first use in the destination, so their names don't matter.
struct StateSignature {
  private(set) var words: [UInt64] = []
  private var numbers: [(ParameterID, UInt64)] = []
  private var parameters = IDRange<Parameter>.empty

  /// Replaces the signature with that of a route. Returns false if something couldn't be resolved, or if the route has more than a
  /// destination.
  mutating func read(_ route: Route, in graph: NavigationGraph) -> Bool {
    words.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    guard !route.destinations.isEmpty, !graph.hasArms(in: route.destinations), !route.isPoisoned else { return false }
    parameters = route.parameters
    for host in route.hosts { add(tag: 1, number: host.raw) }
    for scheme in route.schemes { add(tag: 2, number: scheme.raw) }
    add(tag: 3, number: UInt32(route.links.map { App.LinkPolicy.allCases.firstIndex(of: $0) ?? 0 } ?? 9))
    add(tag: 8, number: UInt32(truncatingIfNeeded: route.expiry ?? 0))
    for use in graph.guardUses[route.requires] {
      add(tag: 4, number: use.guard.raw)
      guard add(use.arguments, in: graph) else { return false }
    }
    for branch in route.branches {
      add(tag: 50, number: branch.raw &- route.branches.start)
      if let test = graph.branches[branch].test { guard add(test, in: graph) else { return false } }
    }
    for destination in graph.destinations[route.destinations] {
      add(tag: 51, number: destination.branch.map { $0.raw &- route.branches.start } ?? .max)
      add(tag: 5, number: UInt32(destination.idioms.rawValue))
      if let root = destination.root, graph.content(of: root) == .unknown { return false }
      add(tag: 6, number: destination.root?.instance.raw ?? .max)
      add(tag: 7, number: UInt32(truncatingIfNeeded: destination.hereFrom ?? -1))
      // The root of a stack may be named or omitted.
      var root = destination.root.flatMap { StateSignature.rootScreen(of: $0.instance, on: destination.idioms, in: graph) }
      for step in graph.destinationSteps[destination.steps] {
        if case .screen(let instance) = step.kind, let shown = root, graph.instances[instance].content == .screen(shown),
          graph.instances[instance].arguments.isEmpty
        {
          root = nil
          continue
        }
        root = nil
        switch step.kind {
        case .tab(let tab): root = graph.tabs[tab].content.flatMap { StateSignature.rootScreen(of: $0, on: destination.idioms, in: graph) }
        case .present(let instance, _): root = StateSignature.rootScreen(of: instance, on: destination.idioms, in: graph)
        default: break
        }
        guard add(step.kind, in: graph) else { return false }
      }
    }
    return true
  }

  /// Returns the root of a stack, or of the stack in a modal.
  private static func rootScreen(of instance: InstanceID, on idioms: Idioms, in graph: NavigationGraph) -> ScreenID? {
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

  private mutating func add(tag: UInt64, number: UInt32) { words.append(tag << 32 | UInt64(number)) }

  private mutating func add(_ kind: DestinationStep.Kind, in graph: NavigationGraph) -> Bool {
    switch kind {
    case .tab(let tab):
      add(tag: 10, number: tab.raw)
      return true
    case .container(let instance):
      words.append(15 << 32)
      return add(instance, in: graph)
    case .column(let column, let instance):
      add(tag: 11, number: UInt32(column.rawValue))
      return instance.map { add($0, in: graph) } ?? true
    case .screen(let instance):
      words.append(12 << 32)
      return add(instance, in: graph)
    case .page(let instance):
      words.append(13 << 32)
      return add(instance, in: graph)
    case .present(let instance, let style):
      add(tag: 14, number: UInt32(style.map { Style.allCases.firstIndex(of: $0) ?? 0 } ?? 99))
      return add(instance, in: graph)
    }
  }

  private mutating func add(_ instance: InstanceID, in graph: NavigationGraph) -> Bool {
    let instance = graph.instances[instance]
    switch instance.content {
    case .screen(let id): add(tag: 20, number: id.raw)
    case .stack(let id): add(tag: 21, number: id.raw)
    case .tabs(let id): add(tag: 22, number: id.raw)
    case .split(let id): add(tag: 23, number: id.raw)
    case .pages(let id): add(tag: 24, number: id.raw)
    case .modal(let id): add(tag: 25, number: id.raw)
    case .alert(let id): add(tag: 26, number: id.raw)
    case .unknown: return false
    }
    return add(instance.arguments, in: graph)
  }

  /// Adds a test of a branch. Equal tests have equal words. The depth of the recursion is that of the brackets, which the parser limits.
  private mutating func add(_ test: TestID, in graph: NavigationGraph) -> Bool {
    switch graph.tests[test] {
    case .condition(let id, let arguments):
      add(tag: 52, number: id.raw)
      return add(arguments, in: graph)
    case .equals(let parameter, let value):
      words.append(53 << 32)
      return add(.parameter(parameter), in: graph) && add(value, in: graph)
    case .opensWindows:
      words.append(54 << 32)
      return true
    case .not(let inner):
      words.append(55 << 32)
      return add(inner, in: graph)
    case .all(let operands), .any(let operands):
      let isAll = if case .all = graph.tests[test] { true } else { false }
      add(tag: isAll ? 56 : 57, number: UInt32(truncatingIfNeeded: operands.count))
      return graph.testOperands[operands].allSatisfy { add($0.test, in: graph) }
    case .unknown: return false
    }
  }

  private mutating func add(_ arguments: IDRange<Argument>, in graph: NavigationGraph) -> Bool {
    // The arguments are in the order of the parameters.
    for argument in graph.arguments[arguments] {
      // An argument that equals the default has no effect.
      if let value = graph.parameters[argument.parameter].defaultValue, value == argument.value { continue }
      add(tag: 30, number: argument.parameter.raw)
      guard add(argument.value, in: graph) else { return false }
    }
    return true
  }

  private mutating func add(_ value: Expression, in graph: NavigationGraph, depth: Int = 0) -> Bool {
    switch value {
    case .parameter(let id):
      guard parameters.contains(id) else {
        add(tag: 40, number: id.raw)
        return true
      }
      let known = numbers.first { $0.0 == id }?.1
      let number = known ?? UInt64(numbers.count)
      if known == nil { numbers.append((id, number)) }
      words.append(41 << 32 | number)
    case .string(let name): add(tag: 42, number: name.raw)
    case .int(let number): words += [43 << 32, UInt64(bitPattern: number)]
    case .double(let number): words += [44 << 32, number.bitPattern]
    case .bool(let flag): add(tag: 45, number: flag ? 1 : 0)
    case .enumerationCase(let id): add(tag: 46, number: id.raw)
    case .list(let range):
      add(tag: 47, number: UInt32(truncatingIfNeeded: range.count))
      // Deeper lists count as unknown, because lists of lists aren't useful.
      guard depth < 4 else { return false }
      for element in graph.expressions[range] {
        guard add(element, in: graph, depth: depth + 1) else { return false }
      }
    case .nil: words.append(48 << 32)
    case .unknown: return false
    }
    return true
  }
}
