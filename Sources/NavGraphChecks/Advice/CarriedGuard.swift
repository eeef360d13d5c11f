import NavGraphModel

/// A use of a guard, with its arguments rewritten for another declaration.
///
/// For example, `on open(account: Int) requires mayRead(account) -> push Account(number: account)` has the guard that is
/// `requires mayRead(account: number)` on the screen `Account`.
struct CarriedGuard {
  private enum Value {
    /// A literal, which is the same in every declaration.
    case literal(Expression)
    /// The value of a parameter of the screen.
    case parameter(ParameterID)
  }
  private let name: String
  private let values: [(label: ParameterID, value: Value)]
  private let graph: NavigationGraph

  /// Creates the guard as the screen that `instance` shows can name it, or nil if the screen doesn't get a value that the guard takes.
  ///
  /// - Parameter instance: The shown instance, which is in the declaration that has `use`, or contains it.
  init?(_ use: GuardUse, shownBy instance: InstanceID?, in graph: NavigationGraph) {
    self.graph = graph
    name = graph.text(of: graph.guards[use.guard].declared.name)
    let arguments = graph.arguments[use.arguments]
    let received = arguments.isEmpty ? [:] : CarriedGuard.received(by: instance, in: graph)
    var values: [(label: ParameterID, value: Value)] = []
    for argument in arguments {
      switch argument.value {
      case .parameter(let source):
        guard let target = received[source] else { return nil }
        values.append((argument.parameter, .parameter(target)))
      case .list, .unknown: return nil
      default: values.append((argument.parameter, .literal(argument.value)))
      }
    }
    self.values = values
  }

  /// Returns the parameters of the first screen that `instance` shows. The keys are the parameters whose values they get.
  private static func received(by instance: InstanceID?, in graph: NavigationGraph) -> [ParameterID: ParameterID] {
    guard var next = instance else { return [:] }
    var map = targets(of: next, in: graph)
    // Containers in a valid graph aren't nested deeper.
    for _ in 0..<16 {
      guard let inner = graph.shownFirst(by: graph.instances[next].content) else { break }
      next = inner
      let step = targets(of: next, in: graph)
      map = map.compactMapValues { step[$0] }
    }
    return map
  }

  private static func targets(of instance: InstanceID, in graph: NavigationGraph) -> [ParameterID: ParameterID] {
    var map: [ParameterID: ParameterID] = [:]
    for argument in graph.arguments[graph.instances[instance].arguments] {
      if case .parameter(let source) = argument.value, map[source] == nil { map[source] = argument.parameter }
    }
    return map
  }

  /// The guard as it is written on the screen: `mayRead(account: number)`.
  var onScreen: String { text { graph.text(of: graph.parameters[$0].name) } ?? name }

  /// Returns the guard as it is written in the declaration that contains `instance`, or nil if it lacks a value there.
  func text(where instance: InstanceID?) -> String? {
    guard !values.isEmpty else { return name }
    guard let instance else { return nil }
    let given = graph.arguments[graph.instances[instance].arguments]
    return text { parameter in
      let value = given.first { $0.parameter == parameter }?.value ?? graph.parameters[parameter].defaultValue
      return value.flatMap { $0 == .unknown ? nil : graph.words(of: $0) }
    }
  }

  private func text(writing written: (ParameterID) -> String?) -> String? {
    if values.isEmpty { return name }
    var parts: [String] = []
    for (label, value) in values {
      let text: String?
      switch value {
      case .literal(let literal): text = graph.words(of: literal)
      case .parameter(let parameter): text = written(parameter)
      }
      guard let text else { return nil }
      let label = graph.text(of: graph.parameters[label].name)
      parts.append(label == text ? label : "\(label): \(text)")
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

extension NavigationGraph {
  /// Returns the instance that a container shows first, or nil for a screen, and for a container without content.
  func shownFirst(by content: Content) -> InstanceID? {
    switch content {
    case .stack(let id): stacks[id].root
    case .pages(let id): pages[pageSets[id].pages].first?.instance
    case .modal(let id): contents(of: id).first
    case .tabs(let id): tabs[tabSets[id].tabs].first { $0.content != nil }?.content
    case .split(let id): splits[id].detail ?? splits[id].content ?? splits[id].sidebar
    case .screen, .alert, .unknown: nil
    }
  }
}
