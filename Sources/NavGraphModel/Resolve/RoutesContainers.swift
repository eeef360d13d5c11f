import NavGraphSyntax

// Containers in a target that have values for their parameters.
extension Resolver {
  /// A container that the walk has reached, named with values for its parameters: `Deep(list: 77) / Second`.
  mutating func takeContainer(_ step: SyntaxNode, _ walk: inout TargetWalk) {
    guard InstanceSyntax(step).arguments != nil,
      let instance = silently(walk.isRepeated, { $0.resolveInstance(step, in: .contained) }),
      !graph.instances[instance].arguments.isEmpty
    else { return }
    append(.container(instance), step)
  }
}
