/// A view that isn't evaluated again while it equals the previous one (SwiftUI-V5).
@available(iOS 13.0, *) nonisolated public struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
  public typealias Body = Never
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }

  @MainActor func update(_ node: ViewNode) {
    let memory = node.memory { EquatableMemory<Content>() }
    let isSame = memory.content == content && memory.environment == node.environment.surroundings
    memory.content = content
    memory.environment = node.environment.surroundings
    if isSame, node.keepChild("content") {
      node.graph.skipped += 1
    } else {
      node.child("content", content)
    }
  }
}

/// The previous content and environment.
private final class EquatableMemory<Content>: NodeMemory {
  var content: Content?
  var environment: EnvironmentValues.Surroundings?
}

@available(iOS 13.0, *) extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
