/// A modifier for the layout of a view, without effect.
struct Placed: ViewModification {
  @MainActor func update(_ node: ViewNode, _ content: any View) { node.child("content", content) }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    ModifiedContent(content: self, modifier: Placed())
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { ModifiedContent(content: self, modifier: Placed()) }
}
