// The parameters that distinguish places.
extension NavigationGraph {
  /// Returns the parameters of a screen that distinguish its places: those that are marked as keys, or all if none is marked.
  package func keys(of screen: ScreenID) -> [ParameterID] {
    let all = Array(screens[screen].parameters)
    let marked = all.filter { parameters[$0].keyRange != nil }
    return marked.isEmpty ? all : marked
  }

  /// Returns the parameters that distinguish the places of a content. A stack, pages, or a modal is the same place if its screens are.
  package func keys(of content: Content) -> [ParameterID] {
    let own = self.parameters(of: content)
    if own.isEmpty { return [] }
    return switch content {
    case .screen(let id): keys(of: id)
    case .stack(let id): used(among: own, in: stacks[id].root.map { [$0] } ?? [])
    case .pages(let id): used(among: own, in: pageSets[id].pages.map { pages[$0].instance })
    case .modal(let id): used(among: own, in: contents(of: id))
    case .alert, .tabs, .split, .unknown: Array(own)
    }
  }

  /// Whether some parameters aren't keys. Such a content is updated with new values and stays where it is.
  package func isTold(_ content: Content) -> Bool { keys(of: content).count < parameters(of: content).count }

  /// Whether any screen of the graph can be updated with new values.
  package var hasKeys: Bool { screens.ids.contains { isTold(.screen($0)) } }

  /// Returns the parameters in `own` that feed a key of one of the instances.
  private func used(among own: IDRange<Parameter>, in instances: [InstanceID], depth: Int = 0) -> [ParameterID] {
    var found: Set<ParameterID> = []
    for instance in instances {
      let content = self.instances[instance].content
      let wanted: [ParameterID]
      switch content {
      case .screen(let id): wanted = keys(of: id)
      case .stack, .pages: wanted = depth < 2 ? keys(of: content) : Array(parameters(of: content))
      default: wanted = Array(parameters(of: content))
      }
      for argument in arguments[self.instances[instance].arguments] where wanted.contains(argument.parameter) {
        collect(from: argument.value, into: &found)
      }
    }
    return own.filter { found.contains($0) }
  }

  private func collect(from value: Expression, into found: inout Set<ParameterID>, depth: Int = 0) {
    switch value {
    case .parameter(let id): found.insert(id)
    case .list(let run) where depth < 64: for element in run { collect(from: expressions[element], into: &found, depth: depth + 1) }
    default: break
    }
  }
}
