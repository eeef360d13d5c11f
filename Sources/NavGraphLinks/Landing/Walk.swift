import NavGraphModel

/// A state that users come to: something is pushed in every tab, the last tab is selected.
///
/// It is where warm links are tried out. With `cover` presented on top it is one with a modal up.
package struct Walk: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    /// A tab, by its place among those that have content.
    case select(TabsID, Int)
    case push(LandingScreen)
  }

  package var steps: [Step] = []
  package var state: LandingState
  /// A modal that anyone may dismiss; nil where the app has none.
  package var cover: LandingModal?

  /// The state with the modal up.
  package var covered: LandingState? {
    guard let cover else { return nil }
    var covered = state
    covered.modals = [cover]
    covered.markShown()
    return covered
  }
}

extension Lander {
  /// The walk from the root as it is shown first, with made-up values; nil without a root.
  package func walk() -> Walk? {
    guard let state = fresh() else { return nil }
    var walk = Walk(state: state)
    if case .tabs(let id, let tabs, _) = state.node.content {
      for index in tabs.indices {
        guard case .tabs(_, var tabs, _) = walk.state.node.content else { break }
        if index > 0 { walk.steps.append(.select(id, index)) }
        if let screen = pushable(on: tabs[index].node, in: state) {
          walk.steps.append(.push(screen))
          push(screen, &tabs[index].node)
        }
        walk.state.node.content = .tabs(id, tabs, selected: index)
        walk.state.markShown()
      }
    } else if let screen = pushable(on: state.node, in: state) {
      walk.steps.append(.push(screen))
      push(screen, &walk.state.node)
      walk.state.markShown()
    }
    walk.cover = cover()
    return walk
  }

  /// A screen that may stand on the stack that a sequence would go on with.
  private func pushable(on node: LandingNode, in state: LandingState) -> LandingScreen? {
    switch node.content {
    case .stack(let stack, _):
      for id in graph.screens.ids where holds(id, in: stack, of: state.root.content, isRoot: true) {
        let screen = LandingScreen(id, samples(graph.screens[id].parameters, choice: 1))
        if screen.arguments.allSatisfy(\.isKnown) { return screen }
      }
      return nil
    case .split(_, let columns, _): return leaf(columns).flatMap { pushable(on: columns[$0].node, in: state) }
    default: return nil
    }
  }

  private func push(_ screen: LandingScreen, _ node: inout LandingNode) {
    switch node.content {
    case .stack(let id, let screens): node.content = .stack(id, screens + [screen])
    case .split(let id, var columns, let front):
      guard let index = leaf(columns) else { return }
      push(screen, &columns[index].node)
      node.content = .split(id, columns, front: front)
    default: break
    }
  }

  /// The deepest column.
  private func leaf(_ columns: [LandingColumn]) -> Int? { columns.lastIndex { $0.column != .inspector } }

  /// A modal that users may dismiss; rather one that is no guard's flow.
  private func cover() -> LandingModal? {
    let flows = Set(graph.guards.compactMap { $0.flow.map { graph.instances[$0].content } })
    func modals(_ isFlow: Bool) -> LandingModal? {
      for id in graph.modals.ids where graph.modals[id].dismissal == .free && flows.contains(.modal(id)) == isFlow {
        let arguments = samples(graph.modals[id].parameters, choice: 1)
        let modal = LandingModal(.modal(id), arguments, make(.modal(id), arguments))
        if arguments.allSatisfy(\.isKnown), modal.node.content != .nothing { return modal }
      }
      return nil
    }
    return modals(false) ?? modals(true)
  }

  /// Made-up values, one for each parameter: the best that examples use, or others than those.
  package func samples(_ parameters: IDRange<Parameter>, choice: Int = 0) -> [LandingValue] {
    parameters.map { id in
      let type = graph.parameters[id].type
      let isOptional = if case .optional = graph.types[type] { true } else { false }
      if case .list(let element) = graph.types[graph.unwrapped(type)] {
        guard let text = sample(id, element, choice) else { return .list([]) }
        return .list([LandingValue(text, as: element, in: graph)])
      }
      guard let text = sample(id, type, choice) else { return isOptional ? .nil : defaultValue(of: id) }
      return LandingValue(text, as: type, in: graph)
    }
  }

  private func sample(_ id: ParameterID, _ type: TypeID, _ choice: Int) -> String? {
    let texts = SampleValue.texts(for: graph.text(graph.parameters[id].name), type, graph)
    return texts.isEmpty ? nil : texts[min(choice, texts.count - 1)]
  }
}
