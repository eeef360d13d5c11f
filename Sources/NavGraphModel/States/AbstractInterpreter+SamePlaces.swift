// Content that is already shown. Values are left out of states, so if they decide, both answers are possible.
extension AbstractInterpreter {
  enum Likeness { case yes, perhaps, no }

  /// Whether a column already shows a content with more screens on it, or on another page. It then stays.
  func keepsPushed(_ instance: InstanceID, in column: SlotID, of layer: Layer) -> Likeness {
    let content = graph.instances[instance].content
    let shown = shown(in: column, of: layer)
    let hasValues = !graph.parameters(of: content).isEmpty
    switch content {
    case .screen(let screen):
      guard shown == column, places.slots[column].hasPath, let path = path(in: column, of: layer) else { return .no }
      return keepsPushed(on: screen, in: path, hasValues: hasValues)
    case .stack(let id):
      guard places.slots[shown].kind.content == content, let path = path(in: shown, of: layer),
        let root = graph.stacks[id].root, case .screen(let screen) = graph.instances[root].content
      else { return .no }
      return keepsPushed(on: screen, in: path, hasValues: hasValues)
    case .tabs: return places.slots[shown].kind.content == content ? .yes : .no
    case .pages: return places.slots[shown].kind.content == content ? hasValues ? .perhaps : .yes : .no
    default: return .no
    }
  }

  private func keepsPushed(on screen: ScreenID, in path: Path, hasValues: Bool) -> Likeness {
    guard path.base == .floor else { return path.lowest.map { $0 == screen } ?? true ? .perhaps : .no }
    guard path.screens.first == screen, path.screens.count > 1 else { return .no }
    return hasValues ? .perhaps : .yes
  }

  /// Returns the run in which a modal that is on top is updated by an app-level event with other values. It then shows its initial content.
  func telling(_ instance: InstanceID, as style: Style?, arms: IDRange<Arm>, during run: Run) -> Run? {
    guard graph.isTold(graph.instances[instance].content), run.state.layers.count > 1, let top = run.state.top else { return nil }
    var told = run
    told.state.layers.removeLast()
    told.cursor = told.state.top.flatMap(leaf).map { Cursor(layer: told.state.layers.count - 1, slot: $0) }
    present(instance, as: style, arms: arms, during: &told)
    guard told.state.layers.count == run.state.layers.count else { return nil }
    told.layer.stay(as: top)
    return told
  }
}
