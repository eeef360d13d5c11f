import NavGraphSyntax

// Containers in a target: those with values for their parameters, and incomplete ones.
extension Resolver {
  /// Takes the reached container, named with values for its parameters: `Deep(list: 77) / Second`.
  mutating func takeContainer(from step: SyntaxNode, in walk: inout TargetWalk) {
    guard InstanceSyntax(step).arguments != nil,
      let instance = silently(when: walk.isRepeated, body: { $0.resolveInstance(from: step, in: .contained) }),
      !graph.instances[instance].arguments.isEmpty
    else { return }
    append(.container(instance), at: step)
  }

  /// Whether a container is incomplete and may get any content. A stack without a root contains what is named.
  func isHalfWritten(_ content: Content) -> Bool {
    if case .stack = content { false } else { graph.incomplete.contains(content) }
  }

  /// Resolves content that is named where it can't be shown, so that it isn't reported as unreachable too.
  mutating func resolveMeant(from node: SyntaxNode?, in walk: TargetWalk) {
    guard let instance = silently(when: walk.isRepeated, body: { $0.resolveInstance(from: node, in: .contained, isComplete: false) }) else {
      return
    }
    poison(.content(graph.instances[instance].content))
  }
}
