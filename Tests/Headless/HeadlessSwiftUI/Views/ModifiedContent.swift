/// A view with something done to it.
@available(iOS 13.0, *) public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, *) extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModification {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode) { modifier.update(node, content) }
}

/// A modifier of the system. The name is the stand-in's.
public protocol ViewModification {
  /// Shows `content` as a child of `node`, and does its part.
  @MainActor func update(_ node: ViewNode, _ content: any View)
}
