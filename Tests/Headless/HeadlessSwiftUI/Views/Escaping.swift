import HeadlessUIKit

/// The kind of an accessibility action.
@available(iOS 13.0, *) nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind(name: "default")
  /// VoiceOver's escape gesture.
  public static let escape = AccessibilityActionKind(name: "escape")

  let name: String
}

/// A modifier that handles VoiceOver's escape gesture before the enclosing stack does. Other actions have no effect.
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
