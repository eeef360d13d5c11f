import NavGraphRuntime

/// What is seen of a tree, from the bottom up.
@MainActor func words<G>(of tree: NavGraph.Tree<G>, _ name: (G.Screen) -> String) -> [String] {
  func words(_ node: NavGraph.Node<G>) -> String {
    switch node.content {
    case .blank: "-"
    case .screen(let screen): name(screen)
    case .stack(_, let screens): "stack[" + screens.map(words).joined(separator: " ") + "]"
    case .tabs(_, let contents, let selected): "tabs*\(selected)[" + words(contents[selected]) + "]"
    case .split, .pages: "?"
    }
  }
  return [words(tree.root)] + tree.modals.map { $0.content.map(words) ?? "alert" }
}

/// For example: `folder(1)`
func pageName(_ screen: Any) -> String {
  guard let child = Mirror(reflecting: screen).children.first else { return "\(screen)" }
  return (child.label ?? "") + "(" + Mirror(reflecting: child.value).children.map { "\(raw($0.value))" }.joined(separator: ",") + ")"
}

private func raw(_ value: Any) -> Any { (value as? any RawRepresentable).map { $0.rawValue } ?? value }
