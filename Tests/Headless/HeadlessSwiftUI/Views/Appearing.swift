/// A modifier that reports when a view appears and disappears (SwiftUI-V6).
struct Appearing: ViewModification {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { AppearingMemory() }
    memory.disappear = disappear
    node.child("content", content)
    guard !memory.hasAppeared else { return }
    memory.hasAppeared = true
    if let appear { node.graph.afterwards { appear() } }
  }
}

private final class AppearingMemory: NodeMemory {
  var hasAppeared = false
  var disappear: (() -> Void)?

  override func leave() { disappear?() }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: Appearing(appear: action))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: Appearing(disappear: action))
  }
}
