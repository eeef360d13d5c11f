import NavGraphSimulator

@testable import NavGraphModel

/// Maps a scene's tree and the checker's states to outlines.
///
/// A tree and a state correspond if their outlines are equal. An outline contains:
///
/// - a layer for the root, or for the guard flow that replaces it, and one for each modal from the bottom up, identified by their content;
/// - the screens of each container position from the bottom up without their arguments, unless they are as declared;
/// - the selection of tabs and pages, and the content of columns, unless it is as declared;
/// - the front column of each split, and whether the inspector is shown. Whether splits are collapsed is a property of the walker.
///
/// Identities, arguments, styles, and waiting requests are omitted. The rest of a state (presenters,
/// outcome handlers, suspended work, and guarded positions that have been shown) isn't compared:
/// after each step, a state that follows from a previous one must have the tree's outline.
struct Abstraction {
  let walker: AbstractInterpreter
  private var places: Places { walker.places }

  init(of walker: AbstractInterpreter) { self.walker = walker }

  func outline(of state: State) -> [Layer] { state.layers.map(outline) }

  private func outline(of layer: Layer) -> Layer {
    var result = Layer(of: layer.unit)
    for path in layer.paths { result.set(path, in: path.slot) }
    for choice in layer.choices { result.choose(Int(choice.value), in: choice.slot) }
    return result
  }

  /// Returns the outline of a tree, or nil if `Places` lacks one of its places.
  func outline(of tree: NavGraph.Tree<Simulated>) -> [Layer]? {
    var result: [Layer] = []
    if let root = tree.rootName {
      guard let layer = layer(kind: .root, content: root.id, node: tree.root) else { return nil }
      result.append(layer)
    } else {
      guard let flow = tree.rootFlow, let layer = layer(kind: .guardFlow, content: flow.flow.id, node: tree.root) else { return nil }
      result.append(layer)
    }
    for modal in tree.modals {
      guard let layer = layer(kind: .presented, content: modal.modal.id, node: modal.content) else { return nil }
      result.append(layer)
    }
    return result
  }

  private func layer(kind: PresentationContext.Kind, content: Content, node: NavGraph.Node<Simulated>?) -> Layer? {
    guard let unit = walker.unit(as: kind, for: content) else { return nil }
    var layer = Layer(of: unit)
    guard let node else { return layer }
    guard let slot = places.units[unit].slot, fill(slot, from: node, of: &layer) else { return nil }
    return layer
  }

  private func fill(_ slot: SlotID, from node: NavGraph.Node<Simulated>, of layer: inout Layer) -> Bool {
    let children = places.slots[slot].children
    switch node.content {
    case .blank: return false
    case .screen(let screen): return put([screen.id], in: slot, of: &layer)
    case .stack(_, let nodes): return put(nodes.compactMap(\.screen?.id), in: slot, of: &layer)
    case .tabs(_, let nodes, let selected):
      let tabs = children.filter { child in
        if case .tab = places.slots[child].role { places.slots[child].kind != .nothing } else { false }
      }
      guard tabs.count == nodes.count, nodes.indices.contains(selected) else { return false }
      walker.select(tabs[selected], in: slot, of: &layer)
      return zip(tabs, nodes).allSatisfy { fill($0, from: $1, of: &layer) }
    case .pages(_, let nodes, let selected):
      guard children.count == nodes.count, nodes.indices.contains(selected) else { return false }
      walker.select(children[selected], in: slot, of: &layer)
      return zip(children, nodes).allSatisfy { fill($0, from: $1, of: &layer) }
    case .split(_, let columns, let focus):
      walker.set(
        AbstractInterpreter.Focus(
          front: column(from: focus.column) ?? walker.focus(of: slot, in: layer).front, showsInspector: focus.showsInspector), of: slot,
        in: &layer
      )
      return Column.allCases.allSatisfy { column in
        let child = children[Int(column.rawValue)]
        guard let node = columns[NavGraph.Column(column)] else { return true }
        guard let content = node.container?.id, places.slots[child].kind.content != content else {
          return fill(child, from: node, of: &layer)
        }
        guard let other = places.alternate(for: content, in: child) else { return false }
        walker.put(other, into: child, in: &layer)
        return fill(other, from: node, of: &layer)
      }
    }
  }

  private func put(_ screens: [ScreenID], in slot: SlotID, of layer: inout Layer) -> Bool {
    walker.set(Path(slot: slot, screens: screens), in: &layer)
    return screens.allSatisfy { places.place(of: $0, in: slot) != nil }
  }

  private func column(from column: NavGraph.Column?) -> Column? { Column.allCases.first { NavGraph.Column($0) == column } }
}
