import Foundation

nonisolated extension NavGraph.Reducer {
  /// Leaves by position: pop what was pushed, dismiss what was presented, clear a column.
  mutating func close() {
    guard let place, let path = tree.path(to: place), let layer = path.first else { return drop("there is no place") }
    if case .stack(_, let nodes)? = path.dropLast().last?.content, nodes.count > 1 {
      return changeStack { $0.removeLast() }
    }
    #if SPLITS
    if let (_, column) = split(around: place) { return clear(column) }
    #endif
    #if GUARDS
    if tree.rootFlow != nil, layer.id == tree.root.id { return leaveFlow(.dismissed(by: .app)) }
    #endif
    if tree.modals.contains(where: { $0.content?.id == layer.id }) {
      leaveFlow(.dismissed(by: .app))
    } else {
      drop("this is where everything starts")
    }
  }
}
