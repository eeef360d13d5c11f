/// A vertical stack of views. Nothing is laid out.
@available(iOS 13.0, *) nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func update(_ node: ViewNode) { node.child("content", content) }
}
