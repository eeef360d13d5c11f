import NavGraphSyntax

// Containers in a target: those that have values for their parameters, and those that lack a part.
extension Resolver {
  /// A container that the walk has reached, named with values for its parameters: `Deep(list: 77) / Second`.
  mutating func takeContainer(_ step: SyntaxNode, _ walk: inout TargetWalk) {
    guard InstanceSyntax(step).arguments != nil,
      let instance = silently(walk.isRepeated, { $0.resolveInstance(step, in: .contained) }),
      !graph.instances[instance].arguments.isEmpty
    else { return }
    append(.container(instance), step)
  }

  /// A container in which anything may be about to stand. A stack without its root holds what is named, whatever that is.
  func isHalfWritten(_ content: Content) -> Bool {
    if case .stack = content { false } else { graph.incomplete.contains(content) }
  }

  /// Something that is named where it can't be shown: that nothing else shows it is not reported again.
  mutating func resolveMeant(_ node: SyntaxNode?, _ walk: TargetWalk) {
    guard let instance = silently(walk.isRepeated, { $0.resolveInstance(node, in: .contained, isComplete: false) }) else { return }
    poison(.content(graph.instances[instance].content))
  }
}
