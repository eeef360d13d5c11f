/// A modifier that gives a view an explicit identity. A view with another identity has new state (SwiftUI-V4).
struct Identified: ViewModification {
  let id: AnyHashable

  @MainActor func update(_ node: ViewNode, _ content: any View) { node.child(id, content) }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedContent(content: self, modifier: Identified(id: AnyHashable(id)))
  }
}
