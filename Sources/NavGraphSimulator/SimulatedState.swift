/// The navigation state of a simulated scene.
package struct SimulatedState: NavGraph.StateValue {
  package typealias G = Simulated
  package let tree: NavGraph.Tree<Simulated>

  package init(tree: NavGraph.Tree<Simulated>) { self.tree = tree }

  /// Decodes the state with the tables of the graph that is running.
  package init(from decoder: any Decoder) throws { tree = try NavGraph.Tree(from: decoder) }
}
