/// A modifier that adds a background to a view.
struct Beside: ViewModification {
  let other: any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    node.child("other", other)
    node.child("content", content)
  }
}

@available(iOS 13.0, *) extension View {
  @available(iOS 15.0, *)
  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    ModifiedContent(content: self, modifier: Beside(other: content()))
  }
}
