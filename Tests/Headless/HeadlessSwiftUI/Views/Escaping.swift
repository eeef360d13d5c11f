import HeadlessUIKit

/// What somebody asks for who doesn't see the screen.
@available(iOS 13.0, *) nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind(name: "default")
  /// VoiceOver's escape.
  public static let escape = AccessibilityActionKind(name: "escape")

  let name: String
}

/// Does something at VoiceOver's escape, before the stack around it is asked. Other actions are not performed here.
struct Escaping: ViewModification {
  let kind: AccessibilityActionKind
  let handler: () -> Void

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    node.child("content", content)
    guard kind == .escape else { return }
    let memory = node.memory { EscapingMemory() }
    memory.controller = node.environment.controller
    memory.controller?.escapes = { [handler] in handler() }
  }
}

private final class EscapingMemory: NodeMemory {
  weak var controller: UIViewController?

  override func leave() { controller?.escapes = nil }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: Escaping(kind: actionKind, handler: handler))
  }
}
