import Foundation

#if SPLITS
// What a link shows in the columns of a split.
nonisolated extension NavGraph.Reducer {
  mutating func openedSplit(
    _ name: G.Container, _ old: [NavGraph.Column: NavGraph.Node<G>], _ oldFocus: NavGraph.Focus,
    _ wanted: [NavGraph.Column: NavGraph.Visible<G>]
  ) -> NavGraph.Node<G>.Content {
    let declared = G.columns(of: name)
    var columns = old
    var focus = oldFocus
    focus.column = G.options(of: name).collapsesTo
    focus.showsInspector = false
    for column in NavGraph.Column.allCases {
      if let visible = wanted[column] {
        // A column may hold something else than declared; a link starts from what is declared.
        if columns[column]?.accepts(visible, asDeclared: declared[column]) != true, let shape = declared[column] {
          columns[column] = tree.make(shape)
        }
        if let node = columns[column] { columns[column] = opened(node, visible) }
        focus.bring(column)
      } else if columns[column]?.shape != declared[column] {
        columns[column] = declared[column].map { tree.make($0) }
      } else if let node = columns[column] {
        clearing.stacks.insert(node.id)
        clearing.screens.insert(node.id)
      }
    }
    return .split(name, columns, focus)
  }
}

nonisolated extension NavGraph.Node {
  /// Whether a target can be shown in this container; one that names no other is for the declared one.
  func accepts(_ visible: NavGraph.Visible<G>, asDeclared shape: NavGraph.Shape<G>?) -> Bool {
    if case .made = visible { true } else { container == shape?.container }
  }
}
#endif
