import NavGraphRuntime

/// Returns the visible content of a tree, from the bottom up.
@MainActor func words<G>(of tree: NavGraph.Tree<G>, _ name: (G.Screen) -> String) -> [String] {
  func words(_ node: NavGraph.Node<G>) -> String {
    switch node.content {
    case .blank: "-"
    case .screen(let screen): name(screen)
    case .stack(_, let screens): "stack[" + screens.map(words).joined(separator: " ") + "]"
    case .tabs(_, let contents, let selected): "tabs*\(selected)[" + words(contents[selected]) + "]"
    case .split(_, let columns, let focus):
      focus.isCollapsed
        ? "stack[" + columnsUp(to: focus.front, of: columns).flatMap(pages).joined(separator: " ") + "]"
        : "split[" + columnsUp(to: .detail, of: columns).map { pages($0).joined(separator: " ") }.joined(separator: "|") + "]"
    case .pages(_, let contents, let selected): "pages[" + words(contents[selected]) + "]"
    }
  }
  func pages(_ column: NavGraph.Node<G>) -> [String] {
    if case .stack(_, let screens) = column.content { screens.map(words) } else { [words(column)] }
  }
  /// Returns the text for a visible inspector. It is only added to the front layer.
  func inspector(_ node: NavGraph.Node<G>) -> String {
    switch node.content {
    case .tabs(_, let contents, let selected): return inspector(contents[selected])
    case .split(_, let columns, let focus):
      guard focus.showsInspector, let inspector = columns[.inspector] else { return "" }
      return "+inspector[" + pages(inspector).joined(separator: " ") + "]"
    default: return ""
    }
  }
  var layers = [words(tree.root)] + tree.modals.map { $0.content.map(words) ?? "alert" }
  let front = tree.modals.isEmpty ? tree.root : tree.modals.last?.content
  layers[layers.count - 1] += front.map(inspector) ?? ""
  return layers
}

/// Returns the name of a screen with its values, such as `folder(1)`.
func pageName(_ screen: Any) -> String {
  guard let child = Mirror(reflecting: screen).children.first else { return "\(screen)" }
  return (child.label ?? "") + "(" + Mirror(reflecting: child.value).children.map { "\(raw($0.value))" }.joined(separator: ",") + ")"
}

private func raw(_ value: Any) -> Any { (value as? any RawRepresentable).map { $0.rawValue } ?? value }

private func columnsUp<G>(to last: NavGraph.Column, of columns: [NavGraph.Column: NavGraph.Node<G>]) -> [NavGraph.Node<G>] {
  ([.sidebar, .content, .detail] as [NavGraph.Column]).filter { $0.order <= last.order }.compactMap { columns[$0] }
}
