/// What a simulated scene shows, as a value: equal if the same is shown.
package struct SimulatedState: NavGraph.StateValue {
  package typealias G = Simulated
  package let tree: NavGraph.Tree<Simulated>

  package init(tree: NavGraph.Tree<Simulated>) { self.tree = tree }

  /// With the tables of the graph that runs.
  package init(from decoder: any Decoder) throws { tree = try NavGraph.Tree(from: decoder) }
}
