/// A view with a modifier.
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

/// A system modifier. This protocol exists only in the headless SwiftUI.
public protocol ViewModification {
  /// Adds `content` as a child of `node`, and applies the modifier.
  @MainActor func update(_ node: ViewNode, _ content: any View)
}
