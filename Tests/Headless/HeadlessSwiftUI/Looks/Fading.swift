import HeadlessUIKit

/// A transition of a view. The only one is a cross-fade.
@available(iOS 13.0, *) public struct AnyTransition: Sendable {
  @MainActor public static let opacity = AnyTransition()
}

/// An animation, of which only the duration is known.
@available(iOS 13.0, *) public struct Animation: Equatable, Sendable {
  let duration: Double

  public static let `default` = Animation(duration: 0.35)

  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
}

/// A modifier that records a cross-fade when `value` changes with an animation.
struct Animated<Value: Equatable>: ViewModification {
  let animation: Animation?
  let value: Value

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { AnimatedMemory<Value>() }
    if let before = memory.value, before != value, animation != nil { Headless.world.fade() }
    memory.value = value
    node.child("content", content)
  }
}

private final class AnimatedMemory<Value>: NodeMemory {
  var value: Value?
}

@available(iOS 13.0, *) extension View {
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    ModifiedContent(content: self, modifier: Placed())
  }

  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    ModifiedContent(content: self, modifier: Animated(animation: animation, value: value))
  }
}
