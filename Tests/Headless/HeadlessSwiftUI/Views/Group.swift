/// A group of views.
@available(iOS 13.0, *) public struct Group<Content> {
  private let content: Content
}

@available(iOS 13.0, *) extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func update(_ node: ViewNode) { node.child("group", content) }
}
