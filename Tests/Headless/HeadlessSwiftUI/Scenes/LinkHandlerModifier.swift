import HeadlessUIKit

/// A modifier with which a view handles links and activities (SwiftUI-U1).
struct LinkHandlerModifier: ViewModification {
  var url: ((URL) -> Void)?
  var activity: (type: String, work: (NSUserActivity) -> Void)?

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { LinkHandlerMemory() }
    let scene = node.environment.scene
    memory.scene = scene
    if let url { scene?.urls[ObjectIdentifier(memory)] = url }
    if let activity { scene?.activities[ObjectIdentifier(memory)] = activity }
    node.child("content", content)
  }
}

private final class LinkHandlerMemory: NodeMemory {
  weak var scene: HeadlessSceneMemory?

  override func leave() {
    scene?.urls[ObjectIdentifier(self)] = nil
    scene?.activities[ObjectIdentifier(self)] = nil
  }
}

@available(iOS 14.0, *) extension View {
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ModifiedContent(content: self, modifier: LinkHandlerModifier(url: action))
  }

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: LinkHandlerModifier(activity: (activityType, action)))
  }
}
