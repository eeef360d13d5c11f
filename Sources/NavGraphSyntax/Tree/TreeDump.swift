/// A textual form of trees, one line for each node with its own tokens. Tests state their expectations in it.
package enum TreeDump {
  /// Returns the textual form of a tree, such as:
  ///
  ///     screen `screen`
  ///       name `Help`
  package static func draw(_ tree: SyntaxTree) -> String { draw(tree.root) }

  package static func draw(_ node: SyntaxNode) -> String {
    var text = ""
    var ends: [Int] = []
    for index in node.index..<Int(node.tree.nodes[node.index].end) {
      while let end = ends.last, end <= index { ends.removeLast() }
      let next = SyntaxNode(in: node.tree, at: index)
      text += String(repeating: "  ", count: ends.count) + "\(next.kind)"
      for token in next.ownTokens { text += " `" + node.tree.text(of: token) + "`" }
      text += "\n"
      ends.append(Int(node.tree.nodes[index].end))
    }
    return text
  }
}
